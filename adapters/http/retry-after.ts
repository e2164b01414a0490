import { type Instant, second } from '../../domain/kernel/instant';

/**
 * Reads Retry-After, in seconds or as a date, as milliseconds to wait; `undefined` when it cannot be read. A date is
 * compared with the time of the answer, so that a device with a wrong clock does not wait for hours.
 */
export const readRetryAfter = (header: string | null, answered: Instant): number | undefined => {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * second;
  const until = /^[A-Za-z]{3,9}, \d/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(until) ? undefined : Math.max(0, until - answered);
};
