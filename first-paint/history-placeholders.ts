import type { HistoryRow } from '../domain/transactions/row';
import { shopCategories } from '../domain/transactions/shop-categories';
import type { ChartTexts, MonthColumn } from '../ui/pages/transactions/month-texts';
import { type RowWords, rowView } from '../ui/pages/transactions/row-view';

const row = {
  id: '⟦id⟧',
  referenceId: '⟦reference⟧',
  type: 'ORDER',
  status: 'SUCCESS',
  transactionTime: 0,
  amount: 1_010_101_010_101,
  currency: 'IDR',
  title: '⟦title⟧',
  restructureFlag: 'OLD_LOAN',
  month: '1970-01',
} as const satisfies HistoryRow;

/** Rows with every tile, and with every tone of a status. */
const rows: readonly HistoryRow[] = [
  row,
  ...shopCategories.map((merchantCategory) => ({ ...row, merchantCategory })),
  { ...row, restructureFlag: 'NEW_LOAN', status: 'PROCESSING' },
  { ...row, type: 'OVERPAID_WITHDRAWAL', status: 'REFUNDED' },
  { ...row, type: 'FEE' },
  { ...row, type: 'REPAYMENT' },
  { ...row, type: 'REPAYMENT', status: 'ONGOING' },
  { ...row, type: 'REFUND' },
  { ...row, type: 'REFUND', status: 'FAILED' },
];

const named = (key: string) => (key.startsWith('type.') ? '⟦name⟧' : `⟦${key.split('.')[0]}⟧`);

const words: RowWords = { say: named, format: { shortDay: () => '⟦day⟧', rupiah: String } };

const column: MonthColumn = {
  month: '⟦month⟧',
  short: '⟦short⟧',
  name: '⟦name⟧',
  text: '⟦text⟧',
  sum: '⟦sum⟧',
  height: 0,
  isGrowing: true,
};

/** The values with which React draws the templates of the history. */
export const historyPlaceholders = {
  rows,
  words,
  /** What the rows show. */
  views: rows.map((it) => rowView(it, words)),
  month: { name: '⟦month⟧', spent: '⟦spent⟧' },
  column,
  chart: { ticks: ['⟦top⟧', '⟦half⟧', '⟦zero⟧'], columns: [column] } satisfies ChartTexts,
};
