import type { TFunction } from 'i18next';
import type { Language } from '../../../domain/kernel/locale';
import type { Rupiah } from '../../../domain/kernel/money';
import {
  axisTop,
  type ChartMonth,
  type MonthChart,
  roundedSum,
} from '../../../domain/transactions/month-chart';
import type { MonthSpending } from '../../../domain/transactions/spending';
import type { Format } from '../../format/use-format';

type Say = TFunction<'transactions'>;
type Months = Pick<Format, 'month' | 'rupiah'>;

/** Returns what was bought in a month, for its heading. */
export const spentText = (
  spending: MonthSpending | undefined,
  t: Say,
  format: Months,
): string | undefined =>
  spending &&
  t(spending.hasPending ? 'month.settled' : 'month.spent', { sum: format.rupiah(spending.sum) });

/** Matches a screen on which the chart does not push the list out of view. */
export const highScreen = '(min-height: 640px)';

/** A column of the chart. */
export interface MonthColumn {
  /** `2025-04` */
  readonly month: string;
  readonly short: string;
  readonly name: string;
  /** The sum, or why there is none. */
  readonly text: string;
  /** The rounded sum above the highest column, and above the chosen or the newest one. */
  readonly sum: string | undefined;
  /** Percent of the axis; absent without a sum. */
  readonly height: number | undefined;
  readonly isGrowing: boolean;
}

export interface ChartTexts {
  /** The amounts beside the axis, from its top. */
  readonly ticks: readonly string[];
  /** Oldest first. */
  readonly columns: readonly MonthColumn[];
}

/** Returns what the chart of the recent months shows, in a language. */
export const chartTexts = (
  { months, highest }: MonthChart,
  t: Say,
  format: Months,
  language: Language,
  chosen = months[0]?.month,
): ChartTexts => {
  const top = axisTop(highest);
  const rounded = (value: Rupiah): string => {
    if (value < 1_000) return format.rupiah(value);
    const { unit, sum } = roundedSum(value);
    return t(`month.${unit}`, { sum: `${sum}`.replace('.', language === 'en' ? '.' : ',') });
  };
  const textOf = ({ spent, isRunning }: ChartMonth): string =>
    typeof spent !== 'number'
      ? t(`month.gap.${spent}`)
      : `${t('month.spent', { sum: format.rupiah(spent) })}${isRunning ? `, ${t('month.soFar')}` : ''}`;
  const columns = months.map((it) => ({
    month: it.month,
    short: format.month(it.month).slice(0, 3),
    name: format.month(it.month),
    text: textOf(it),
    sum:
      typeof it.spent === 'number' && (it.spent === highest || it.month === chosen)
        ? rounded(it.spent)
        : undefined,
    height: typeof it.spent === 'number' ? (it.spent * 100) / top : undefined,
    isGrowing: it.isRunning,
  }));
  return { ticks: [top, top / 2, 0].map(rounded), columns: columns.reverse() };
};
