import { type Instant, jakartaMonth } from '../kernel/instant';
import type { Rupiah } from '../kernel/money';
import { monthsToOpen } from './months';
import { type MonthRows, pendingMonths, sumsByMonth } from './spending';

/** The chart of the purchases of each month, with one scale. */

/**
 * Why a month has no sum: not completely loaded, a row that could not be read, only pending purchases, or no purchases.
 */
export type MonthGap = 'notLoaded' | 'unknown' | 'pending' | 'none';

export interface ChartMonth {
  /** `2025-04` */
  readonly month: string;
  readonly spent: Rupiah | MonthGap;
  /** Whether the month has not ended, so that its sum may grow. */
  readonly isRunning: boolean;
}

export interface MonthChart {
  /** Newest first. */
  readonly months: readonly ChartMonth[];
  /** The highest sum, which has the longest bar; 0 if no month has a sum. */
  readonly highest: Rupiah;
}

/** Returns the width of a bar in whole percent of the longest one; a low sum has a visible bar too. */
export const percentOf = (sum: Rupiah, highest: Rupiah): number =>
  sum <= 0 || highest <= 0 ? 0 : Math.min(100, Math.max(1, Math.round((sum / highest) * 100)));

/** Returns the chart of the months that can be opened. */
export const monthChart = (loaded: MonthRows, now: Instant): MonthChart => {
  const { rows, ended, hasUnread } = loaded;
  const sums = sumsByMonth(loaded);
  const waiting = pendingMonths(rows);
  const oldest = rows[rows.length - 1]?.month ?? '9999';
  const spentIn = (month: string): ChartMonth['spent'] => {
    if (!ended && month <= oldest) return 'notLoaded';
    const sum = sums.has(month) ? sums.get(month) : 0;
    if (sum === undefined || hasUnread) return 'unknown';
    if (sum > 0) return sum;
    return waiting.has(month) ? 'pending' : 'none';
  };
  const months = monthsToOpen(loaded, now).map((month) => ({
    month,
    spent: spentIn(month),
    isRunning: month >= jakartaMonth(now),
  }));
  const known = months.flatMap(({ spent }) => (typeof spent === 'number' ? [spent] : []));
  return { months, highest: Math.max(0, ...known) };
};
