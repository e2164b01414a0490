import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import {
  type ChartMonth,
  type MonthChart,
  percentOf,
} from '../../../domain/transactions/month-chart';
import { useFormat } from '../../format/use-format';
import { Amount } from '../../kit/amount';
import { Bar } from '../../kit/bar';
import { Button } from '../../kit/button';
import { Sheet } from '../../kit/sheet';
import { GrowingBar } from '../../widgets/growing-bar';
import './history-sheets.css';

/** Returns `Apr 2025` for `April 2025`: every short month is the first three letters of the long one. */
const shortened = (month: string): string => month.replace(/^(\S{3})\S*/, '$1');

interface MonthBarProps extends ChartMonth {
  /** The highest sum of a month; its bar takes the whole width. */
  readonly highest: number;
  readonly isLoading: boolean;
  readonly onChoose: (month: string) => void;
}

const MonthBar = (props: MonthBarProps) => {
  const { month, spent, isRunning, highest, isLoading, onChoose } = props;
  const { t } = useTranslation('transactions');
  const format = useFormat();
  const hasSum = typeof spent === 'number';
  return (
    <li>
      <button type="button" className="months__month" onClick={() => onChoose(month)}>
        <span>
          {shortened(format.month(month))}
          {isRunning && hasSum && <span className="months__gap"> {t('month.soFar')}</span>}{' '}
        </span>
        {hasSum ? (
          <>
            <Amount value={spent} />
            {isRunning ? (
              <GrowingBar value={percentOf(spent, highest)} highest={100} />
            ) : (
              <Bar value={percentOf(spent, highest)} highest={100} />
            )}
          </>
        ) : (
          <span className="months__gap">
            {t(isLoading && spent === 'notLoaded' ? 'month.reading' : `month.gap.${spent}`)}
          </span>
        )}
      </button>
    </li>
  );
};

interface MonthSheetProps {
  readonly chart: MonthChart;
  readonly state: 'idle' | 'loading' | 'failed';
  /** Loads the months without a sum that are not loaded. */
  readonly onLoad: () => void;
  readonly onChoose: (month: string) => void;
  /** Opens the statement of a month. */
  readonly onStatement: () => void;
  readonly onClose: () => void;
}

/** Renders the months to which the list can jump, as a chart of their purchases. */
export const MonthSheet = (props: MonthSheetProps) => {
  const { chart, state, onLoad, onChoose, onStatement, onClose } = props;
  const { t } = useTranslation(['transactions', 'common']);
  const { months, highest } = chart;
  const isComplete = months.every(({ spent }) => spent !== 'notLoaded');
  const list = useRef<HTMLUListElement>(null);
  // The button that loaded the rest is gone, and with it the focus.
  useLayoutEffect(() => {
    if (isComplete && document.activeElement === document.body)
      list.current?.querySelector('button')?.focus();
  }, [isComplete]);
  return createPortal(
    <Sheet
      title={t('month.title')}
      close={t('common:close')}
      onClose={onClose}
      action={
        <Button look="secondary" onClick={onStatement}>
          {t('statement.open')}
        </Button>
      }
      more={
        !isComplete && (
          <Button look="quiet" busy={state === 'loading'} onClick={onLoad}>
            {t('month.loadAll')}
          </Button>
        )
      }
    >
      <p className="months__caption">{t('month.chart')}</p>
      {state === 'failed' && <p role="alert">{t('moreFailed.title')}</p>}
      <ul ref={list}>
        {months.map((it) => (
          <MonthBar
            key={it.month}
            {...it}
            highest={highest}
            isLoading={state === 'loading'}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </Sheet>,
    document.body,
  );
};
