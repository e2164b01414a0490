import { createMiddleware } from 'hono/factory';
import type { Env } from './envelope';
import { everywhere } from '../../delivery/headers';

/** Adds the common headers to every response that does not set them itself. */
export const withHeaders = createMiddleware<Env>(async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(everywhere))
    if (!c.res.headers.has(name)) c.header(name, value);
});

/** Adds the headers of responses with personal data: never cached, never rendered as a page. */
export const forTheirReader = createMiddleware<Env>(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
});
