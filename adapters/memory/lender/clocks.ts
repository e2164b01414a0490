import type { Instant } from '../../../domain/kernel/instant';
import { kind } from '../store';
import { single } from './records';
import type { World } from './world';

/** Everybody's test clock, unless a person has one of their own. Both run on from where they were set. */
const common = kind<{ readonly offset: number }>('commonClock');

export const clockOf = ({ store, wall }: World, userId?: string): Instant => {
  const own = userId === undefined ? undefined : store.get(single.clock, userId);
  return wall() + ((own ?? store.get(common, 'all'))?.offset ?? 0);
};

/** Sets a clock: one person's, or the one of all who have none of their own. */
export const setClock = (world: World, now: Instant, userId?: string): void => {
  const offset = Math.round(now - world.wall());
  if (userId === undefined) world.store.put(common, 'all', { offset });
  else world.store.put(single.clock, userId, { offset }, userId);
};
