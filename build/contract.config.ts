import { defineConfig } from 'vite';

/** Builds the code that writes the contract and checks a server, for Node, without node_modules. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/contract',
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: { input: { files: 'contract/files.ts', check: 'contract/check-backend.ts' } },
  },
});
