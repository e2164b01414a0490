import { day, type Instant, jakartaDay } from '../kernel/instant';

const dayNumber = (at: Instant): number => Date.parse(jakartaDay(at)) / day;

/** How many days of Jakarta's calendar lie between now and a due day: 0 on the day itself, negative after it. */
export const daysLeft = (dueTime: Instant, now: Instant): number =>
  dayNumber(dueTime) - dayNumber(now);
