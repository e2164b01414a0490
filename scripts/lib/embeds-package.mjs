import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withInherited } from './custom-elements.mjs';
import { root } from './run.mjs';

/**
 * Removes the script's own address. Bundlers write it into their output, and webpack uses a path of the machine that
 * builds. A bundled script works without it.
 * @param {string} code
 */
const withoutAddress = (code) => code.replaceAll('import.meta.url', '""');

/**
 * Returns the guide, with the hash of the frozen script.
 * @param {string} integrity
 */
const guideWith = (integrity) =>
  readFileSync(join(root, 'embeds/README.md'), 'utf8').replaceAll('sha384-…', integrity);

/**
 * Writes the documents for people and coding assistants at the address of the elements.
 * @param {string} integrity
 */
export const publishDocuments = (integrity) => {
  const to = join(root, 'dist/embeds');
  writeFileSync(join(to, 'guide.md'), guideWith(integrity));
  cpSync(join(root, 'embeds/CHANGELOG.md'), join(to, 'changelog.md'));
  cpSync(join(root, 'embeds/llms.txt'), join(to, 'llms.txt'));
};

/**
 * Creates `dist/embeds/package`, the package for partners who bundle the script, and packs it into a file that they
 * install by its address.
 * @param {readonly string[]} files the built module, its loader and the notices
 * @param {string} integrity what the guide shows for the frozen address
 * @param {string} folder where the packed file is put
 */
export const packageEmbeds = (files, integrity, folder) => {
  const from = join(root, 'embeds');
  const to = join(root, 'dist/embeds/package');
  rmSync(to, { recursive: true, force: true });
  cpSync(join(from, 'package'), to, { recursive: true });
  for (const file of files) cpSync(file, join(to, basename(file)));
  const script = join(to, 'paylater.js');
  writeFileSync(script, withoutAddress(readFileSync(script, 'utf8')));
  // The same types for CommonJS: a compiler derives the format of the code from the file extension.
  for (const name of readdirSync(to).filter((it) => it.endsWith('.d.ts'))) {
    const types = readFileSync(join(to, name), 'utf8').replaceAll("./index.js'", "./index.cjs'");
    writeFileSync(join(to, name.replace(/\.ts$/, '.cts')), types);
  }
  const manifest = JSON.parse(readFileSync(join(from, 'package/custom-elements.json'), 'utf8'));
  writeFileSync(join(to, 'custom-elements.json'), JSON.stringify(withInherited(manifest), null, 2));
  cpSync(join(from, 'CHANGELOG.md'), join(to, 'CHANGELOG.md'));
  cpSync(join(from, 'llms.txt'), join(to, 'llms.txt'));
  writeFileSync(join(to, 'README.md'), guideWith(integrity));
  // The package stores the permissions of its files. Without this they would depend on the builder's umask.
  for (const name of readdirSync(to)) chmodSync(join(to, name), 0o644);
  const pack = ['pack', to, '--pack-destination', folder, '--ignore-scripts', '--silent'];
  execFileSync('npm', pack, { stdio: ['ignore', 'ignore', 'inherit'] });
};
