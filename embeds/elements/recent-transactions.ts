import { hour } from '../../domain/kernel/instant';
import { mapResult } from '../../domain/kernel/result';
import type { restructureFlags, TransactionType } from '../../domain/transactions/calls';
import {
  isHidden,
  isTransaction,
  type SentRow,
  type Transaction,
} from '../../domain/transactions/row';
import { statusTones } from '../../ui/widgets/transaction-tones';
import { whole } from '../core/attributes';
import { elementRow } from '../core/element-row';
import { fields, instant, optional, rows, rupiah, text, keyOf } from '../core/reader';
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
const flags: Readonly<Record<(typeof restructureFlags)[number], true>> = {
  NEW_LOAN: true,
  OLD_LOAN: true,
  NOT_RESTRUCTURE: true,
};

/** The app's page size (spec §9), so that enough rows remain after the hidden ones are removed. */
const pageSize = 20;

const shownOf = (sent: readonly SentRow[]): readonly Transaction[] =>
  sent.filter(isTransaction).filter((row) => !isHidden(row));

/**
 * `transactionHistory` of CALLS (spec §7): the first page of all types but fees, from an hour ahead of now (spec §9).
 */
export const historyAt = (now: number): ElementCall<Answer> => ({
  method: 'POST',
  path: '/v1/transaction-history?metadata=false',
  body: `{"transactions":[${Object.keys(types)
    .filter((type) => type !== 'FEE')
    .map((type) => `{"transactionType":"${type}","limitTime":${now + hour}}`)
    .join()}],"pageSize":${pageSize}}`,
  retry: 2,
  timeout: 15_000,
  none: ['AFI_USER_NOT_ALLOWED'],
  read: fields<Answer>({
    transactions: rows(
      fields<SentRow>({
        id: optional(text),
        referenceId: optional(text),
        type: optional(keyOf(types)),
        status: optional(keyOf(statusTones)),
        transactionTime: optional(instant),
        amount: optional(rupiah),
        currency: optional(text),
        rupiahAmount: optional(rupiah),
        title: optional(text),
        restructureFlag: optional(keyOf(flags)),
      }),
      'type',
      'status',
      'transactionTime',
    ),
  }),
  isNothing: ({ transactions }) => shownOf(transactions).length === 0,
});

export const recentTransactions = elementRow({
  tag: 'paylater-recent-transactions',
  attributes: { limit: whole(1, pageSize, 5) },
  source: () => ({
    key: 'transactions',
    read: async (context, signal) =>
      mapResult(
        await callServer(historyAt(context.time.now()), context, signal),
        (answer) =>
          answer &&
          [...shownOf(answer.transactions)].sort((a, b) => b.transactionTime - a.transactionTime),
      ),
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
