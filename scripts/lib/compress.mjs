import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './run.mjs';

const worthIt = /\.(js|css|svg|html|txt|ttf|pfb)$/;
const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** @param {string} path */
const writeCompressed = (path) => {
  const content = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(content, smallest));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
};

/**
 * Writes `.br` and `.gz` next to each asset of a folder that gets smaller, so that no server needs to compress.
 * @param {string} folder relative to the project's folder
 */
export const compress = (folder) => {
  for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
    const path = join(root, folder, name);
    if (worthIt.test(name) && statSync(path).isFile()) writeCompressed(path);
  }
};

/**
 * Replaces a file that has compressed forms. Removes them first, since a server must not send old ones.
 * @param {string} path
 * @param {string} text
 */
export const replaceCompressed = (path, text) => {
  for (const suffix of ['.br', '.gz']) rmSync(path + suffix, { force: true });
  writeFileSync(path, text);
  writeCompressed(path);
};
