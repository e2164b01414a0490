import { defer, finalize, firstValueFrom, map, merge, NEVER } from 'rxjs';
import type { Clock } from '../ports/clock';
import { aborted } from './aborted';
import { after } from './after';

/** How work under a deadline ended. */
export type Ended<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'cancelled' };

export interface Bounds {
  /** Milliseconds; absent: as long as it takes. */
  readonly deadline?: number | undefined;
  /** The asker's; when it aborts, the work counts as cancelled. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Lets work run until it is done, its deadline passes or its asker gives up, whichever is first, and never later: the
 * work's own signal aborts then, but nobody waits for it to obey. Rejects only when the work does.
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
