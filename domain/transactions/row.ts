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

/** Returns whether the transaction reduces what the user owes: a repayment or a refund. */
export const isIncoming = ({ type }: { readonly type?: string | undefined }): boolean =>
  type === 'REPAYMENT' || type === 'REFUND';

/** Returns the amount to show: negative if the money came in, whichever sign the server sent. */
export const shownAmount = (it: {
  readonly type?: string | undefined;
  readonly amount?: Rupiah | undefined;
}): Rupiah | undefined =>
  it.amount !== undefined && it.amount !== 0 && isIncoming(it) ? -Math.abs(it.amount) : it.amount;

/** What a row is to the user: its type, or the loan that bills became, which the wire has as a purchase. */
export type RowKind = Transaction['type'] | 'LOAN';

export const kindOf = ({
  type,
  restructureFlag,
}: Pick<Transaction, 'type' | 'restructureFlag'>): RowKind =>
  type === 'ORDER' && restructureFlag === 'NEW_LOAN' ? 'LOAN' : type;
