import type { Rupiah } from '../kernel/money';
import type { Loaded } from './paging';
import type { HistoryRow } from './row';

/** A purchase in one of these states has been made and was not taken back as a whole. */
const spent: readonly HistoryRow['status'][] = [
  'SUCCESS',
  'ONGOING',
  'REPAID',
  'PRE_SETTLE',
  'SETTLED',
  'REBALANCED',
];

/** A purchase in one of these states is not made yet; some lenders count it in a bill already. */
const pending: readonly HistoryRow['status'][] = ['INITIAL', 'PROCESSING', 'WAITING_CONFIRM'];

/** The purchases of a month. */
export interface MonthSpending {
  readonly sum: Rupiah;
  /** The month has purchases that wait, which the sum leaves out. */
  readonly hasPending: boolean;
}

/** What a row adds to its month; nothing where that cannot be known. */
const spentIn = (row: HistoryRow): Rupiah | undefined => {
  const { type, status, restructureFlag, amount, currency = 'IDR', rupiahAmount } = row;
  if (type === 'UNKNOWN' || (type === 'ORDER' && status === 'UNKNOWN')) return undefined;
  // A new loan repeats the purchases that it replaced.
  if (type !== 'ORDER' || restructureFlag === 'NEW_LOAN' || !spent.includes(status)) return 0;
  return currency === 'IDR' ? amount : rupiahAmount;
};

const isPending = ({ type, status }: HistoryRow): boolean =>
  type === 'ORDER' && pending.includes(status);

/**
 * The purchases of each month (`2025-04`) of Jakarta's calendar, in whole rupiah: the sum of the server's own amounts, for
 * months of which every row was read and understood. Refunds are rows of their own and not taken off (decision 24).
 */
export const spendingByMonth = ({
  rows,
  ended,
  hasUnread,
}: Pick<Loaded, 'rows' | 'ended' | 'hasUnread'>): ReadonlyMap<string, MonthSpending> => {
  if (hasUnread) return new Map();
  const sums = new Map<string, Rupiah | undefined>();
  for (const row of rows) {
    const before = sums.has(row.month) ? sums.get(row.month) : 0;
    const more = spentIn(row);
    sums.set(
      row.month,
      before === undefined || more === undefined ? undefined : before + Math.abs(more),
    );
  }
  const waiting = new Set(rows.filter(isPending).map(({ month }) => month));
  // More rows of the oldest month may be on the next page.
  const oldest = rows[rows.length - 1]?.month;
  if (!ended && oldest !== undefined) sums.delete(oldest);
  return new Map(
    [...sums].flatMap(([month, sum]) =>
      sum === undefined || sum === 0
        ? []
        : [[month, { sum, hasPending: waiting.has(month) }] as const],
    ),
  );
};
