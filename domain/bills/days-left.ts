import { day, type Instant, jakartaDay, momentOf } from '../kernel/instant';

const dayNumber = (at: Instant): number => momentOf(jakartaDay(at)) / day;

/** Returns the days of Jakarta's calendar between now and a due day: 0 on the day itself, negative after it. */
export const daysLeft = (dueTime: Instant, now: Instant): number =>
  dayNumber(dueTime) - dayNumber(now);

/** Ten years. */
const mostDays = 3_652;

/** Returns the days left; `undefined` for a day so far away that the server probably made a mistake. */
export const countedDays = (dueTime: Instant, now: Instant): number | undefined => {
  const days = daysLeft(dueTime, now);
  return Math.abs(days) > mostDays ? undefined : days;
};

/** Returns the days left; `undefined` when the calendar and the server disagree whether the bill is late. */
export const agreedDays = (dueTime: Instant, now: Instant, isLate: boolean): number | undefined => {
  const days = countedDays(dueTime, now);
  return days !== undefined && days < 0 === isLate ? days : undefined;
};
