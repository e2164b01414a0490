import { useEffect, useEffectEvent } from 'react';
import { Clock } from '../../../domain/ports/clock';
import { monthChart } from '../../../domain/transactions/month-chart';
import { monthBefore } from '../../../domain/transactions/months';
import type { ReceiptOf } from '../../../domain/receipts/receipts';
import { kindOf } from '../../../domain/transactions/row';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { FilterSheet } from './filter-sheet';
import { MonthSheet } from './month-sheet';
import { ReceiptSheet } from './receipt-sheet';
import type { UseHistory } from './use-history';
import type { OpenReceipt } from './use-receipt';

export type HistorySheet = 'filters' | 'months' | 'statement';

export interface HistorySheetsProps {
  readonly of: UseHistory;
  readonly sheet: HistorySheet | undefined;
  readonly receipt: OpenReceipt | undefined;
  readonly onMonth: (month: string) => void;
  readonly onStatement: () => void;
  readonly onClose: () => void;
}

type MonthsProps = Pick<HistorySheetsProps, 'onMonth' | 'onStatement' | 'onClose'> & {
  readonly history: UseHistory['history'];
  readonly loaded: NonNullable<UseHistory['loaded']>;
};

/** How many months are loaded without a press: the chart of one screen. */
const monthsAtOnce = 6;

const Months = ({ history, loaded, onMonth, onStatement, onClose }: MonthsProps) => {
  const chart = monthChart(loaded, useService(Clock).now());
  const { phase } = useLive(history.more$);
  const first = chart.months[monthsAtOnce - 1]?.month;
  const last = chart.months[chart.months.length - 1]?.month;
  // A month is complete once a row of an earlier month is loaded.
  const load = (month: string | undefined) => void (month && history.readTo(monthBefore(month)));
  const loadFirst = useEffectEvent(() => load(first ?? last));
  useEffect(() => loadFirst(), []);
  return (
    <MonthSheet
      chart={chart}
      state={phase === 'paused' ? 'idle' : phase}
      onLoad={() => load(last)}
      onChoose={onMonth}
      onStatement={onStatement}
      onClose={onClose}
    />
  );
};

/** Renders the sheets except the statement, whose code is loaded when it is opened (late-sheets.tsx). */
export const HistorySheets = (props: HistorySheetsProps) => {
  const { of, sheet, receipt, onMonth, onStatement, onClose } = props;
  const { history, loaded, available, rows, filters, setFilters } = of;
  const isLoading = useLive(history.more$).phase === 'loading';
  const isLoan = ({ referenceId }: ReceiptOf) =>
    loaded?.rows.some((row) => row.referenceId === referenceId && kindOf(row) === 'LOAN') === true;
  return (
    <>
      {receipt && (
        <ReceiptSheet key={receipt.of.referenceId} receipt={receipt} isLoan={isLoan(receipt.of)} />
      )}
      {loaded && sheet === 'months' && (
        <Months
          history={history}
          loaded={loaded}
          onMonth={onMonth}
          onStatement={onStatement}
          onClose={onClose}
        />
      )}
      {loaded && sheet === 'filters' && (
        <FilterSheet
          available={available}
          all={loaded.ended ? loaded.rows.length : undefined}
          found={rows.length}
          filters={filters}
          more={loaded.ended ? undefined : { isLoading, load: () => void history.more() }}
          onChange={setFilters}
          onClose={onClose}
        />
      )}
    </>
  );
};
