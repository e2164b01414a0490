import { countedDays } from '../bills/days-left';
import type { Instant } from '../kernel/instant';

/**
 * Whether a rejected user may apply again, and else from when; `days` counts Jakarta's calendar, 0 is today; absent when it
 * is decades away. `unknown`: the server named no time that can be read, so a page states none. A request is still
 * possible, and the server decides it.
 */
export type Reapplying =
  | { readonly kind: 'unknown' | 'now' }
  | { readonly kind: 'later'; readonly at: Instant; readonly days?: number };

/** Compares the time of the next application with the clock. */
export const reapplying = (time: Instant | undefined, now: Instant): Reapplying => {
  if (time === undefined) return { kind: 'unknown' };
  if (time <= now) return { kind: 'now' };
  const days = countedDays(time, now);
  return { kind: 'later', at: time, ...(days !== undefined && { days }) };
};
