import { defineConfig } from 'vite';

/** What fills the document in, for Node; what is in node_modules stays there. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'src/first-paint/document.ts',
    target: 'node20',
    outDir: 'dist/first-paint',
    emptyOutDir: false,
    reportCompressedSize: false,
  },
});
