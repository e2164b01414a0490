import { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Env, SandboxContext } from './http/envelope';

const switchedOn = 'sandbox-consent';

/** This server's other name. The browser treats it as a different origin, like a provider's CDN. */
const otherName: Readonly<Record<string, string>> = {
  '127.0.0.1': 'localhost',
  localhost: '127.0.0.1',
};

/** Returns the origin of the provider's script for this browser; `undefined` unless the provider was switched on. */
export const consentOrigin = (c: SandboxContext): string | undefined => {
  const { hostname, port } = new URL(c.req.url);
  const name = otherName[hostname];
  return name === undefined || getCookie(c, switchedOn) === undefined
    ? undefined
    : `http://${name}:${port}`;
};

/** Switches the consent provider's stand-in on and off for one browser. */
export const consent = (): Hono<Env> =>
  new Hono<Env>()
    .get('/consent/on', (c) => {
      setCookie(c, switchedOn, '1', { path: '/', httpOnly: true, sameSite: 'Lax' });
      return c.redirect('/', 303);
    })
    .get('/consent/off', (c) => {
      deleteCookie(c, switchedOn, { path: '/' });
      return c.redirect('/', 303);
    });
