import { Hono } from 'hono';
import * as z from 'zod/mini';
import { clockOf, setClock } from '../lender/clocks';
import type { World } from '../lender/world';
import { second, toWire } from '../../domain/kernel/instant';
import { maybe } from '../../domain/wire/schemas';
import { badRequest, type Env, type SandboxContext } from '../http/envelope';
import { readBody, earliest, latest, findUser, time, shortText, flag } from './read';

const change = z.strictObject({
  now: maybe(time),
  advanceSeconds: maybe(z.number('a number of seconds')),
  stopped: maybe(flag),
  userId: maybe(shortText),
});

/** Controls the test clock, the common one or a user's own. It runs on from the set time, unless it is `stopped`. */
export const clockControl = (world: World): Hono<Env> => {
  const tell = (c: SandboxContext, userId?: string): Response => {
    const now = clockOf(world, userId);
    return c.json({ now: toWire(now), epochMs: now });
  };

  return new Hono<Env>()
    .get('/clock', (c) => {
      const userId = c.req.query('userId');
      const user = userId === undefined ? undefined : findUser(c, world, userId);
      return user instanceof Response ? user : tell(c, userId);
    })
    .post('/clock', async (c) => {
      const body = await readBody(c, change);
      if (body instanceof Response) return body;
      const { now, advanceSeconds, stopped, userId } = body;
      const user = userId === undefined ? undefined : findUser(c, world, userId);
      if (user instanceof Response) return user;
      if ((now === undefined) === (advanceSeconds === undefined))
        return badRequest(c, 'Either now or advanceSeconds.');
      const then = now ?? clockOf(world, userId) + (advanceSeconds ?? 0) * second;
      if (!(then >= earliest && then < latest))
        return badRequest(c, 'advanceSeconds: the clock stays between 2000 and 2100');
      setClock(world, then, userId, stopped);
      return tell(c, userId);
    });
};
