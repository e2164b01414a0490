import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** The first version of the script, as it was released. */
export const firstVersion = brotliDecompressSync(
  readFileSync(new URL('paylater-1.0.0.js.br', import.meta.url)),
).toString();
