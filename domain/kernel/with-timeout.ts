import type { Clock } from '../ports/clock';

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
export const withTimeout = async <T>(
  clock: Clock,
  { deadline, signal }: Bounds,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<Ended<T>> => {
  if (signal?.aborted) return { kind: 'cancelled' };
  const [inner, over] = [new AbortController(), new AbortController()];
  const ends: Promise<Ended<T>>[] = [
    work(inner.signal).then((value) => ({ kind: 'done', value })),
    new Promise((resolve) => {
      const cancel = () => resolve({ kind: 'cancelled' });
      signal?.addEventListener('abort', cancel);
      over.signal.addEventListener('abort', () => signal?.removeEventListener('abort', cancel));
    }),
  ];
  if (deadline !== undefined)
    ends.push(clock.sleep(deadline, over.signal).then(() => ({ kind: 'timeout' })));
  try {
    return await Promise.race(ends);
  } finally {
    inner.abort();
    over.abort();
  }
};
