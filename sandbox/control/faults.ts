import { Hono } from 'hono';
import * as z from 'zod/mini';
import { addFault, clearFaults } from '../../adapters/memory/lender/faults';
import type { World } from '../../adapters/memory/lender/world';
import { maybe } from '../../domain/kernel/wire';
import type { Env } from '../envelope';
import { bodyBy } from './read';

const planned = z.object({
  method: maybe(z.string()),
  path: z.string(),
  status: maybe(z.int().check(z.gte(200), z.lte(599))),
  code: maybe(z.string()),
  message: maybe(z.string()),
  delayMs: maybe(z.int().check(z.gte(0), z.lte(600_000))),
  retryAfter: maybe(z.union([z.string(), z.int()])),
  body: maybe(z.unknown()),
  drop: maybe(z.boolean()),
  carriedOut: maybe(z.boolean()),
  times: maybe(z.int().check(z.positive())),
  userId: maybe(z.string()),
});

/** Failures planned for the next matching requests. */
export const faultsControl = (world: World): Hono<Env> =>
  new Hono<Env>()
    .post('/faults', async (c) => {
      const fault = await bodyBy(c, planned);
      if (fault instanceof Response) return fault;
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
    });
