import { createMiddleware } from 'hono/factory';
import type { Env } from './envelope';
import { everywhere } from './policy';

/** Puts the headers of every answer on what does not say otherwise of itself. */
export const withHeaders = createMiddleware<Env>(async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(everywhere))
    if (!c.res.headers.has(name)) c.header(name, value);
});

/** For answers that are data of people: never kept, never drawn as a page. */
export const forTheirReader = createMiddleware<Env>(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
});
