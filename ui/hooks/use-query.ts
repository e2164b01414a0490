import { useLayoutEffect } from 'react';
import type { Live } from '../../domain/kernel/live';
import { latestValue, type Loadable } from '../../domain/kernel/loadable';
import { useLive } from './use-live';

interface Loads<T> {
  readonly state$: Live<Loadable<T>>;
  load(): unknown;
}

/** When a query is loaded: with its component, only if it never was, only if no value is known, or not at all. */
const due = {
  mounted: () => true,
  idle: ({ phase }: Loadable<unknown>) => phase === 'idle',
  unknown: (state: Loadable<unknown>) => latestValue(state) === undefined,
  never: () => false,
};

/** Loads a query when its component mounts, or when `when` says, and returns its state. */
export const useQuery = <T>(query: Loads<T>, when: keyof typeof due = 'mounted'): Loadable<T> => {
  const state = useLive(query.state$);
  const isDue = due[when](state);
  // Before the page is painted: the answer comes that much sooner.
  useLayoutEffect(() => {
    // Another component may have begun to load it.
    if (isDue && due[when](query.state$.value)) void query.load();
  }, [query, when, isDue]);
  return state;
};
