import { createMiddleware } from 'hono/factory';
import { jsonBody, type Env } from '../http/envelope';
import type { Journal } from '../http/journal';

/** The calls whose effect a test can repeat. */
const repeatable =
  /^\/_sandbox(?<path>\/users\/(?<owner>[^/]+)\/(?:orders|payments|refunds|withdrawals|decide)|\/clock|\/faults)$/;

/** Records the control calls that changed one user, so that a test can repeat them. */
export const recordActions = (journal: Journal) =>
  createMiddleware<Env>(async (c, next) => {
    const { method } = c.req;
    const { path = '', owner } = repeatable.exec(c.req.path)?.groups ?? {};
    if (path === '' || (method !== 'POST' && method !== 'DELETE')) return next();
    const body = (await jsonBody(c)) as { readonly userId?: string } | undefined;
    await next();
    const userId = owner ?? body?.userId ?? c.req.query('userId');
    if (!c.res.ok || userId === undefined) return;
    const { faultId } = (await c.res.clone().json()) as { readonly faultId?: string };
    journal.addAction(userId, { method, path, body, faultId });
  });
