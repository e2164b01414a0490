import { concat, defer, filter, map, type Observable, of, takeWhile } from 'rxjs';
import type { Failure } from '../kernel/failure';
import type { Instant } from '../kernel/instant';
import { poll, type Polling } from './poll';
import type { Result } from '../kernel/result';

/** The progress of a wait. */
export interface Watching {
  /** When the server last answered. */
  readonly checkedAt?: Instant;
  /** Whether five minutes are over: from then on, only the user asks. */
  readonly gaveUp: boolean;
}

export const unwatched: Watching = { gaveUp: false };

/** A stream that polls while it has a subscriber. */
export type Watch = Observable<Watching>;

/** Something that a page waits for. */
export interface Wait {
  /** Asks the server once whether the wait is over. */
  look(): Promise<Result<boolean, Failure>>;
  /** Asks the same on the schedule of polling. */
  readonly watch$: Watch;
}

const timeUp = 'timeUp' as const;

const isOver = (answer: Result<boolean, Failure>): boolean =>
  answer.ok ? answer.value : answer.error.kind === 'cancelled';

/**
 * Polls until the answer is `true`, the login ends or five minutes are over. Failed requests are not shown. A page that
 * subscribes after another one starts with the time of the last answer.
 */
export const watched = (look: Wait['look'], polling: Polling): Watch => {
  let last: Watching | undefined;
  const news$ = concat(poll(look, polling), of(timeUp)).pipe(
    takeWhile((it) => it === timeUp || !isOver(it), true),
    filter((it) => it === timeUp || it.ok),
    map((it) =>
      it === timeUp ? { gaveUp: true } : (last = { checkedAt: polling.clock.now(), gaveUp: false }),
    ),
  );
  return defer(() => (last ? concat(of(last), news$) : news$));
};
