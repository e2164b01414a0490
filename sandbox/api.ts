import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { clockOf } from './lender/clocks';
import { many, tokens } from './lender/records';
import { serve } from './lender/serve';
import type { World } from './lender/world';
import { type CallName, CALLS } from '../domain/calls';
import type { Call } from '../domain/wire/call';
import { badRequest, bearerOf, jsonBody, refused, type Env } from './http/envelope';
import { toSnake } from '../domain/wire/case';

/** Finds the user of a request first, so that faults and journal can use it. */
export const identifyUser = (world: World) =>
  createMiddleware<Env>(async (c, next) => {
    const bearer = bearerOf(c) ?? '';
    const owner = world.store.get(tokens, bearer) ?? world.store.get(many.oneKyc, bearer);
    if (owner) c.set('userId', owner.userId);
    await next();
  });

/**
 * Sets the Date header to the user's test clock, from which the client takes its time. No cache may store the response.
 * One that does so anyway, such as a service worker, must at least keep users apart.
 */
export const addDateHeader = (world: World) =>
  createMiddleware<Env>(async (c, next) => {
    await next();
    c.header('Date', new Date(clockOf(world, c.var.userId)).toUTCString());
    c.header('Cache-Control', 'no-store');
    c.header('Vary', 'Authorization, X-User-Locale, application-source', { append: true });
  });

/** Serves the calls of spec §7, each at its own path, with the answer in a `data` envelope. */
export const api = (world: World): Hono<Env> => {
  const app = new Hono<Env>();
  for (const [name, row] of Object.entries(CALLS) as [CallName, Call][])
    app.on(row.method, row.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
      const body = await jsonBody(c);
      if (body === undefined) return badRequest(c, 'The body is not JSON.');
      const raw = { params: c.req.param(), query: c.req.query(), headers: c.req.header(), body };
      const result = serve(world, name, { ...raw, token: bearerOf(c) });
      if (result.kind === 'refusal') return refused(c, result);
      return c.json({ data: toSnake(result.data) ?? {} });
    });
  return app;
};
