import { type Instant, jakartaMonth } from '../kernel/instant';
import type { Rupiah } from '../kernel/money';
import { monthBefore, monthsToOpen } from './months';
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

const chartOf = (loaded: MonthRows, running: string, shown: readonly string[]): MonthChart => {
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
  const months = shown.map((month) => ({
    month,
    spent: spentIn(month),
    isRunning: month >= running,
  }));
  const known = months.flatMap(({ spent }) => (typeof spent === 'number' ? [spent] : []));
  return { months, highest: Math.max(0, ...known) };
};

/** Returns the chart of the months that can be opened. */
export const monthChart = (loaded: MonthRows, now: Instant): MonthChart =>
  chartOf(loaded, jakartaMonth(now), monthsToOpen(loaded, now));

/** Number of months above the history. */
const recent = 6;

/** Returns the running month (`2025-04`) and the five before it, newest first. */
export const recentMonths = (running: string): readonly string[] => {
  const months = [running];
  while (months.length < recent) months.push(monthBefore(months[months.length - 1] ?? ''));
  return months;
};

/**
 * Returns the chart of the recent months, without those before the first transaction. It is `undefined` if a month has
 * an unread row, or if fewer than two have purchases; `notLoaded` if a few more pages complete it, and `later` if that
 * is not known, because all loaded rows are of the running month.
 */
export const recentChart = (
  loaded: MonthRows,
  running: string,
): MonthChart | 'notLoaded' | 'later' | undefined => {
  const { rows, ended } = loaded;
  const oldest = rows[rows.length - 1]?.month ?? '9999';
  const shown = recentMonths(running).filter((month) => !ended || month >= oldest);
  const chart = chartOf(loaded, running, shown);
  const all = chart.months.map(({ spent }) => spent);
  if (all.includes('unknown')) return undefined;
  if (all.includes('notLoaded')) return oldest < running ? 'notLoaded' : 'later';
  return all.filter((spent) => typeof spent === 'number').length > 1 ? chart : undefined;
};

/** Returns a sum in millions with one decimal, or in thousands: a label on a bar has no room for the exact one. */
export const roundedSum = (sum: Rupiah): { unit: 'million' | 'thousand'; sum: number } =>
  sum < 999_500
    ? { unit: 'thousand', sum: Math.round(sum / 1_000) }
    : { unit: 'million', sum: Math.round(sum / 100_000) / 10 };

/** The tops of an axis: every column higher than a few has at least two thirds of it. */
const tops = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10];

/** Returns the round amount at the top of the axis of a chart, whose half is whole thousands too. */
export const axisTop = (highest: Rupiah): Rupiah => {
  const unit = Math.max(1_000, 10 ** Math.floor(Math.log10(Math.max(1, highest - 1))));
  const fits = (top: Rupiah) => top >= highest && top % 2_000 === 0;
  return tops.map((it) => Math.round(it * unit)).find(fits) ?? unit * 10;
};
