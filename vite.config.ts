import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const message = /\/messages\/(\w+)\/(\w+)\.json$/;

/** The messages of one area exist in every language, so their chunks are named by both. */
const nameOf = (chunk: { name: string; facadeModuleId: string | null }): string => {
  const [, language, area] = message.exec(chunk.facadeModuleId ?? '') ?? [];
  const name = language === undefined ? chunk.name : `messages-${language}-${area}`;
  return `assets/${name}-[hash].js`;
};

export default defineConfig({
  publicDir: false,
  plugins: [react()],
  build: {
    target: ['chrome88', 'safari15.4'],
    outDir: 'dist/client',
    manifest: true,
    sourcemap: false,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The polyfill would be an inline script, which the policy forbids; without it nothing is lost.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { entryFileNames: nameOf, chunkFileNames: nameOf } },
  },
});
