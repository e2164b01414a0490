import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { builtPart } from './delivery.mjs';

/**
 * @param {Buffer} content
 * @returns {import('../../delivery/manifest').Sums}
 */
export const sumsOf = (content) => ({
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
});

/**
 * Returns the files below a folder, as paths relative to it, in one order on every machine.
 * @param {string} folder
 * @returns {readonly string[]}
 */
export const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((it) => it.isFile())
        .map((it) => relative(folder, join(it.parentPath, it.name)))
        .sort()
    : [];

/**
 * Returns the files below a folder, with their sums.
 * @param {string} folder
 */
export const sumsBelow = (folder) =>
  filesBelow(folder).map(
    (path) => /** @type {const} */ ([path, sumsOf(readFileSync(join(folder, path)))]),
  );

/**
 * Writes `manifest.json` next to a built client's folder: what a server must answer for the files of `client` and
 * `embeds`. `npm run verify` compares a server with it.
 * @param {string} client
 * @param {unknown} [config] the client's configuration, if it has one
 * @param {unknown} [more] the further origins
 */
export const writeManifest = async (client, config, more) => {
  const folder = dirname(client);
  const { manifestFor } = await builtPart('snippets');
  const sums = Object.entries({ client, embeds: join(folder, 'embeds') }).flatMap(([name, from]) =>
    sumsBelow(from).map(([path, sums]) => [`${name}/${path}`, sums]),
  );
  const html = readFileSync(join(client, 'index.html'), 'utf8');
  const manifest = manifestFor(Object.fromEntries(sums), html, config, more);
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
};
