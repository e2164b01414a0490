import { concat, type Observable, of, scan, takeWhile } from 'rxjs';
import type { Failure } from './failure';
import type { Instant } from './instant';
import { poll, type Polling } from './poll';
import type { Result } from './result';

/** How the wait for something goes. */
export interface Watching {
  /** When the server last answered. */
  readonly checkedAt?: Instant | undefined;
  /** Five minutes are over: from now on only a person asks. */
  readonly gaveUp: boolean;
}

/** A wait, which lasts while it is subscribed to. */
export type Watch = Observable<Watching>;

export const unwatched: Watching = { gaveUp: false };

const timeUp = 'timeUp' as const;

const isOver = (answer: Result<boolean, Failure>): boolean =>
  answer.ok ? answer.value : answer.error.kind === 'cancelled';

/**
 * Asks by the schedule of polling, while it is subscribed to, until the answer is `true` or the login ends. A failed
 * question is asked again in its turn; nobody needs to see it.
 */
export const watched = (look: () => Promise<Result<boolean, Failure>>, polling: Polling): Watch =>
  concat(poll(look, polling), of(timeUp)).pipe(
    takeWhile((it) => it === timeUp || !isOver(it), true),
    scan((watching, it): Watching => {
      if (it === timeUp) return { ...watching, gaveUp: true };
      return it.ok ? { ...watching, checkedAt: polling.clock.now() } : watching;
    }, unwatched),
  );
