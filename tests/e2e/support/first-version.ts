import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

export const firstVersion = brotliDecompressSync(
  readFileSync(new URL('paylater-1.0.0.js.br', import.meta.url)),
).toString();
