import { day, hour, type Instant, jakartaDay, startOf } from '../kernel/instant';

/** How many days before a due day a calendar can remind; 0 is the day itself. */
export const allLeads = [0, 1, 3, 7] as const;
export type Lead = (typeof allLeads)[number];

/** The times that are chosen before the user chooses any. */
export const firstLeads: readonly Lead[] = [1, 3];

/** Returns nine o'clock in Jakarta on a due day, when its event begins. */
export const eventTime = (dueTime: Instant): Instant => startOf(jakartaDay(dueTime)) + 9 * hour;

/** Returns when a reminder rings: nine o'clock in Jakarta, some days before the due day. */
export const alarmTime = (dueTime: Instant, lead: Lead): Instant => eventTime(dueTime) - lead * day;

/** Returns the chosen times that are still ahead, the first to ring first. */
export const leadsAhead = (
  dueTime: Instant,
  chosen: readonly Lead[],
  now: Instant,
): readonly Lead[] =>
  allLeads.filter((lead) => chosen.includes(lead) && alarmTime(dueTime, lead) > now).reverse();
