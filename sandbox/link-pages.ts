import { Hono } from 'hono';
import { agreementTerms } from './lender/agreement-terms';
import type { World } from './lender/world';
import { agreementPage } from './agreement-page';
import { hosts } from '../domain/host/host';
import type { Env, SandboxContext } from './http/envelope';
import { helpPage, movePage, summaryPage } from './help-page';
import { pageLanguageOf } from './http/page-language';
import { ofDocuments } from '../delivery/headers';

/** Serves the pages that the client links to: each host's help centre, and a user's agreement. */
export const linkPages = (world: World): Hono<Env> => {
  const app = new Hono<Env>();
  const show = (c: SandboxContext, page: string): Response => c.html(page, 200, ofDocuments());
  const missing = (c: SandboxContext): Response => c.text('Not found.\n', 404);
  app.get('/help', (c) => show(c, helpPage(pageLanguageOf(c), 'web')));
  app.get('/help/move', (c) => show(c, movePage(pageLanguageOf(c))));
  app.get('/help/summary', (c) => show(c, summaryPage(pageLanguageOf(c))));
  app.get('/help/:host', (c) => {
    const host = hosts.find((name) => name === c.req.param('host'));
    return host ? show(c, helpPage(pageLanguageOf(c), host)) : missing(c);
  });
  app.get('/agreements/:id', (c) => {
    const terms = agreementTerms(world, c.req.param('id'));
    return terms ? show(c, agreementPage(terms, pageLanguageOf(c))) : missing(c);
  });
  return app;
};
