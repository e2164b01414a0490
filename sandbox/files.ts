import { Hono } from 'hono';
import type { Env } from './http/envelope';

const texts = import.meta.glob<string>('./public/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const served: Readonly<Record<string, string>> = {
  '/scripts/one-kyc.js': './public/one-kyc.js',
  '/scripts/one-kyc.css': './public/one-kyc.css',
  '/consent/provider.js': './public/consent-provider.js',
  '/consent/provider.css': './public/consent-provider.css',
  '/api/docs/viewer.js': './public/viewer.js',
  '/probe.js': './public/probe.js',
  '/sandbox.css': './public/sandbox.css',
};

const typeOf = (path: string): string => (path.endsWith('.css') ? 'text/css' : 'text/javascript');

/** Serves the sandbox's own scripts and styles. */
export const ownFiles = (): Hono<Env> => {
  const app = new Hono<Env>();
  for (const [path, file] of Object.entries(served)) {
    const headers = {
      'Content-Type': `${typeOf(path)}; charset=utf-8`,
      'Cache-Control': 'no-cache',
      // The consent provider's stand-in is loaded from another origin, and may be pinned by hash.
      ...(path.startsWith('/consent/') && {
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      }),
    };
    app.get(path, (c) => c.body(texts[file] ?? '', 200, headers));
  }
  return app;
};
