import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { replaceCompressed } from './lib/compress.mjs';
import { root } from './lib/run.mjs';
import { builtPart, deliveryFolder, writeSnippets } from './lib/delivery.mjs';
import { writeManifest } from './lib/manifest.mjs';

// Writes a deployment's configuration into a built client, renders its first paint, and writes the configurations of
// the servers that deliver it. Prints what was written.

const [file, client = 'dist/client', origins] = process.argv.slice(2);

/** @param {string} folder of the client @param {string | undefined} text */
const writeSecurity = (folder, text) => {
  const path = join(folder, '.well-known/security.txt');
  rmSync(dirname(path), { recursive: true, force: true });
  if (text === undefined) return;
  mkdirSync(dirname(path));
  writeFileSync(path, text);
};

const configure = async () => {
  if (file === undefined)
    throw new Error('usage: npm run configure -- config.json [dist/client [origins.json]]');
  const folder = resolve(client);
  const document = join(folder, 'index.html');
  if (!existsSync(document)) throw new Error(`${client} is not built: npm run build`);
  const { fillDocument } = await builtPart('document');
  const { checkConfig, exampleHosts, keptValues, readJson, securityTextFor, snippetsFor } =
    await builtPart('snippets');
  /** @param {string} path */
  const read = (path) => {
    if (!existsSync(path)) throw new Error(`${path}: there is no such file`);
    return readJson(path, readFileSync(path, 'utf8'));
  };
  const config = read(file);
  const example = read(join(root, 'docs/config.json'));
  checkConfig(config, example);
  const html = await fillDocument(readFileSync(document, 'utf8'), config);
  // An invalid input fails here, before anything is written.
  const more = origins && read(origins);
  const snippets = snippetsFor(html, config, more);
  const security = securityTextFor(more);
  replaceCompressed(document, html);
  writeSecurity(folder, security);
  writeSnippets(folder, snippets);
  await writeManifest(folder, config, more);
  const kept = keptValues(config, example);
  if (kept !== '') process.stdout.write(`${kept}\n`);
  const examples = exampleHosts(config, example);
  if (examples.length > 0)
    process.stdout.write(`hosts of the example, which do not exist: ${examples.join(', ')}\n`);
  process.stdout.write(
    `configured for ${config.environment}: copy ${client} and ${relative('', deliveryFolder(folder))} to the server\n`,
  );
  const base = config.apiBases['/v1'].replace(/\/+$/, '');
  process.stdout.write(`the client asks for GET /v1/user/info at ${base}/user/info\n`);
};

configure().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
