import { day, hour, type Instant, jakartaMonth, second } from '../../../domain/kernel/instant';

/** Months of Jakarta, written `2025-04`, and what their ends mean for a bill. */

const wib = 7 * hour;
/** From the due time to the late fee. */
const grace = 5 * day;
const soon = 5 * day;

const numbers = (month: string): readonly [year: number, index: number] => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return [year, number - 1];
};

/** Midnight of a day of a month that lies `after` months later; days and months run on over their ends. */
export const midnight = (month: string, date = 1, after = 0): Instant => {
  const [year, index] = numbers(month);
  return Date.UTC(year, index + after, date) - wib;
};

/** The month that lies `after` months later. */
export const monthAfter = (month: string, after: number): string =>
  after === 0 ? month : jakartaMonth(midnight(month, 1, after));

/** Tells a time's month, at once for a time of the same month as the one before. */
export const monthTeller = (): ((at: Instant) => string) => {
  let [month, start, end] = ['', 0, 0];
  return (at) => {
    if (at >= start && at < end) return month;
    month = jakartaMonth(at);
    [start, end] = [midnight(month), midnight(month, 1, 1)];
    return month;
  };
};

/** When a month's bill is due: at its last second. */
export const dueOf = (month: string): Instant => midnight(month, 1, 1) - second;

/** When a month that is not paid costs a late fee: from the sixth of the next one. */
export const feeTimeOf = (month: string): Instant => dueOf(month) + grace + second;

export const timeliness = (
  now: Instant,
  dueTime: Instant,
): 'NOT_OVERDUE' | 'DUE_SOON' | 'OVERDUE' => {
  if (now > dueTime) return 'OVERDUE';
  return now > dueTime - soon ? 'DUE_SOON' : 'NOT_OVERDUE';
};
