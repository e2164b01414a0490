import { createMiddleware } from 'hono/factory';
import type { Env, SandboxContext } from './envelope';

/** What a page of the shop's own origin may ask for: the calls, and of the control API a person, a token, an order. */
const open = [/^\/api\//, /^\/_sandbox\/users$/, /^\/_sandbox\/users\/[^/]+\/(token|orders)$/];

const isOpen = (path: string): boolean => open.some((pattern) => pattern.test(path));

/** Whether a page of the origin asks for what it may ask for. */
export const isAskedFrom =
  (origin: string) =>
  (c: SandboxContext): boolean =>
    isOpen(c.req.path) && c.req.header('origin') === origin;

/** What a preflight is told, beside whom it is for. */
const allowed: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': 'GET, POST, PATCH',
  'Access-Control-Allow-Headers': 'Authorization, X-User-Locale, application-source, Content-Type',
  'Access-Control-Max-Age': '600',
};

/** Lets the pages of one other origin read the answers; every other origin is told nothing, as before. */
export const readableFrom = (origin: string) =>
  createMiddleware<Env>(async (c, next) => {
    if (!isOpen(c.req.path)) return next();
    const isShop = isAskedFrom(origin)(c);
    if (isShop && c.req.method === 'OPTIONS')
      return c.body(null, 204, {
        ...allowed,
        'Access-Control-Allow-Origin': origin,
        Vary: 'Origin',
      });
    await next();
    c.header('Vary', 'Origin', { append: true });
    if (!isShop) return;
    c.header('Access-Control-Allow-Origin', origin);
    // The client's clock follows the date of an answer, and waits as long as one says.
    c.header('Access-Control-Expose-Headers', 'Date, Retry-After');
  });
