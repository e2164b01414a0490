import type { Call } from '../../domain/wire/call';
import { type Failure, isUnreached } from '../../domain/kernel/failure';
import { spread } from '../../domain/async/spread';
import { second } from '../../domain/kernel/instant';
import type { Result } from '../../domain/kernel/result';

const longestAsked = 10 * second;
const firstCeiling = second / 2;

/** Returns whether the same call may succeed a moment later. Not after 501 or 503, a maintenance (spec §8). */
const mayPass = (failure: Failure): boolean =>
  isUnreached(failure) ||
  (failure.kind === 'api' &&
    failure.status >= 500 &&
    failure.status !== 501 &&
    failure.status !== 503);

/**
 * Returns the pause before the next try after `tries` tries, in milliseconds, or `undefined` for no further try. Full
 * jitter: a random pause below a ceiling that doubles, so that many clients do not return at the same time. `random`
 * returns less than 1. After 429 the pause is never shorter than the server asked for.
 */
export const pauseBeforeRetry = (
  row: Pick<Call, 'once' | 'retry'>,
  failure: Failure,
  tries: number,
  random: () => number,
): number | undefined => {
  if (row.once || tries > row.retry) return undefined;
  if (failure.kind === 'api' && failure.status === 429) {
    const { retryAfter = Number.POSITIVE_INFINITY } = failure;
    return retryAfter <= longestAsked ? spread(retryAfter, longestAsked, random()) : undefined;
  }
  return mayPass(failure) ? random() * firstCeiling * 2 ** (tries - 1) : undefined;
};

/** Dependencies of the tries of one call. */
export interface Tries<T> {
  readonly row: Pick<Call, 'once' | 'retry' | 'timeout' | 'budget'>;
  /** Makes one try, which ends by its deadline (in milliseconds). */
  readonly attempt: (deadline: number) => Promise<Result<T, Failure>>;
  /** Milliseconds on a clock that never jumps. */
  readonly elapsed: () => number;
  readonly pause: (ms: number) => Promise<void>;
  readonly random: () => number;
  /** Called after each pause: whether to send the call again. */
  readonly isWanted: () => boolean;
}

/** Tries until a try succeeds or no further one makes sense, with a pause before each retry. */
export const withRetries = async <T>(tries: Tries<T>): Promise<Result<T, Failure>> => {
  const { row, attempt, elapsed, pause, random, isWanted } = tries;
  const began = elapsed();
  const left = () => row.budget - (elapsed() - began);
  for (let tried = 1; ; tried += 1) {
    const result = await attempt(Math.min(row.timeout, left()));
    if (result.ok) return result;
    const wait = pauseBeforeRetry(row, result.error, tried, random);
    if (wait === undefined || wait >= left()) return result;
    await pause(wait);
    if (!isWanted()) return result;
  }
};
