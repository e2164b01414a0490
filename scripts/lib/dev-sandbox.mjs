import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { elementsFolder } from './dev-elements.mjs';
import { root } from './run.mjs';

/** Folder of the client's document. The sandbox reads it there and adds its configuration. */
export const clientFolder = join(root, 'dist/dev/client');

/** The paths that the development server answers itself. It passes everything else to the sandbox. */
const sources = /^\/(?:@|src\/|ui\/|domain\/|adapters\/|node_modules\/)/;

/** Code whose changes restart the sandbox. */
const sandboxCode = /^(?:sandbox|domain|delivery)\//;

/**
 * Shows an error over the page, like an error of the build: an uncaught error, and an error of a component, which React
 * logs when the page shows its error page instead.
 */
const overlay = `
  import '/@vite/client';
  const show = (error) => {
    const Overlay = customElements.get('vite-error-overlay');
    if (!Overlay || !error || document.querySelector('vite-error-overlay')) return;
    document.body.append(new Overlay({ message: String(error), stack: error.stack ?? '' }));
  };
  addEventListener('error', ({ error }) => show(error));
  addEventListener('unhandledrejection', ({ reason }) => show(reason));
  const { error: log } = console;
  console.error = (...logged) => {
    log(...logged);
    show(logged.find((it) => it instanceof Error));
  };
`;

/** Reloads a page of the sandbox too, after the sandbox has restarted. */
const liveReload = '<script type="module" src="/@vite/client"></script>';

/** @param {string} reason */
const noSandbox = (reason) =>
  `<!doctype html><meta charset="utf-8"><title>No sandbox</title><h1>The sandbox does not run</h1><pre>${reason.replaceAll('<', '&lt;')}</pre><p>It starts again once its code changes.</p>${liveReload}`;

/**
 * Runs the sandbox from its sources behind the development server, and restarts it when they change. Both have one
 * origin, so the simulators of hosts and consent also show the client from its sources.
 * @returns {import('vite').Plugin}
 */
export const devSandbox = () => ({
  name: 'dev-sandbox',
  async configureServer(server) {
    /** @type {{ url: string, shopUrl: string, close: () => Promise<void> } | undefined} */
    let sandbox;
    let failure = '';

    const start = async () => {
      await sandbox?.close();
      sandbox = undefined;
      try {
        const { startSandbox } = await server.ssrLoadModule('/sandbox/server.ts');
        const file = process.env['SANDBOX_FILE'] ?? '.sandbox/paylater.db';
        const shopPort = Number(process.env['SHOP_PORT'] || 0);
        sandbox = await startSandbox({
          port: 0,
          shopPort,
          file,
          clientFolder,
          embedsFolder: elementsFolder,
        });
        server.config.logger.info(`shop: ${sandbox?.shopUrl}`, { timestamp: true });
      } catch (error) {
        failure = stripVTControlCharacters(
          error instanceof Error ? (error.stack ?? error.message) : String(error),
        );
        server.config.logger.error(failure);
      }
    };
    /** Resolves when the newest start has ended. */
    let started = start();

    const writeDocument = async () => {
      const html = await server.transformIndexHtml(
        '/',
        readFileSync(join(root, 'index.html'), 'utf8'),
      );
      mkdirSync(clientFolder, { recursive: true });
      const shown = html
        .replace('</head>', `<script type="module">${overlay}</script></head>`)
        // Here its styles come with a script, so it would be visible until then.
        .replace(/<div class="outdated">[\s\S]*?<\/div>/, '');
      writeFileSync(join(clientFolder, 'index.html'), shown);
    };

    let isWaiting = false;
    server.watcher.on('all', (_, path) => {
      const name = path.slice(root.length);
      if (name === 'index.html') void writeDocument();
      // Several files of one save cause one restart.
      if (isWaiting || !sandboxCode.test(name)) return;
      isWaiting = true;
      started = started
        .then(() => new Promise((go) => setTimeout(go, 50)))
        .then(() => {
          isWaiting = false;
          return start();
        })
        .then(() => server.ws.send({ type: 'full-reload' }));
    });
    server.httpServer?.on('close', () => void sandbox?.close());

    /** @type {import('vite').Connect.SimpleHandleFunction} */
    const handOn = (incoming, outgoing) => {
      const fail = (/** @type {string} */ reason) => {
        outgoing.writeHead(502, { 'Content-Type': 'text/html; charset=utf-8' });
        outgoing.end(noSandbox(reason));
      };
      if (!sandbox) return fail(failure);
      const { method, headers } = incoming;
      const onward = request(
        new URL(incoming.url ?? '/', sandbox.url),
        // Not compressed, since a line is added to pages.
        { method, headers: { ...headers, 'accept-encoding': 'identity' } },
        (answer) => {
          // The development server's own scripts and styles are inline.
          const { 'content-security-policy': _, 'content-length': __, ...others } = answer.headers;
          const isPage = others['content-type']?.startsWith('text/html') ?? false;
          outgoing.writeHead(answer.statusCode ?? 502, others);
          answer.pipe(outgoing, { end: !isPage });
          if (isPage) answer.on('end', () => outgoing.end(liveReload));
        },
      );
      onward.on('error', ({ message }) => fail(message));
      incoming.pipe(onward);
    };
    server.middlewares.use((incoming, outgoing, next) => {
      if (sources.test(incoming.url ?? '')) next();
      else void started.then(() => handOn(incoming, outgoing));
    });

    await started;
    await writeDocument();
  },
});
