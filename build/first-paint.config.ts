import { defineConfig } from 'vite';
import { early, keys, rail } from '../first-paint/keys';

const constants = (object: string, values: object) =>
  Object.entries(values).map(([name, value]) => [`${object}.${name}`, JSON.stringify(value)]);

const define = Object.fromEntries([
  ...constants('KEYS', keys),
  ...constants('EARLY', early),
  ...constants('RAIL', rail),
]) as Readonly<Record<string, string>>;

/** Builds a script of the document as one file: `prefer`, `ask`, `recover`, `choose` or `host-user`, by the mode. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  define,
  build: {
    target: ['chrome88', 'safari15.4'],
    outDir: 'dist/first-paint',
    emptyOutDir: false,
    reportCompressedSize: false,
    lib: {
      entry: `first-paint/${mode}.ts`,
      formats: ['iife'],
      name: 'firstPaint',
      fileName: () => `${mode}.js`,
    },
  },
}));
