import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rupiah } from '../../../domain/kernel/money';
import {
  axisTop,
  type ChartMonth,
  type MonthChart,
} from '../../../domain/transactions/month-chart';
import { HiddenAmounts } from '../../format/hidden-amounts';
import { useFormat } from '../../format/use-format';
import { useMedia } from '../../hooks/use-media';
import { classes } from '../../kit/classes';
import { said } from '../../kit/said';
import './spending-chart.css';

interface SpendingChartProps {
  readonly chart: MonthChart | 'notLoaded' | undefined;
  readonly onChoose: (month: string) => void;
}

/** Renders the purchases of the recent months as columns with an axis. A press on a column jumps to its month. */
export const SpendingChart = ({ chart, onChoose }: SpendingChartProps) => {
  const { t } = useTranslation('transactions');
  const format = useFormat();
  const isHidden = useContext(HiddenAmounts) !== undefined;
  // On a low screen it would push the list out of view.
  const isHigh = useMedia('(min-height: 640px)');
  if (!chart || isHidden || !isHigh) return null;
  const { months, highest } = chart === 'notLoaded' ? { months: [], highest: 0 } : chart;
  const top = axisTop(highest);
  const tick = (value: Rupiah) =>
    value === 0
      ? format.rupiah(0)
      : value < 1_000_000
        ? t('month.thousand', { sum: value / 1_000 })
        : t('month.million', { sum: value / 1_000_000 });
  const textOf = ({ spent, isRunning }: ChartMonth): string =>
    typeof spent !== 'number'
      ? t(`month.gap.${spent}`)
      : `${t('month.spent', { sum: format.rupiah(spent) })}${isRunning ? `, ${t('month.soFar')}` : ''}`;
  return (
    <figure className="spending" aria-busy={chart === 'notLoaded' || undefined}>
      <figcaption className="spending__title">{t('month.chart')}</figcaption>
      <div className="spending__plot">
        <div className="spending__axis" aria-hidden="true">
          {months.length > 0 && [top, top / 2, 0].map((it) => <span key={it}>{tick(it)}</span>)}
        </div>
        <ol className="spending__months">
          {chart === 'notLoaded' && <li className="spending__wait">{t('month.reading')}</li>}
          {[...months].reverse().map((it) => (
            <li key={it.month}>
              <button type="button" className="spending__month" onClick={() => onChoose(it.month)}>
                <span className="spending__column">
                  {typeof it.spent === 'number' && (
                    <span
                      className={classes('spending__bar', it.isRunning && 'spending__bar--growing')}
                      style={{ height: `${(it.spent * 100) / top}%` }}
                    />
                  )}
                </span>
                <span aria-hidden="true">{format.month(it.month).slice(0, 3)}</span>
                <span className="visually-hidden">
                  {format.month(it.month)}: {said(textOf(it))}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
};
