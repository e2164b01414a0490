import type { AnswerOf } from '../wire/call';
import type { Failure } from '../kernel/failure';
import type { Instant } from '../kernel/instant';
import type { Rupiah } from '../kernel/money';
import { err, ok, type Result } from '../kernel/result';
import type { restructureTransactions } from './calls';

/** A purchase that becomes instalments (spec §3, "Restructure"). */
export interface SplitOrder {
  /** The server's id, else its number in the list. */
  readonly id: string;
  readonly title?: string;
  readonly amount?: Rupiah;
  readonly time?: Instant;
}

/** Reads the purchases. Fails if there are some, and no field of any of them can be read. */
export const readSplitOrders = ({
  transactions = [],
}: AnswerOf<typeof restructureTransactions>): Result<readonly SplitOrder[], Failure> => {
  const isUnread = transactions.every((row) => Object.keys(row).length === 0);
  if (transactions.length > 0 && isUnread) return err({ kind: 'contract', path: 'transactions' });
  return ok(
    transactions.map(({ id, transactionTime: time, ...row }, at) => ({
      ...row,
      id: id ?? String(at + 1),
      ...(time !== undefined && { time }),
    })),
  );
};
