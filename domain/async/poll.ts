import { concatMap, defer, EMPTY, expand, first, map, type Observable } from 'rxjs';
import type { Clock } from '../ports/clock';
import { after } from './after';
import type { Failure } from '../kernel/failure';
import { minute, second } from '../kernel/instant';
import type { Live } from '../kernel/live';
import type { Result } from '../kernel/result';
import { spread } from './spread';

const pauses = [2, 4, 8, 15, 30].map((seconds) => seconds * second);
const longest = 5 * minute;

/** The inputs of the schedule: the clock, whether the page is visible, and random numbers below 1. */
export interface Polling {
  readonly clock: Clock;
  readonly visible$: Live<boolean>;
  readonly random: () => number;
}

const retryAfter = (answer: Result<unknown, Failure>): number =>
  answer.ok || answer.error.kind !== 'api' ? 0 : (answer.error.retryAfter ?? 0);

/**
 * Emits each result of `ask`, which runs after pauses of 2, 4, 8, 15, 30 and then 60 seconds (decision 16), and with
 * `atOnce` also at the start. Pauses while the page is hidden, and for as long as the server asks for or up to twice as
 * long. Completes after five minutes.
 */
export const poll = <T>(
  ask: () => Promise<Result<T, Failure>>,
  { clock, visible$, random }: Polling,
  atOnce = false,
): Observable<Result<T, Failure>> =>
  defer(() => {
    const began = clock.elapsed();
    const asked = (turn: number) => defer(ask).pipe(map((answer) => ({ turn, answer })));
    const next = (turn: number, wait: number) => {
      const left = longest - (clock.elapsed() - began);
      const pause = Math.max(pauses[turn] ?? minute, spread(wait, left, random()));
      if (pause > left) return EMPTY;
      return after(clock, pause).pipe(
        concatMap(() => visible$.pipe(first(Boolean))),
        concatMap(() => asked(turn)),
      );
    };
    return (atOnce ? asked(-1) : next(0, 0)).pipe(
      expand(({ turn, answer }) => next(turn + 1, retryAfter(answer))),
      map(({ answer }) => answer),
    );
  });
