import { day, hour, type Instant, jakartaMonth, second } from '../../domain/kernel/instant';

/** Months in Jakarta, written `2025-04`, and what their ends mean for a bill. */

const wib = 7 * hour;
/** The time between due time and late fee, in milliseconds. */
const grace = 5 * day;
const soon = 5 * day;

const numbers = (month: string): readonly [year: number, index: number] => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return [year, number - 1];
};

/** Returns midnight of a day in the month `after` months later. Day and month may overflow. */
export const midnight = (month: string, date = 1, after = 0): Instant => {
  const [year, index] = numbers(month);
  return Date.UTC(year, index + after, date) - wib;
};

/** Returns the month `after` months later. */
export const monthAfter = (month: string, after: number): string =>
  after === 0 ? month : jakartaMonth(midnight(month, 1, after));

/** Returns a function from a time to its month. It caches the last month, since most calls ask for the same one. */
export const monthTeller = (): ((at: Instant) => string) => {
  let [month, start, end] = ['', 0, 0];
  return (at) => {
    if (at >= start && at < end) return month;
    month = jakartaMonth(at);
    [start, end] = [midnight(month), midnight(month, 1, 1)];
    return month;
  };
};

/** Returns the due time of a month's bill: its last second. */
export const dueOf = (month: string): Instant => midnight(month, 1, 1) - second;

/** Returns when an unpaid month gets its late fee: on the sixth of the next month. */
export const feeTimeOf = (month: string): Instant => dueOf(month) + grace + second;

export const timeliness = (
  now: Instant,
  dueTime: Instant,
): 'NOT_OVERDUE' | 'DUE_SOON' | 'OVERDUE' => {
  if (now > dueTime) return 'OVERDUE';
  return now > dueTime - soon ? 'DUE_SOON' : 'NOT_OVERDUE';
};
