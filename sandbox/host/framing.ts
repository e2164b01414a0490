import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { Env, SandboxContext } from '../http/envelope';

const sign = 'host-simulator';

/** Marks a browser that opened the simulator, with a cookie that no page can read and no other site can send. */
export const signBrowser = (c: SandboxContext): void =>
  setCookie(c, sign, '1', { path: '/', httpOnly: true, sameSite: 'Strict' });

/**
 * Returns whether the simulator's frame requests this document: it is a frame of this origin, in a browser that opened
 * the simulator. The policy of all other pages of this origin forbids frames.
 */
export const isFramedByHost = (c: SandboxContext): boolean =>
  c.req.path !== '/host' &&
  c.req.header('sec-fetch-dest') === 'iframe' &&
  c.req.header('sec-fetch-site') === 'same-origin' &&
  getCookie(c, sign) !== undefined;

const policy = 'Content-Security-Policy';

/** Lets this origin frame documents inside the simulator. All others stay unframeable. */
export const framing = createMiddleware<Env>(async (c, next) => {
  await next();
  const current = c.res.headers.get(policy);
  if (current && isFramedByHost(c))
    c.header(policy, current.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
});

const firstScript = '<script src="/host/inside.js"></script>';

/** Adds the host's script before all scripts of the client's document. */
export const withHostScript = (html: string): string =>
  html.replace('<head>', `<head>${firstScript}`);
