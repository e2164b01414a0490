import type { Rupiah } from '../kernel/money';
import { PLAIN_STATES, type PlainState } from './plain-state';
import { type HistoryRow, isForeign, kindOf, type RowKind } from './row';

/** The sums of transactions. */
export const statementTotals = ['spent', 'paid', 'refunded', 'withdrawn'] as const;
export type StatementTotal = (typeof statementTotals)[number];

/** The sum that each kind of row counts in. A new loan repeats the purchases that it replaced; a fee is in its bill. */
export const TOTAL_OF: Readonly<Record<RowKind, StatementTotal | undefined>> = {
  ORDER: 'spent',
  REPAYMENT: 'paid',
  REFUND: 'refunded',
  OVERPAID_WITHDRAWAL: 'withdrawn',
  LOAN: undefined,
  FEE: undefined,
  UNKNOWN: undefined,
};

/** The states in which a row counts: an ongoing purchase is made, but other money has not arrived yet. */
const counting: Readonly<Record<StatementTotal, readonly PlainState[]>> = {
  spent: ['open', 'done'],
  paid: ['done'],
  refunded: ['done'],
  withdrawn: ['done'],
};

/** Returns the amount of a row in rupiah. */
export const rupiahOf = (row: HistoryRow): Rupiah | undefined =>
  isForeign(row) ? row.rupiahAmount : row.amount;

/** Returns what a row adds to a sum, without a sign, in whole rupiah; `undefined` if that is unknown. */
export const countedIn = (total: StatementTotal, row: HistoryRow): Rupiah | undefined => {
  if (row.type === 'UNKNOWN') return undefined;
  if (TOTAL_OF[kindOf(row)] !== total) return 0;
  const state = PLAIN_STATES[row.status];
  if (state === 'unread') return undefined;
  if (!counting[total].includes(state)) return 0;
  const amount = rupiahOf(row);
  return amount === undefined ? undefined : Math.abs(amount);
};
