import { defineConfig } from 'vite';
import { embedsVersion } from '../embeds/core/version';

const { EMBEDS_OUT = `dist/embeds/${embedsVersion}` } = process.env;

/** Builds the classic script that loads the elements, next to their module. */
export default defineConfig({
  publicDir: false,
  build: {
    target: ['chrome88', 'safari15.4'],
    outDir: EMBEDS_OUT,
    emptyOutDir: false,
    reportCompressedSize: false,
    sourcemap: 'hidden',
    modulePreload: false,
    rolldownOptions: {
      input: 'embeds/loader.ts',
      output: { format: 'iife', entryFileNames: 'paylater-loader.js' },
    },
  },
});
