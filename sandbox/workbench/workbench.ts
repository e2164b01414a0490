import { Hono } from 'hono';
import { ofDocuments } from '../../delivery/headers';
import { noAdditions } from '../../delivery/policy';
import { signBrowser } from '../host/framing';
import type { Env } from '../http/envelope';
import { pageLanguageOf } from '../http/page-language';
import { workbenchPage } from './workbench-page';

const files = import.meta.glob<string>('../public/workbench/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const typeOf = (path: string): string => (path.endsWith('.css') ? 'text/css' : 'text/javascript');

/** Serves the workbench: its page and its scripts. */
export const workbench = (): Hono<Env> => {
  const app = new Hono<Env>();
  app.get('/_workbench', (c) => {
    signBrowser(c);
    const headers = ofDocuments({ ...noAdditions, frame: ["'self'"] });
    return c.html(workbenchPage(pageLanguageOf(c)), 200, headers);
  });
  for (const [path, text] of Object.entries(files)) {
    const headers = {
      'Content-Type': `${typeOf(path)}; charset=utf-8`,
      'Cache-Control': 'no-cache',
    };
    app.get(path.replace('../public/', '/_'), (c) => c.body(text, 200, headers));
  }
  return app;
};
