import { Hono } from 'hono';
import * as z from 'zod/mini';
import { type Instant, momentOf } from '../../domain/kernel/instant';
import { maybe } from '../../domain/wire/schemas';
import { faultsOf } from '../lender/faults';
import { forkUser } from '../lender/fork-user';
import { badRequest, errorBody, notFound, type Env } from '../http/envelope';
import type { Journal } from '../http/journal';
import { clockOf } from '../lender/clocks';
import { loginOf } from '../lender/personas/control';
import type { StoreRow } from '../lender/store';
import type { World } from '../lender/world';
import { findUser, readBody, shortText, wholeNumber } from './read';

const wanted = z.strictObject({
  userId: shortText,
  at: maybe(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
});

/** Copies a user as the sandbox had stored them after a request of the journal, or as they are now. */
export const forkControl = (world: World, journal: Journal): Hono<Env> =>
  new Hono<Env>().post('/fork', async (c) => {
    const body = await readBody(c, wanted);
    if (body instanceof Response) return body;
    const { userId, at } = body;
    const user = findUser(c, world, userId);
    if (user instanceof Response) return user;
    const respond = (rows: readonly StoreRow[], now: Instant): Response => {
      const copy = forkUser(world, user, rows, now);
      journal.copyActions(userId, copy.id, at);
      for (const { id: faultId, ...body } of faultsOf(world, copy.id))
        journal.addAction(copy.id, { method: 'POST', path: '/faults', body, faultId });
      return c.json(loginOf(world, copy), 201);
    };
    const current = world.store.rowsOf(userId);
    if (at === undefined) return respond(current, clockOf(world, userId));
    const found = journal.find(at);
    if (found === undefined) return notFound(c, `at: the journal has no entry ${at}.`);
    if (found !== 'dropped' && found.entry.userId !== userId)
      return badRequest(c, `at: entry ${at} is not of this user.`);
    const rows =
      found === 'dropped' ? undefined : journal.changes.rowsAt(found.moment, userId, current);
    return found === 'dropped' || !rows
      ? c.json(errorBody('ENTRY_DROPPED', `at: the journal has dropped entry ${at}.`), 410)
      : respond(rows, momentOf(found.entry.time));
  });
