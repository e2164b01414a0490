import { defineConfig } from 'vite';

/** Builds the sandbox server as one file for Node. It does not bundle node_modules. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'sandbox/main.ts',
    target: 'node20',
    outDir: 'dist/sandbox',
    emptyOutDir: true,
    reportCompressedSize: false,
  },
});
