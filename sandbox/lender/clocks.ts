import type { Instant } from '../../domain/kernel/instant';
import { kind } from './store';
import type { ClockRecord } from './clock';
import { single } from './records';
import type { World } from './world';

/** The test clock of all users without their own. */
const common = kind<ClockRecord>('commonClock');

export const clockOf = ({ store, wall }: World, userId?: string): Instant => {
  const own = userId === undefined ? undefined : store.get(single.clock, userId);
  const { offset = 0, stoppedAt } = own ?? store.get(common, 'all') ?? {};
  return stoppedAt ?? wall() + offset;
};

/** Sets one user's clock, or the common one. It runs on from there; `stopped` freezes it until it is set again. */
export const setClock = (world: World, now: Instant, userId?: string, stopped = false): void => {
  const offset = Math.round(now - world.wall());
  const clock: ClockRecord = stopped ? { offset, stoppedAt: Math.round(now) } : { offset };
  if (userId === undefined) world.store.put(common, 'all', clock);
  else world.store.put(single.clock, userId, clock, userId);
};
