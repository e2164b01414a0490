import { defer, finalize, firstValueFrom, map, merge, NEVER } from 'rxjs';
import type { Clock } from '../ports/clock';
import { aborted } from './aborted';
import { after } from './after';

/** How work with a deadline ended. */
export type Ended<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'cancelled' };

export interface Bounds {
  /** In milliseconds; without it, the work has no time limit. */
  readonly deadline?: number | undefined;
  /** The caller's signal. When it aborts, the work counts as cancelled. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs work until it is done, its deadline passes or the caller's signal aborts, whichever is first. Then the signal of
 * the work aborts, and its result is not awaited. Rejects only when the work does.
 */
export const withTimeout = <T>(
  clock: Clock,
  { deadline, signal }: Bounds,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<Ended<T>> => {
  const inner = new AbortController();
  const cancelled$ = signal ? aborted(signal) : NEVER;
  const late$ = deadline === undefined ? NEVER : after(clock, deadline);
  return firstValueFrom(
    merge<Ended<T>[]>(
      cancelled$.pipe(map(() => ({ kind: 'cancelled' }))),
      defer(() => work(inner.signal)).pipe(map((value) => ({ kind: 'done', value }))),
      late$.pipe(map(() => ({ kind: 'timeout' }))),
    ).pipe(finalize(() => inner.abort())),
  );
};
