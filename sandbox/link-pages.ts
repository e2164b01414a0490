import { Hono } from 'hono';
import { agreementTerms } from './lender/agreement-terms';
import type { World } from './lender/world';
import { agreementPage } from './agreement-page';
import { hosts } from '../domain/session/host';
import type { Env, SandboxContext } from './envelope';
import { helpPage, movePage, type PageLanguage } from './help-page';
import { ofDocuments } from '../delivery/headers';

/** The language in the address, or English when the browser prefers it, or Indonesian. */
const languageOf = (c: SandboxContext): PageLanguage => {
  const wanted = c.req.query('lang') ?? c.req.header('accept-language') ?? '';
  return /^en\b/i.test(wanted) ? 'en' : 'id';
};

/** The pages that the client links to: each host's help centre, and a person's agreement. */
export const linkPages = (world: World): Hono<Env> => {
  const app = new Hono<Env>();
  const show = (c: SandboxContext, page: string): Response => c.html(page, 200, ofDocuments());
  const missing = (c: SandboxContext): Response => c.text('Not found.\n', 404);
  app.get('/help', (c) => show(c, helpPage(languageOf(c), 'web')));
  app.get('/help/move', (c) => show(c, movePage(languageOf(c))));
  app.get('/help/:host', (c) => {
    const host = hosts.find((name) => name === c.req.param('host'));
    return host ? show(c, helpPage(languageOf(c), host)) : missing(c);
  });
  app.get('/agreements/:id', (c) => {
    const terms = agreementTerms(world, c.req.param('id'));
    return terms ? show(c, agreementPage(terms, languageOf(c))) : missing(c);
  });
  return app;
};
