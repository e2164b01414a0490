import { defineConfig } from 'vite';

/** What fills the document in, and what writes the servers' configurations, for Node; node_modules stays where it is. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/first-paint',
    emptyOutDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { document: 'src/first-paint/document.ts', snippets: 'delivery/snippets.ts' },
    },
  },
});
