import { countedDays } from '../bills/days-left';
import type { Instant } from '../kernel/instant';

/**
 * Whether a rejected user may apply again, or from when. `days` counts days of Jakarta's calendar, 0 is today; it is
 * absent for a time decades away. `unknown`: the server sent no readable time, so a page shows none. The user may still
 * apply, and the server decides.
 */
export type Reapplying =
  | { readonly kind: 'unknown' | 'now' }
  | { readonly kind: 'later'; readonly at: Instant; readonly days?: number };

/** Compares the time from which the user may apply again with the clock. */
export const reapplying = (time: Instant | undefined, now: Instant): Reapplying => {
  if (time === undefined) return { kind: 'unknown' };
  if (time <= now) return { kind: 'now' };
  const days = countedDays(time, now);
  return { kind: 'later', at: time, ...(days !== undefined && { days }) };
};
