import { day, type Instant, jakartaDay, momentOf } from '../kernel/instant';

const dayNumber = (at: Instant): number => momentOf(jakartaDay(at)) / day;

/** How many days of Jakarta's calendar lie between now and a due day: 0 on the day itself, negative after it. */
export const daysLeft = (dueTime: Instant, now: Instant): number =>
  dayNumber(dueTime) - dayNumber(now);

/** Ten years. */
const mostDays = 3_652;

/** The days left as a text may count them; `undefined` for a day so far away that it is rather a mistake of the server. */
export const countedDays = (dueTime: Instant, now: Instant): number | undefined => {
  const days = daysLeft(dueTime, now);
  return Math.abs(days) > mostDays ? undefined : days;
};

/**
 * The days left, where the calendar agrees with what the server says of lateness; otherwise one of the two is wrong, and
 * `undefined` is returned.
 */
export const agreedDays = (dueTime: Instant, now: Instant, isLate: boolean): number | undefined => {
  const days = countedDays(dueTime, now);
  return days !== undefined && days < 0 === isLate ? days : undefined;
};
