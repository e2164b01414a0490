import type { Failure } from './failure';

/** A fetched value. `last` is the previous value, shown while a response is in flight or after it failed. */
export type Loadable<T> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading'; readonly last?: T }
  | { readonly phase: 'ready'; readonly value: T }
  | { readonly phase: 'failed'; readonly failure: Failure; readonly last?: T };

export const idle: Loadable<never> = { phase: 'idle' };
export const ready = <T>(value: T): Loadable<T> => ({ phase: 'ready', value });

/** Returns the newest known value, however old. */
export const latestValue = <T>(it: Loadable<T>): T | undefined =>
  it.phase === 'ready' ? it.value : it.phase === 'idle' ? undefined : it.last;

/** Returns whether the first value is being fetched. */
export const isFirstLoad = (it: Loadable<unknown>): boolean =>
  it.phase === 'loading' && it.last === undefined;

export const loading = <T>(before: Loadable<T>): Loadable<T> => {
  const last = latestValue(before);
  return last === undefined ? { phase: 'loading' } : { phase: 'loading', last };
};

export const failed = <T>(failure: Failure, before: Loadable<T>): Loadable<T> => {
  const last = latestValue(before);
  return last === undefined ? { phase: 'failed', failure } : { phase: 'failed', failure, last };
};
