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

/** Loads a query when its component mounts, or under the condition `when`, and returns its state. */
export const useQuery = <T>(query: Loads<T>, when: keyof typeof due = 'mounted'): Loadable<T> => {
  const state = useLive(query.state$);
  const isDue = due[when](state);
  // A layout effect sends the request before the page is painted.
  useLayoutEffect(() => {
    // Another component may have started the load.
    if (isDue && due[when](query.state$.value)) void query.load();
  }, [query, when, isDue]);
  return state;
};
