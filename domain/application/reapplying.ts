import { countedDays } from '../bills/days-left';
import type { Instant } from '../kernel/instant';

/** Whether a rejected person may apply again, and else from when; `days` counts Jakarta's calendar, 0 is today; absent when it is decades away. */
export type Reapplying =
  | { readonly kind: 'now' }
  | { readonly kind: 'later'; readonly at: Instant; readonly days?: number };

/** Without a time nothing forbids it here; the server decides in any case. */
export const reapplying = (time: Instant | undefined, now: Instant): Reapplying => {
  if (time === undefined || time <= now) return { kind: 'now' };
  const days = countedDays(time, now);
  return { kind: 'later', at: time, ...(days !== undefined && { days }) };
};
