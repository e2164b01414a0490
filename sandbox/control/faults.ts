import { Hono } from 'hono';
import * as z from 'zod/mini';
import { addFault, clearFaults, faultsOf, removeFault } from '../lender/faults';
import type { World } from '../lender/world';
import { maybe } from '../../domain/wire/schemas';
import type { Env } from '../http/envelope';
import type { Journal } from '../http/journal';
import { findUser, readBody, text, wholeNumber, shortText, flag } from './read';

/** Any legal header value, even one that no client understands. */
const headerText = shortText.check(z.regex(/^[\x20-\x7e]*$/));

const planned = z.strictObject({
  method: maybe(shortText),
  path: text(500),
  status: maybe(wholeNumber(200, 599)),
  code: maybe(shortText),
  message: maybe(text(2_000)),
  delayMs: maybe(wholeNumber(0, 600_000)),
  retryAfter: maybe(z.union([headerText, wholeNumber(0, 1_000_000_000)], 'seconds or a date')),
  body: maybe(z.unknown()),
  drop: maybe(flag),
  carriedOut: maybe(flag),
  times: maybe(wholeNumber(1, 1_000_000)),
  userId: maybe(shortText),
});

/** Plans failures for the next matching requests. */
export const faultsControl = (world: World, journal: Journal): Hono<Env> =>
  new Hono<Env>()
    .get('/faults', (c) => {
      const userId = c.req.query('userId');
      const user = userId === undefined ? undefined : findUser(c, world, userId);
      return user instanceof Response ? user : c.json(faultsOf(world, userId));
    })
    .post('/faults', async (c) => {
      const fault = await readBody(c, planned);
      if (fault instanceof Response) return fault;
      const { body, retryAfter, times = 1, ...rest } = fault;
      const user = rest.userId === undefined ? undefined : findUser(c, world, rest.userId);
      if (user instanceof Response) return user;
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
