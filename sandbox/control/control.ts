import { Hono } from 'hono';
import * as z from 'zod/mini';
import { maybe } from '../../domain/wire/schemas';
import { seedOf, sowWorld } from '../lender/seeds';
import type { World } from '../lender/world';
import type { Env } from '../http/envelope';
import type { Journal } from '../http/journal';
import { recordActions } from './actions';
import { clockControl } from './clock';
import { faultsControl } from './faults';
import { forkControl } from './fork';
import { hostControl } from './host';
import { findUser, jsonOnly, readBody, seedNumber } from './read';
import { usersControl } from './users';
import { workbenchControl } from './workbench';

/**
 * The API with which QA and tests control the sandbox. It reads and writes JSON. An impossible action returns the error
 * envelope with a 4xx status. Times are ISO 8601 or epoch, amounts whole rupiah.
 */
export const control = (world: World, journal: Journal): Hono<Env> =>
  new Hono<Env>()
    .use(jsonOnly, recordActions(journal))
    .route('/', usersControl(world))
    .route('/', hostControl(world))
    .route('/', faultsControl(world, journal))
    .route('/', clockControl(world))
    .route('/', forkControl(world, journal))
    .route('/', workbenchControl(world, journal))
    .get('/journal', (c) => {
      const { userId } = c.req.query();
      const user = userId === undefined ? undefined : findUser(c, world, userId);
      return user instanceof Response ? user : c.json(journal.read(c.req.query()));
    })
    .post('/reset', async (c) => {
      const body = await readBody(c, z.strictObject({ seed: maybe(z.nullable(seedNumber)) }));
      if (body instanceof Response) return body;
      const { seed = seedOf(world) } = body;
      world.store.clear();
      if (typeof seed === 'number') sowWorld(world, seed);
      journal.clear(typeof seed === 'number');
      return c.json({});
    });
