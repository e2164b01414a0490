import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

const messages = /^ui\/messages\/(\w+\/\w+)\.json$/;

/** Returns files of the client's build, which comes first: of the messages, by `language/area`, and of the figures of lists. */
const builtFiles = (): Readonly<Record<string, string>> => {
  const built: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
    readFileSync('dist/client/.vite/manifest.json', 'utf8'),
  );
  return Object.fromEntries(
    Object.entries(built).flatMap(([source, { file }]) => {
      const [, name] =
        messages.exec(source) ?? /\/((?:list|bill|history)-figures)-/.exec(file) ?? [];
      return name === undefined ? [] : [[name, file]];
    }),
  );
};

const withBuiltFiles: Plugin = {
  name: 'built-files',
  config: () => ({ define: { BUILT_FILES: JSON.stringify(builtFiles()) } }),
};

/** Builds the code that fills the document in and writes the servers' configurations, without node_modules. */
export default defineConfig({
  publicDir: false,
  plugins: [withBuiltFiles],
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
