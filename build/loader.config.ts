import { defineConfig } from 'vite';
import { embedsVersion } from '../embeds/core/version';

const { EMBEDS_OUT = `dist/embeds/${embedsVersion}` } = process.env;

/** The classic script that loads the elements, beside their module. */
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
