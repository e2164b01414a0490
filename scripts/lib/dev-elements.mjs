import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build } from 'vite';
import { root } from './run.mjs';

/** Folder of the custom elements for the sandbox of the development server. */
export const elementsFolder = join(root, 'dist/dev/embeds');

/** @param {string} id */
const withoutQuery = (id) => id.replace(/\?.*/, '');

/** @returns {Promise<ReadonlySet<string>>} the sources they were built from */
const buildElements = async () => {
  const built = await build({
    configFile: join(root, 'build/embeds.config.ts'),
    logLevel: 'silent',
    // This process is a development server; the partners' build is not a development build.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: { outDir: join(elementsFolder, 'v1'), minify: false },
  });
  const outputs = 'output' in built ? built.output : [];
  return new Set(
    outputs.flatMap((it) => (it.type === 'chunk' ? it.moduleIds.map(withoutQuery) : [])),
  );
};

/**
 * Builds the custom elements, unminified, at the start and whenever one of their sources changes. Then reloads the open
 * pages, since the shop shows the elements.
 * @returns {import('vite').Plugin}
 */
export const devElements = () => ({
  name: 'dev-elements',
  configureServer(server) {
    /** @type {ReadonlySet<string>} */
    let sources = new Set();
    const make = async () => {
      try {
        const isFirst = sources.size === 0;
        sources = await buildElements();
        if (!isFirst) server.ws.send({ type: 'full-reload' });
      } catch (error) {
        const message = stripVTControlCharacters(String(error));
        server.config.logger.error(message);
        server.ws.send({ type: 'error', err: { message, stack: '' } });
      }
    };
    /** Resolves when the newest build has ended. */
    let made = make();
    server.watcher.on('change', (path) => {
      // Until a first build succeeds, any change may fix it.
      if (sources.size === 0 || sources.has(path)) made = made.then(make);
    });
    server.middlewares.use('/embeds', (_incoming, _outgoing, next) => void made.then(next));
  },
});
