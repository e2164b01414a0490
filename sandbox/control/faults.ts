import { Hono } from 'hono';
import * as z from 'zod/mini';
import { CALLS } from '../../domain/calls';
import { routeAt } from '../../domain/navigation/routes';
import { addFault, clearFaults, faultsOf, matches, callPath, removeFault } from '../lender/faults';
import type { World } from '../lender/world';
import { maybe } from '../../domain/wire/schemas';
import { badRequest, type Env } from '../http/envelope';
import type { Journal } from '../http/journal';
import { findUser, readBody, text, wholeNumber, shortText, flag } from './read';

/** The two forms of Retry-After. */
const secondsOrDate = shortText.check(
  z.refine(
    (it) =>
      /^\d{1,9}$/.test(it) || (!Number.isNaN(Date.parse(it)) && new Date(it).toUTCString() === it),
  ),
);

const planned = z.strictObject({
  method: maybe(shortText),
  path: text(500),
  status: maybe(wholeNumber(200, 599)),
  code: maybe(shortText),
  message: maybe(text(2_000)),
  delayMs: maybe(wholeNumber(0, 600_000)),
  retryAfter: maybe(z.union([secondsOrDate, wholeNumber(0, 1_000_000_000)], 'seconds or a date')),
  body: maybe(z.unknown()),
  drop: maybe(flag),
  carriedOut: maybe(flag),
  times: maybe(wholeNumber(1, 1_000_000)),
  userId: maybe(shortText),
});

/** Paths at which the sandbox serves more than calls and the client's pages. */
const otherPaths =
  /^\/(?:token|one-kyc|events|reports|scripts|consent|assets|embeds|authorize|shop|host|help|agreements)(?:\/|$)/;

/** Returns what is wrong with a fault that could never apply. */
const mistakeIn = ({ path, method, ...how }: z.output<typeof planned>): string | undefined => {
  const replaces = how.status !== undefined || how.body !== undefined || how.drop === true;
  if (!replaces && how.delayMs === undefined)
    return 'Nothing goes wrong: give status, body, drop or delayMs.';
  if (!replaces && how.carriedOut) return 'carriedOut: only with status, body or drop';
  const wanted = callPath(path);
  const isOther = otherPaths.test(wanted) || routeAt(wanted) !== 'notFound';
  const methods = new Set<string>([
    ...(isOther ? ['GET', 'HEAD', 'POST'] : []),
    ...Object.values(CALLS).flatMap((it) =>
      matches(wanted, callPath(it.path)) ? [it.method] : [],
    ),
  ]);
  if (methods.size === 0) return `path: no call has the path ${JSON.stringify(path)}`;
  return method === undefined || methods.has(method.toUpperCase())
    ? undefined
    : `method: ${JSON.stringify(method)}, but ${path} has ${[...methods].join(', ')}`;
};

/** Plans failures for the next matching requests. */
export const faultsControl = (world: World, journal: Journal): Hono<Env> =>
  new Hono<Env>()
    .get('/faults', (c) => c.json(faultsOf(world, c.req.query('userId'))))
    .post('/faults', async (c) => {
      const fault = await readBody(c, planned);
      if (fault instanceof Response) return fault;
      const user = fault.userId === undefined ? undefined : findUser(c, world, fault.userId);
      if (user instanceof Response) return user;
      const mistake = mistakeIn(fault);
      if (mistake !== undefined) return badRequest(c, mistake);
      const { body, retryAfter, times = 1, ...rest } = fault;
      const { id } = addFault(world, {
        ...rest,
        times,
        ...(retryAfter === undefined ? {} : { retryAfter: String(retryAfter) }),
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return c.json({ faultId: id }, 201);
    })
    .delete('/faults', (c) => {
      clearFaults(world, c.req.query('userId'));
      return c.json({});
    })
    .delete('/faults/:id', (c) => {
      const id = c.req.param('id');
      removeFault(world, id);
      journal.forgetFault(id);
      return c.json({});
    });
