import type { Call } from '../../domain/kernel/call';
import { type Failure, isUnreached } from '../../domain/kernel/failure';
import { second } from '../../domain/kernel/instant';

const longestAsked = 10 * second;
const firstCeiling = second / 2;

/** Whether the same call may succeed a moment later. Not after 501, and 503 means maintenance (spec §8). */
const mayPass = (failure: Failure): boolean =>
  isUnreached(failure) ||
  (failure.kind === 'api' &&
    failure.status >= 500 &&
    failure.status !== 501 &&
    failure.status !== 503);

/**
 * The pause before the next try after `tries` tries, in milliseconds; `undefined` for no further try. Full jitter: a
 * random pause up to a ceiling that doubles, so that many clients do not return at the same time. `random` returns less
 * than 1.
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
    return retryAfter <= longestAsked ? retryAfter : undefined;
  }
  return mayPass(failure) ? random() * firstCeiling * 2 ** (tries - 1) : undefined;
};
