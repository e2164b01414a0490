import { createMiddleware } from 'hono/factory';
import { errorBody, type Env, type SandboxContext } from './envelope';

/** This machine's names for itself, on any port: somebody may have forwarded one. */
const ownName = /^(?:127\.0\.0\.1|localhost)(?::\d{1,5})?$/i;

const hostsOf = ({ env }: SandboxContext): readonly string[] =>
  env.incoming.rawHeaders.filter(
    (_, at, all) => at % 2 === 1 && all[at - 1]?.toLowerCase() === 'host',
  );

/**
 * Answers only requests that name this machine. A page of another site can make its own name lead here (DNS
 * rebinding), and would then be of the same origin to the browser.
 */
export const thisMachineOnly = createMiddleware<Env>(async (c, next) => {
  const hosts = hostsOf(c);
  const { host } = new URL(c.req.url);
  if (hosts.length === 1 && [...hosts, host].every((name) => ownName.test(name))) return next();
  return c.json(errorBody('FOREIGN_HOST', 'Served to 127.0.0.1 and localhost only.'), 403);
});

/** Whether the page of another origin is behind a request, as the browser says. Tools send neither header. */
const isForeign = (c: SandboxContext): boolean => {
  const { origin, 'sec-fetch-site': site = 'none' } = c.req.header();
  if (origin !== undefined && origin !== new URL(c.req.url).origin) return true;
  return site !== 'same-origin' && site !== 'none';
};

const refusal = errorBody('FOREIGN_ORIGIN', 'Not answered to pages of another origin.');

/** Answers tools, this origin's own pages, and what `isOpen` says may be asked from elsewhere. */
export const ownPagesOnly = (isOpen: (c: SandboxContext) => boolean = () => false) =>
  createMiddleware<Env>(async (c, next) => {
    if (isOpen(c) || !isForeign(c)) return next();
    return c.json(refusal, 403);
  });
