import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rupiah } from '../../../domain/kernel/money';
import {
  axisTop,
  type ChartMonth,
  type MonthChart,
  roundedSum,
} from '../../../domain/transactions/month-chart';
import { HiddenAmounts } from '../../format/hidden-amounts';
import { useFormat } from '../../format/use-format';
import { useLanguage } from '../../hooks/use-language';
import { useMedia } from '../../hooks/use-media';
import { classes } from '../../kit/classes';
import { said } from '../../kit/said';
import './spending-chart.css';

interface SpendingChartProps {
  readonly chart: MonthChart | 'notLoaded' | undefined;
  /** The month that the list was last moved to; the newest one before that. */
  readonly chosen: string | undefined;
  readonly onChoose: (month: string) => void;
}

/** Heights of the bars before their sums are known, in percent. */
const waiting = [45, 70, 35, 80, 60, 50];

/** Renders the purchases of the recent months as columns with an axis. A press on a column jumps to its month. */
export const SpendingChart = ({ chart, chosen, onChoose }: SpendingChartProps) => {
  const { t } = useTranslation('transactions');
  const format = useFormat();
  const language = useLanguage();
  const isHidden = useContext(HiddenAmounts) !== undefined;
  // On a low screen it would push the list out of view.
  const isHigh = useMedia('(min-height: 640px)');
  if (!chart || isHidden || !isHigh) return null;
  const { months, highest } = chart === 'notLoaded' ? { months: [], highest: 0 } : chart;
  const top = axisTop(highest);
  const named = chosen ?? months[0]?.month;
  const short = (value: Rupiah): string => {
    if (value < 1_000) return format.rupiah(value);
    const { unit, sum } = roundedSum(value);
    return t(`month.${unit}`, { sum: `${sum}`.replace('.', language === 'en' ? '.' : ',') });
  };
  const textOf = ({ spent, isRunning }: ChartMonth): string =>
    typeof spent !== 'number'
      ? t(`month.gap.${spent}`)
      : `${t('month.spent', { sum: format.rupiah(spent) })}${isRunning ? `, ${t('month.soFar')}` : ''}`;
  return (
    <figure className="spending" aria-busy={chart === 'notLoaded' || undefined}>
      <figcaption className="spending__title">{t('month.chart')}</figcaption>
      <div className="spending__plot">
        <div className="spending__axis" aria-hidden="true">
          {months.length > 0 && [top, top / 2, 0].map((it) => <span key={it}>{short(it)}</span>)}
        </div>
        <ol className="spending__months">
          {chart === 'notLoaded' &&
            waiting.map((height, at) => (
              <li className="spending__column" key={height}>
                <span
                  className="spending__bar spending__bar--waiting"
                  style={{ height: `${height}%` }}
                >
                  {at === 0 && <span className="visually-hidden">{t('month.reading')}</span>}
                </span>
              </li>
            ))}
          {[...months].reverse().map((it) => (
            <li key={it.month}>
              <button
                type="button"
                className="spending__month"
                aria-current={it.month === chosen || undefined}
                onClick={() => onChoose(it.month)}
              >
                <span className="spending__column">
                  {typeof it.spent === 'number' && (
                    <span
                      className={classes('spending__bar', it.isRunning && 'spending__bar--growing')}
                      style={{ height: `${(it.spent * 100) / top}%` }}
                    >
                      {(it.spent === highest || it.month === named) && (
                        <span className="spending__sum" aria-hidden="true">
                          {short(it.spent)}
                        </span>
                      )}
                    </span>
                  )}
                </span>
                <span className="spending__name" aria-hidden="true">
                  {format.month(it.month).slice(0, 3)}
                </span>
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
