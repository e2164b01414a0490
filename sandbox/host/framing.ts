import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { Env, SandboxContext } from '../http/envelope';

const sign = 'host-simulator';

/** The pages that frame the client. */
const frames = ['/host', '/_workbench'];

/** Marks a browser that opened the simulator or the workbench, with a cookie that no page can read and no other site can send. */
export const signBrowser = (c: SandboxContext): void =>
  setCookie(c, sign, '1', { path: '/', httpOnly: true, sameSite: 'Strict' });

/**
 * Returns whether a frame of the simulator or of the workbench requests this document: it is a frame of this origin, in
 * a browser that opened one of them. The policy of all other pages of this origin forbids frames.
 */
export const isFramedByHost = (c: SandboxContext): boolean =>
  !frames.includes(c.req.path) &&
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
