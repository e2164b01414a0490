import { useTranslation } from 'react-i18next';
import { classes } from '../../kit/classes';
import { said } from '../../kit/said';
import type { ChartTexts } from './month-texts';
import './spending-chart.css';

interface SpendingFigureProps {
  /** Absent while the months are loading. */
  readonly texts: ChartTexts | undefined;
  /** The month that the list was last moved to. */
  readonly chosen?: string | undefined;
  readonly onChoose: (month: string) => void;
}

/** Renders that the chart appears once more rows are loaded. */
export const LaterChart = () => (
  <p className="spending">{useTranslation('transactions').t('month.later')}</p>
);

/** Renders the chart of the recent months, or its bars without sums while they are loading. */
export const SpendingFigure = ({ texts, chosen, onChoose }: SpendingFigureProps) => {
  const { t } = useTranslation('transactions');
  return (
    <figure className="spending" aria-busy={!texts || undefined}>
      <figcaption className="spending__title">{t('month.chart')}</figcaption>
      <div className="spending__plot">
        <div className="spending__axis" aria-hidden="true">
          {texts?.ticks.map((it) => (
            <span key={it}>{it}</span>
          ))}
        </div>
        <ol className="spending__months">
          {!texts &&
            Array.from({ length: 6 }, (_, at) => (
              <li className="spending__column" key={at}>
                <span className="spending__bar spending__bar--waiting">
                  {at === 0 && <span className="visually-hidden">{t('month.reading')}</span>}
                </span>
              </li>
            ))}
          {texts?.columns.map(({ month, short, name, text, sum, height, isGrowing }) => (
            <li key={month}>
              <button
                type="button"
                className="spending__month"
                aria-current={month === chosen || undefined}
                onClick={() => onChoose(month)}
              >
                <span className="spending__column">
                  {height !== undefined && (
                    <span
                      className={classes('spending__bar', isGrowing && 'spending__bar--growing')}
                      style={{ height: `${height}%` }}
                    >
                      {sum !== undefined && (
                        <span className="spending__sum" aria-hidden="true">
                          {sum}
                        </span>
                      )}
                    </span>
                  )}
                </span>
                <span className="spending__name" aria-hidden="true">
                  {short}
                </span>
                <span className="visually-hidden">
                  {name}: {said(text)}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
};
