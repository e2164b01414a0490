import { bounds } from '../../domain/wire/bounds';
import { type Instant, momentOf, second } from '../../domain/kernel/instant';

/**
 * Reads Retry-After, in seconds or as a date, as milliseconds to wait. Returns `undefined` for one that cannot be read
 * or asks for too long. A date is compared with the time of the response, so that a device with a wrong clock does not
 * wait for hours.
 */
export const readRetryAfter = (header: string | null, answered: Instant): number | undefined => {
  const text = header?.trim() ?? '';
  const until = /^[A-Za-z]{3,9}, \d/.test(text) ? momentOf(text) : Number.NaN;
  const wait = /^\d{1,9}$/.test(text) ? Number(text) * second : Math.max(0, until - answered);
  return wait <= bounds.wait ? wait : undefined;
};
