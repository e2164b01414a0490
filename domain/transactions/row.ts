import type { AnswerOf } from '../wire/call';
import { jakartaMonth } from '../kernel/instant';
import { type Rupiah, withKnownAmounts } from '../kernel/money';
import type { transactionHistory } from './calls';

/** A row as it was read, which may lack what makes it a transaction. */
export type SentRow = AnswerOf<typeof transactionHistory>['transactions'][number];

/** A row with the three fields that the specification names (§3). */
export type Transaction = SentRow & Required<Pick<SentRow, 'type' | 'status' | 'transactionTime'>>;

export const isTransaction = (row: SentRow): row is Transaction =>
  row.type !== undefined && row.status !== undefined && row.transactionTime !== undefined;

/** A transaction as the list shows it. */
export interface HistoryRow extends Transaction {
  /** The server's; where it sent none, the row itself as text. The same for the same transaction, however often it comes. */
  readonly id: string;
  /** The calendar month in Jakarta, `2025-04`. */
  readonly month: string;
}

export const rowOf = (it: Transaction): HistoryRow => ({
  ...withKnownAmounts(it),
  id: it.id ?? JSON.stringify(it),
  month: jakartaMonth(it.transactionTime),
});

/** Failed and cancelled purchases are not shown (spec §4). */
export const isHidden = ({ type, status }: Transaction): boolean =>
  type === 'ORDER' && (status === 'FAILED' || status === 'CANCELED');

/** Whether its amount is in another currency than rupiah. */
export const isForeign = ({ currency = 'IDR' }: Pick<SentRow, 'currency'>): boolean =>
  currency !== 'IDR';

/** What a row says in money: below zero when it came in, whichever sign it was sent with. */
export const shownAmount = ({ type, amount }: Transaction): Rupiah | undefined =>
  amount !== undefined && amount !== 0 && (type === 'REPAYMENT' || type === 'REFUND')
    ? -Math.abs(amount)
    : amount;
