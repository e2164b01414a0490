import type { Clock } from '../../domain/ports/clock';
import type { World } from '../../sandbox/lender/world';
import { fewAreas } from './few-areas';
import { MemoryIds } from '../../adapters/memory/memory-ids';
import { MapStore } from '../../sandbox/lender/store';

/** A lender in memory: a few areas, ids that count up, the given clock. It throws when the lender reports a problem. */
export const memoryWorld = (clock: Pick<Clock, 'now'>, more: Partial<World> = {}): World => ({
  store: new MapStore(),
  areas: fewAreas,
  ids: new MemoryIds(),
  wall: () => clock.now(),
  pages: () => 'https://lender.example',
  complain: (sentence) => {
    throw new Error(sentence);
  },
  ...more,
});
