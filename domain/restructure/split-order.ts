import type { AnswerOf } from '../kernel/call';
import type { Instant } from '../kernel/instant';
import type { Rupiah } from '../kernel/money';
import type { restructureTransactions } from './calls';

/** One of the purchases that become instalments (spec §3, "list of splittable transactions"). */
export interface SplitOrder {
  /** The server's id, else its place in the list. */
  readonly id: string;
  readonly title?: string;
  readonly amount?: Rupiah;
  readonly time?: Instant;
}

export const readSplitOrders = (
  said: AnswerOf<typeof restructureTransactions>,
): readonly SplitOrder[] =>
  (said.transactions ?? []).map(({ id, title, amount, transactionTime: time }, at) => ({
    id: id ?? String(at + 1),
    ...(title !== undefined && { title }),
    ...(amount !== undefined && { amount }),
    ...(time !== undefined && { time }),
  }));
