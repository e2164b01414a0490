import { type Instant, second } from '../../domain/kernel/instant';

/**
 * How long a server wants to be left alone, in milliseconds, from seconds or a date; `undefined` for junk. A date
 * counts from the answer's own time, so that a skewed phone does not wait for hours.
 */
export const readRetryAfter = (header: string | null, answered: Instant): number | undefined => {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * second;
  const until = /^[A-Za-z]{3,9}, \d/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(until) ? undefined : Math.max(0, until - answered);
};
