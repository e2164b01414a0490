import { Hono } from 'hono';
import type { Env } from '../http/envelope';
import { ofDocuments } from '../../delivery/headers';
import { noAdditions } from '../../delivery/policy';
import { signBrowser } from './framing';
import { hostPage } from './host-page';

const files = import.meta.glob<string>('../public/host/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const typeOf = (path: string): string => (path.endsWith('.css') ? 'text/css' : 'text/javascript');

/** Serves the host simulator: its page and its scripts. */
export const hostSimulator = (): Hono<Env> => {
  const app = new Hono<Env>();
  const page = hostPage();
  app.get('/host', (c) => {
    signBrowser(c);
    return c.html(page, 200, ofDocuments({ ...noAdditions, frame: ["'self'"] }));
  });
  for (const [path, text] of Object.entries(files)) {
    const headers = {
      'Content-Type': `${typeOf(path)}; charset=utf-8`,
      'Cache-Control': 'no-cache',
    };
    app.get(path.replace('../public', ''), (c) => c.body(text, 200, headers));
  }
  return app;
};
