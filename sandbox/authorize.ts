import { Hono } from 'hono';
import * as z from 'zod/mini';
import { createUser } from './lender/control';
import type { User } from './lender/records';
import type { World } from './lender/world';
import type { Env, SandboxContext } from './envelope';
import * as login from './login';
import { brokenLoginPage, loginPage } from './login-page';
import { ofDocuments } from '../delivery/headers';

const exchange = z.object({ code: z.string(), code_verifier: z.string() });

const searchOf = (c: SandboxContext): string => new URL(c.req.url).search.slice(1);

const cancelUrl = ({ redirect, state }: login.LoginRequest): string =>
  `${redirect}?${new URLSearchParams({ error: 'access_denied', state }).toString()}`;

const show = (
  c: SandboxContext,
  world: World,
  request: login.LoginRequest,
  error?: string,
): Response =>
  c.html(
    loginPage(searchOf(c), cancelUrl(request), login.newestUsers(world, 5), error),
    200,
    ofDocuments(),
  );

/** The person that a button or the form stands for. */
const chosenUser = async (c: SandboxContext, world: World): Promise<User | undefined> => {
  const persona = c.req.query('persona');
  if (persona !== undefined) return createUser(world, persona);
  const typed = (await c.req.parseBody())['phone'];
  const phone = typeof typed === 'string' ? login.normalisePhone(typed) : undefined;
  return phone === undefined ? undefined : login.userForPhone(world, phone);
};

/** The direct login of the web host, as OAuth 2 defines it: the page, the redirect with a code, the exchange. */
export const authorize = (world: World): Hono<Env> => {
  const app = new Hono<Env>();

  app.on(['GET', 'POST'], '/authorize', async (c) => {
    const request = login.readLogin(c.req.query(), new URL(c.req.url).origin);
    if (typeof request === 'string') return c.html(brokenLoginPage(request), 400, ofDocuments());
    const hinted = login.userByHint(world, request);
    const user = hinted ?? (c.req.method === 'POST' ? await chosenUser(c, world) : undefined);
    if (user) {
      c.header('Cache-Control', 'no-store');
      return c.redirect(login.redirectWithCode(world, request, user), 303);
    }
    const error =
      c.req.method === 'POST' ? 'Isi nomor HP Indonesia, misalnya 0812 3456 7890.' : undefined;
    return show(c, world, request, error);
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
