import { defineConfig } from 'vite';
import { keys } from './src/first-paint/keys';

const define = Object.fromEntries(
  Object.entries(keys).map(([name, key]) => [`KEYS.${name}`, JSON.stringify(key)]),
);

/** A script that the document itself holds, as one file without imports: `prefer` or `choose`, by the mode. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  define,
  build: {
    target: ['chrome88', 'safari15.4'],
    outDir: 'dist/first-paint',
    emptyOutDir: false,
    reportCompressedSize: false,
    lib: {
      entry: `src/first-paint/${mode}.ts`,
      formats: ['iife'],
      name: 'firstPaint',
      fileName: () => `${mode}.js`,
    },
  },
}));
