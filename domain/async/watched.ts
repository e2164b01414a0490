import { concat, filter, map, type Observable, of, takeWhile } from 'rxjs';
import type { Failure } from '../kernel/failure';
import type { Instant } from '../kernel/instant';
import { poll, type Polling } from './poll';
import type { Result } from '../kernel/result';

/** News of a wait. */
export interface Watching {
  /** When the server last answered. */
  readonly checkedAt?: Instant;
  /** Five minutes are over: from now on only a person asks. */
  readonly gaveUp: boolean;
}

export const unwatched: Watching = { gaveUp: false };

/** A wait, which lasts while it is subscribed to. */
export type Watch = Observable<Watching>;

/** What is waited for. */
export interface Wait {
  /** Asks the server once whether it is there. */
  look(): Promise<Result<boolean, Failure>>;
  /** Asks the same by the schedule of polling. */
  readonly watch$: Watch;
}

const timeUp = 'timeUp' as const;

const isOver = (answer: Result<boolean, Failure>): boolean =>
  answer.ok ? answer.value : answer.error.kind === 'cancelled';

/**
 * Asks by the schedule of polling, while it is subscribed to, until the answer is `true` or the login ends. A failed
 * question is asked again in its turn; nobody needs to see it.
 */
export const watched = (look: Wait['look'], polling: Polling): Watch =>
  concat(poll(look, polling), of(timeUp)).pipe(
    takeWhile((it) => it === timeUp || !isOver(it), true),
    filter((it) => it === timeUp || it.ok),
    map((it) =>
      it === timeUp ? { gaveUp: true } : { checkedAt: polling.clock.now(), gaveUp: false },
    ),
  );
