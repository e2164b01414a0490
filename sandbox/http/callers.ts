import { createMiddleware } from 'hono/factory';
import { errorBody, type Env, type SandboxContext } from './envelope';

/** This machine's names, with any port, since it may be forwarded. */
const ownName = /^(?:127\.0\.0\.1|localhost)(?::\d{1,5})?$/i;

const hostsOf = ({ env }: SandboxContext): readonly string[] =>
  env.incoming.rawHeaders.filter(
    (_, at, all) => at % 2 === 1 && all[at - 1]?.toLowerCase() === 'host',
  );

/**
 * Answers only requests that name this machine. The name of another site can resolve to this machine (DNS rebinding),
 * and the browser would then treat that site as the same origin.
 */
export const thisMachineOnly = createMiddleware<Env>(async (c, next) => {
  const hosts = hostsOf(c);
  const { host } = new URL(c.req.url);
  if (hosts.length === 1 && [...hosts, host].every((name) => ownName.test(name))) return next();
  return c.json(errorBody('FOREIGN_HOST', 'Served to 127.0.0.1 and localhost only.'), 403);
});

/** Returns whether a page of another origin made the request, by the browser's headers. Tools send neither header. */
const isForeign = (c: SandboxContext): boolean => {
  const { origin, 'sec-fetch-site': site = 'none' } = c.req.header();
  if (origin !== undefined && origin !== new URL(c.req.url).origin) return true;
  return site !== 'same-origin' && site !== 'none';
};

const refusal = errorBody('FOREIGN_ORIGIN', 'Not answered to pages of another origin.');

/** Answers tools, pages of this origin, and foreign requests that `isOpen` allows. */
export const ownPagesOnly = (isOpen: (c: SandboxContext) => boolean = () => false) =>
  createMiddleware<Env>(async (c, next) => {
    if (isOpen(c) || !isForeign(c)) return next();
    return c.json(refusal, 403);
  });
