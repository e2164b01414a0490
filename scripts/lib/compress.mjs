import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './run.mjs';

const worthIt = /\.(js|css|svg)$/;
const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Writes `.br` and `.gz` beside each asset of a folder that gets smaller, so that no server needs to compress.
 * @param {string} folder relative to the project's folder
 */
export const compress = (folder) => {
  for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
    const path = join(root, folder, name);
    if (!worthIt.test(name) || !statSync(path).isFile()) continue;
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(content, smallest));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
};
