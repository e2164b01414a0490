import { Clock } from '../../../domain/ports/clock';
import { monthsToOpen } from '../../../domain/transactions/months';
import { useService } from '../../hooks/services';
import { FilterSheet } from './filter-sheet';
import { MonthSheet } from './month-sheet';
import { ReceiptSheet } from './receipt-sheet';
import type { UseHistory } from './use-history';
import type { OpenReceipt } from './use-receipt';

export type HistorySheet = 'filters' | 'months';

export interface HistorySheetsProps {
  readonly of: UseHistory;
  readonly sheet: HistorySheet | undefined;
  readonly receipt: OpenReceipt | undefined;
  readonly onMonth: (month: string) => void;
  readonly onClose: () => void;
}

export const HistorySheets = ({ of, sheet, receipt, onMonth, onClose }: HistorySheetsProps) => {
  const clock = useService(Clock);
  const { loaded, available, rows, filters, setFilters } = of;
  if (receipt) return <ReceiptSheet key={receipt.of.referenceId} receipt={receipt} />;
  if (!loaded || !sheet) return null;
  return sheet === 'months' ? (
    <MonthSheet months={monthsToOpen(loaded, clock.now())} onChoose={onMonth} onClose={onClose} />
  ) : (
    <FilterSheet
      available={available}
      all={loaded.ended ? loaded.rows.length : undefined}
      found={rows.length}
      filters={filters}
      onChange={setFilters}
      onClose={onClose}
    />
  );
};
