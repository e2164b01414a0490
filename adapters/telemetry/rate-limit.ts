import type { Clock } from '../../domain/ports/clock';

/** Returns true at most `most` times in any `span` milliseconds. */
export const rateLimit = (clock: Clock, most: number, span: number): (() => boolean) => {
  let given: readonly number[] = [];
  return () => {
    const now = clock.elapsed();
    given = given.filter((time) => now - time < span);
    const isFree = given.length < most;
    if (isFree) given = [...given, now];
    return isFree;
  };
};
