import { useLayoutEffect } from 'react';
import type { Live } from '../../domain/kernel/live';
import { latestValue, type Loadable } from '../../domain/kernel/loadable';
import { useLive } from './use-live';

interface Loads<T> {
  readonly state$: Live<Loadable<T>>;
  load(): unknown;
}

/** Conditions for loading a query: on mount, only if it was never loaded, only if no load has ended, or never. */
const due = {
  mounted: () => true,
  idle: ({ phase }: Loadable<unknown>) => phase === 'idle',
  unknown: (state: Loadable<unknown>) =>
    state.phase !== 'failed' && latestValue(state) === undefined,
  never: () => false,
};

/** Whether a query that is loading or loaded counts as loaded by the page that mounts. */
let countsEarlierLoads = false;

/** Lets the first page use what was loaded before it is drawn, until `end`. */
export const countEarlierLoads = (end: Promise<unknown>): void => {
  countsEarlierLoads = true;
  void end.then(() => {
    countsEarlierLoads = false;
  });
};

const isCounted = ({ phase }: Loadable<unknown>): boolean =>
  countsEarlierLoads && (phase === 'loading' || phase === 'ready');

/** Loads a query when its component mounts, or under the condition `when`, and returns its state. */
export const useQuery = <T>(query: Loads<T>, when: keyof typeof due = 'mounted'): Loadable<T> => {
  const state = useLive(query.state$);
  const isDue = due[when](state);
  // A layout effect sends the request before the page is painted.
  useLayoutEffect(() => {
    // Another component may have started the load.
    const now = query.state$.value;
    if (isDue && due[when](now) && !isCounted(now)) void query.load();
  }, [query, when, isDue]);
  return state;
};
