import type { Instant } from '../kernel/instant';
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
}

export interface MonthChart {
  /** Newest first. */
  readonly months: readonly ChartMonth[];
  /** The amount at the end of the axis; 0 if no month has a sum. */
  readonly scale: Rupiah;
}

const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** Returns the amount at the end of the axis: the lowest round amount that is not below the highest sum. */
export const scaleFor = (highest: Rupiah): Rupiah => {
  if (highest <= 0) return 0;
  const unit = 10 ** (String(highest).length - 1);
  return unit * (steps.find((step) => step * unit >= highest) ?? 10);
};

/** Returns the width of a bar in whole percent of the axis; a low sum has a visible bar too. */
export const percentOf = (sum: Rupiah, scale: Rupiah): number =>
  sum <= 0 || scale <= 0 ? 0 : Math.min(100, Math.max(1, Math.round((sum / scale) * 100)));

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
  const months = monthsToOpen(loaded, now).map((month) => ({ month, spent: spentIn(month) }));
  const known = months.flatMap(({ spent }) => (typeof spent === 'number' ? [spent] : []));
  return { months, scale: scaleFor(Math.max(0, ...known)) };
};
