import type { Rupiah } from '../kernel/money';
import { countedIn } from './counted';
import type { Loaded } from './paging';
import { PLAIN_STATES } from './plain-state';
import type { HistoryRow } from './row';

/** The purchases of a month. */
export interface MonthSpending {
  readonly sum: Rupiah;
  /** Whether the month has pending purchases, which the sum leaves out. */
  readonly hasPending: boolean;
}

/** Returns whether a row is a purchase that is not made yet; some lenders already count it in a bill. */
const isPending = ({ type, status }: HistoryRow): boolean =>
  type === 'ORDER' && PLAIN_STATES[status] === 'waiting';

/** The loaded rows and how complete they are. */
export type MonthRows = Pick<Loaded, 'rows' | 'ended' | 'hasUnread'>;

/**
 * Returns the purchases of each completely loaded month with rows (`2025-04`) in Jakarta, in whole rupiah: the sum of
 * the server's amounts, `undefined` if a row could not be read. Refunds are separate rows and not subtracted
 * (decision 24).
 */
export const sumsByMonth = ({
  rows,
  ended,
  hasUnread,
}: MonthRows): ReadonlyMap<string, Rupiah | undefined> => {
  const sums = new Map<string, Rupiah | undefined>();
  for (const row of rows) {
    const before = sums.has(row.month) ? sums.get(row.month) : 0;
    const more = hasUnread ? undefined : countedIn('spent', row);
    sums.set(row.month, before === undefined || more === undefined ? undefined : before + more);
  }
  // More rows of the oldest month may be on the next page.
  const oldest = rows[rows.length - 1]?.month;
  if (!ended && oldest !== undefined) sums.delete(oldest);
  return sums;
};

/** Returns the months with pending purchases. */
export const pendingMonths = (rows: MonthRows['rows']): ReadonlySet<string> =>
  new Set(rows.filter(isPending).map(({ month }) => month));

/** Returns what was bought in each month, without months in which nothing was bought or whose sum is unknown. */
export const spendingByMonth = (loaded: MonthRows): ReadonlyMap<string, MonthSpending> => {
  const waiting = pendingMonths(loaded.rows);
  return new Map(
    [...sumsByMonth(loaded)].flatMap(([month, sum]) =>
      sum === undefined || sum === 0
        ? []
        : [[month, { sum, hasPending: waiting.has(month) }] as const],
    ),
  );
};
