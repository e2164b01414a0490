import type { AnswerOf } from '../wire/call';
import { jakartaMonth } from '../kernel/instant';
import { type Rupiah, withKnownAmounts } from '../kernel/money';
import type { transactionHistory } from './calls';

/** A row as the server sent it, which may lack fields of a transaction. */
export type SentRow = AnswerOf<typeof transactionHistory>['transactions'][number];

/** A row with the three fields that the specification names (§3). */
export type Transaction = SentRow & Required<Pick<SentRow, 'type' | 'status' | 'transactionTime'>>;

export const isTransaction = (row: SentRow): row is Transaction =>
  row.type !== undefined && row.status !== undefined && row.transactionTime !== undefined;

/** A transaction as the list shows it. */
export interface HistoryRow extends Transaction {
  /** The server's id, else the row itself as text, so that the same transaction always has the same id. */
  readonly id: string;
  /** The calendar month in Jakarta, `2025-04`. */
  readonly month: string;
}

export const historyRowOf = (it: Transaction): HistoryRow => ({
  ...withKnownAmounts(it),
  id: it.id ?? JSON.stringify(it),
  month: jakartaMonth(it.transactionTime),
});

/** Returns whether a row is not shown: a failed or cancelled purchase (spec §4). */
export const isHidden = ({ type, status }: Transaction): boolean =>
  type === 'ORDER' && (status === 'FAILED' || status === 'CANCELED');

/** Returns whether the amount is in another currency than rupiah. */
export const isForeign = ({ currency = 'IDR' }: Pick<SentRow, 'currency'>): boolean =>
  currency !== 'IDR';

/** Returns the amount to show: negative if the money came in, whichever sign the server sent. */
export const shownAmount = ({ type, amount }: Transaction): Rupiah | undefined =>
  amount !== undefined && amount !== 0 && (type === 'REPAYMENT' || type === 'REFUND')
    ? -Math.abs(amount)
    : amount;
