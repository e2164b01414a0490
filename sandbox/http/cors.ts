import { createMiddleware } from 'hono/factory';
import type { Env, SandboxContext } from './envelope';

/** The paths that a partner's pages may call: the API, and the control API for a user, a token or an order. */
const open = [/^\/api\//, /^\/_sandbox\/users$/, /^\/_sandbox\/users\/[^/]+\/(token|orders)$/];

const isOpen = (path: string): boolean => open.some((pattern) => pattern.test(path));

/** Returns whether the request comes from one of these origins and is one that they may make. */
export const isAskedFrom =
  (origins: readonly string[]) =>
  (c: SandboxContext): boolean =>
    isOpen(c.req.path) && origins.includes(c.req.header('origin') ?? '');

/** The headers of a preflight's response, besides the origin. */
const allowed: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': 'GET, POST, PATCH',
  'Access-Control-Allow-Headers': 'Authorization, X-User-Locale, application-source, Content-Type',
  'Access-Control-Max-Age': '600',
};

/** Lets pages of these origins read the responses. All other origins get no CORS headers. */
export const readableFrom = (origins: readonly string[]) =>
  createMiddleware<Env>(async (c, next) => {
    if (!isOpen(c.req.path)) return next();
    const origin = c.req.header('origin') ?? '';
    const isPartner = isAskedFrom(origins)(c);
    if (isPartner && c.req.method === 'OPTIONS')
      return c.body(null, 204, {
        ...allowed,
        'Access-Control-Allow-Origin': origin,
        Vary: 'Origin',
      });
    await next();
    c.header('Vary', 'Origin', { append: true });
    if (!isPartner) return;
    c.header('Access-Control-Allow-Origin', origin);
    // The client reads its clock and its waiting times from these.
    c.header('Access-Control-Expose-Headers', 'Date, Retry-After');
  });
