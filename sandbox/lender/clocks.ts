import type { Instant } from '../../domain/kernel/instant';
import { kind } from './store';
import type { ClockRecord } from './clock';
import { single } from './records';
import { wallOf } from './seeds';
import type { World } from './world';

/** The test clock of all users without their own. */
const common = kind<ClockRecord>('commonClock');

const recordOf = ({ store }: World, userId?: string): Partial<ClockRecord> => {
  const own = userId === undefined ? undefined : store.get(single.clock, userId);
  return own ?? store.get(common, 'all') ?? {};
};

export const clockOf = (world: World, userId?: string): Instant => {
  const { offset = 0, stoppedAt } = recordOf(world, userId);
  return stoppedAt ?? wallOf(world, userId) + offset;
};

export const isStopped = (world: World, userId: string): boolean =>
  recordOf(world, userId).stoppedAt !== undefined;

/** Sets one user's clock, or the common one. It runs on from there; `stopped` freezes it until it is set again. */
export const setClock = (world: World, now: Instant, userId?: string, stopped = false): void => {
  const offset = Math.round(now - wallOf(world, userId));
  const clock: ClockRecord = stopped ? { offset, stoppedAt: Math.round(now) } : { offset };
  if (userId === undefined) world.store.put(common, 'all', clock);
  else world.store.put(single.clock, userId, clock, userId);
};
