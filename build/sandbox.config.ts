import { defineConfig } from 'vite';

/** The sandbox server as one file for Node; what is in node_modules stays there. */
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
