import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

const messages = /^ui\/messages\/(\w+\/\w+)\.json$/;

/** Returns the files of the messages in the client's build, which comes first, by `language/area`. */
const messageFiles = (): Readonly<Record<string, string>> => {
  const built: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
    readFileSync('dist/client/.vite/manifest.json', 'utf8'),
  );
  return Object.fromEntries(
    Object.entries(built).flatMap(([source, { file }]) => {
      const [, name] = messages.exec(source) ?? [];
      return name === undefined ? [] : [[name, file]];
    }),
  );
};

const withMessageFiles: Plugin = {
  name: 'message-files',
  config: () => ({ define: { MESSAGE_FILES: JSON.stringify(messageFiles()) } }),
};

/** Builds the code that fills the document in and writes the servers' configurations, without node_modules. */
export default defineConfig({
  publicDir: false,
  plugins: [withMessageFiles],
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/first-paint',
    emptyOutDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { document: 'first-paint/document.ts', snippets: 'delivery/snippets.ts' },
    },
  },
});
