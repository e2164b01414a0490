import { Hono } from 'hono';
import * as z from 'zod/mini';
import { createUser } from './lender/personas/control';
import type { User } from './lender/records';
import type { World } from './lender/world';
import type { Env, SandboxContext } from './http/envelope';
import * as login from './login';
import { brokenLoginPage, loginPage } from './login-page';
import { pageLanguageOf } from './http/page-language';
import { ofDocuments } from '../delivery/headers';

const exchange = z.object({ code: z.string(), code_verifier: z.string() });

const searchOf = (c: SandboxContext): string => new URL(c.req.url).search.slice(1);

const cancelUrl = ({ redirect, state }: login.LoginRequest): string =>
  `${redirect}?${new URLSearchParams({ error: 'access_denied', state }).toString()}`;

const show = (c: SandboxContext, world: World, request: login.LoginRequest): Response =>
  c.html(
    loginPage({
      lang: pageLanguageOf(c),
      search: searchOf(c),
      cancel: cancelUrl(request),
      users: login.newestUsers(world, 5),
      isRefused: c.req.method === 'POST',
    }),
    200,
    ofDocuments(),
  );

/** Returns the user of the pressed button or of the submitted form. */
const chosenUser = async (c: SandboxContext, world: World): Promise<User | undefined> => {
  const persona = c.req.query('persona');
  if (persona !== undefined) return createUser(world, persona);
  const typed = (await c.req.parseBody())['phone'];
  const phone = typeof typed === 'string' ? login.normalisePhone(typed) : undefined;
  return phone === undefined ? undefined : login.userForPhone(world, phone);
};

/** Serves the direct login of the web host, as OAuth 2 defines it: the page, the redirect with a code, the exchange. */
export const authorize = (world: World): Hono<Env> => {
  const app = new Hono<Env>();

  app.on(['GET', 'POST'], '/authorize', async (c) => {
    const request = login.readLogin(c.req.query(), new URL(c.req.url).origin);
    if (!('state' in request))
      return c.html(brokenLoginPage(pageLanguageOf(c), request), 400, ofDocuments());
    const hinted = login.userByHint(world, request);
    const user = hinted ?? (c.req.method === 'POST' ? await chosenUser(c, world) : undefined);
    if (user) {
      c.header('Cache-Control', 'no-store');
      return c.redirect(login.redirectWithCode(world, request, user), 303);
    }
    return show(c, world, request);
  });

  app.post('/token', async (c) => {
    const body = exchange.safeParse(await c.req.parseBody());
    if (!body.success) return c.json({ error: 'invalid_request' }, 400);
    const given = login.exchangeCode(world, body.data.code, body.data.code_verifier);
    if (!given) return c.json({ error: 'invalid_grant' }, 400);
    c.set('userId', given.user.id);
    return c.json({
      access_token: given.token,
      token_type: 'Bearer',
      tracking_id: given.user.trackingId,
    });
  });

  return app;
};
