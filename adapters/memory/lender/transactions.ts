import { toWire } from '../../../domain/kernel/instant';
import type { Some } from './handler';
import { entriesOf } from './ledger';
import type { Entry } from './records';

/** Money in is negative, as the client shows it. */
const signed = (entry: Entry): number =>
  entry.kind === 'REPAYMENT' ? -entry.amount : entry.amount;

const row = (entry: Entry) => ({
  id: entry.id,
  referenceId: entry.id,
  type: entry.kind,
  status: 'SUCCESS',
  transactionTime: toWire(entry.at),
  amount: signed(entry),
  currency: 'IDR',
  title: entry.title,
  restructureFlag: 'NOT_RESTRUCTURE',
});

export const transactions: Some<'transactionHistory'> = {
  /** The newest rows of the types asked for, each before its own exclusive cursor. */
  transactionHistory: ({ body, query }, ctx) => {
    const before = new Map(
      body.transactions.map((it) => [it.transactionType as string, it.limitTime]),
    );
    const rows = entriesOf(ctx)
      .filter((entry) => entry.at < (before.get(entry.kind) ?? 0))
      .sort((a, b) => b.at - a.at)
      .slice(0, Math.max(0, body.pageSize))
      .map(row);
    return { transactions: rows, ...(query.metadata ? { metadata: {} } : {}) };
  },
};
