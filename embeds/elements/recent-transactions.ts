import { hour } from '../../domain/kernel/instant';
import { withKnownAmounts } from '../../domain/kernel/money';
import { mapResult } from '../../domain/kernel/result';
import type { TransactionType } from '../../domain/transactions/first-page';
import {
  isHidden,
  isTransaction,
  type SentRow,
  type Transaction,
} from '../../domain/transactions/row';
import { whole } from '../core/attributes';
import { elementRow } from '../core/element-row';
import { rowOf } from '../core/rows';
import { type ElementCall, callServer } from '../core/call-server';
import { RowsSkeleton } from '../views/skeletons';
import { TransactionsView } from '../views/transactions-view';

interface Answer {
  readonly transactions: readonly SentRow[];
}

const types: Readonly<Record<TransactionType, true>> = {
  ORDER: true,
  REPAYMENT: true,
  REFUND: true,
  OVERPAID_WITHDRAWAL: true,
  FEE: true,
};
const row = rowOf('transactionHistory');

/** The app's page size (spec §9), so that enough rows remain after the hidden ones are removed. */
const pageSize = 20;

const shownOf = (sent: readonly SentRow[]): readonly Transaction[] =>
  sent
    .filter(isTransaction)
    .filter((row) => !isHidden(row))
    .map(withKnownAmounts);

/**
 * Returns `transactionHistory` of CALLS (spec §7): the first page of all types except fees, from an hour ahead of now
 * (spec §9).
 */
export const historyAt = (now: number): ElementCall<Answer> => ({
  ...row,
  path: `${row.path}?metadata=false`,
  body: `{"transactions":[${Object.keys(types)
    .filter((type) => type !== 'FEE')
    .map((type) => `{"transactionType":"${type}","limitTime":${now + hour}}`)
    .join()}],"pageSize":${pageSize}}`,
  none: ['AFI_USER_NOT_ALLOWED'],
  isNothing: ({ transactions }) => shownOf(transactions).length === 0,
});

export const recentTransactionsElement = elementRow({
  attributes: { limit: whole(1, pageSize, 5) },
  source: () => ({
    key: 'transactions',
    read: async (context, signal) => {
      const ask = (at: number) => callServer(historyAt(at), context, signal);
      const before = context.time.now();
      const first = await ask(before);
      const now = context.time.now();
      // The response brought the server's time. If the device's clock is far behind, the first request missed the
      // newest rows.
      const answered = now - before > hour ? await ask(now) : first;
      return mapResult(
        answered,
        (answer) =>
          answer &&
          [...shownOf(answer.transactions)].sort((a, b) => b.transactionTime - a.transactionTime),
      );
    },
  }),
  isEmpty: (rows: readonly Transaction[]) => rows.length === 0,
  title: ({ transactions }) => transactions.title,
  emptyState: ({ transactions }) => ({
    text: transactions.none,
    link: { what: 'transactions', label: transactions.go, path: '/transactions' },
  }),
  link: ({ transactions }) => ({
    what: 'transactions',
    label: transactions.go,
    path: '/transactions',
  }),
  View: TransactionsView,
  Skeleton: ({ values: { limit } }) => RowsSkeleton({ rows: limit }),
  height: ({ limit }) => 124 + 72 * limit,
});
