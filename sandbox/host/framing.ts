import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { Env, SandboxContext } from '../envelope';

const sign = 'host-simulator';

/** Tells the browser that the simulator was opened in it; no page can read that, and no other site sends it. */
export const signBrowser = (c: SandboxContext): void =>
  setCookie(c, sign, '1', { path: '/', httpOnly: true, sameSite: 'Strict' });

/**
 * Whether a document is asked for by the simulator's frame: by a frame of this origin, in a browser that opened the
 * simulator. No other page of this origin may have frames at all, by its own policy.
 */
export const isFramedByHost = (c: SandboxContext): boolean =>
  c.req.path !== '/host' &&
  c.req.header('sec-fetch-dest') === 'iframe' &&
  c.req.header('sec-fetch-site') === 'same-origin' &&
  getCookie(c, sign) !== undefined;

const policy = 'Content-Security-Policy';

/** Documents inside the simulator may be framed by this origin, all others by nobody. */
export const framing = createMiddleware<Env>(async (c, next) => {
  await next();
  const current = c.res.headers.get(policy);
  if (current && isFramedByHost(c))
    c.header(policy, current.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
});

const firstScript = '<script src="/host/inside.js"></script>';

/** The client's document with the host's script before all of its own. */
export const withHostScript = (html: string): string =>
  html.replace('<head>', `<head>${firstScript}`);
