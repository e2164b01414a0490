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

/** What a row adds to its month; nothing where that cannot be known. */
const spentIn = (row: HistoryRow): Rupiah | undefined => {
  const { type, status, restructureFlag, amount, currency = 'IDR', rupiahAmount } = row;
  if (type === 'UNKNOWN' || (type === 'ORDER' && status === 'UNKNOWN')) return undefined;
  // A new loan repeats the purchases that it replaced.
  if (type !== 'ORDER' || restructureFlag === 'NEW_LOAN' || !spent.includes(status)) return 0;
  return currency === 'IDR' ? amount : rupiahAmount;
};

/**
 * The purchases of each month (`2025-04`) of Jakarta's calendar, in whole rupiah: the sum of the server's own amounts, for
 * months of which every row was read and understood. Refunds are rows of their own and not taken off (decision 24).
 */
export const spendingByMonth = ({
  rows,
  ended,
  hasUnread,
}: Pick<Loaded, 'rows' | 'ended' | 'hasUnread'>): ReadonlyMap<string, Rupiah> => {
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
  // More rows of the oldest month may be on the next page.
  const oldest = rows[rows.length - 1]?.month;
  if (!ended && oldest !== undefined) sums.delete(oldest);
  return new Map(
    [...sums].flatMap(([month, sum]) =>
      sum === undefined || sum === 0 ? [] : [[month, sum] as const],
    ),
  );
};
