import { billList } from '../../../domain/bills/calls';
import { homepage } from '../../../domain/home/calls';
import { bounds } from '../../../domain/wire/bounds';
import type { AnswerOf } from '../../../domain/wire/call';
import { readPart } from '../../../domain/kernel/unread';
import type { Http } from '../../../domain/ports/http';
import { virtualAccount } from '../../../domain/repayment/calls';
import { transactionHistory, type TransactionStatus } from '../../../domain/transactions/calls';
import { transactionTypes } from '../../../domain/transactions/first-page';
import { isTransaction, historyRowOf, type Transaction } from '../../../domain/transactions/row';

export type Row = Transaction;

/** The maximum of a list (decision 1). */
const pageSize = bounds.rows;

/** Returns all rows, including fees. */
export const everyRow = async (http: Http): Promise<readonly Row[]> => {
  const rows = new Map<string, Row>();
  const limits = new Map<string, number>();
  for (;;) {
    const transactions = transactionTypes.map((transactionType) => ({
      transactionType,
      limitTime: limits.get(transactionType) ?? Number.MAX_SAFE_INTEGER,
    }));
    const answer = await http.call(transactionHistory, {
      query: { metadata: false },
      body: { transactions, pageSize },
    });
    const page = answer.ok ? answer.value.transactions.filter(isTransaction) : [];
    for (const row of page) {
      rows.set(historyRowOf(row).id, row);
      limits.set(row.type, row.transactionTime);
    }
    if (page.length < pageSize) return [...rows.values()];
  }
};

/** Statuses of rows that change neither debts nor payments. */
const idle: readonly (TransactionStatus | 'UNKNOWN')[] = [
  'INITIAL',
  'PROCESSING',
  'FAILED',
  'CANCELED',
];

/** Returns the sum of the rows that count; incoming money is negative. */
export const sumOf = (rows: readonly Row[]): number =>
  rows
    .filter(
      ({ status, restructureFlag }) => !idle.includes(status) && restructureFlag !== 'OLD_LOAN',
    )
    .reduce((sum, { amount = 0 }) => sum + amount, 0);

type Due = NonNullable<AnswerOf<typeof billList>['currentDues']>[number];

const open = (dues: readonly Due[]) => dues.reduce((sum, { amount = 0 }) => sum + amount, 0);
const fees = (dues: readonly Due[]) =>
  dues.reduce((sum, { lateFee }) => sum + (readPart(lateFee) ?? 0), 0);

/** Returns all figures that a user sees on any screen, and the sums that must agree. */
export const figuresOf = async (http: Http) => {
  const [home, current, later, account] = [
    await http.call(homepage, {}),
    await http.call(billList, { query: { type: 'CURRENT' } }),
    await http.call(billList, { query: { type: 'UPCOMING' } }),
    await http.call(virtualAccount, {}),
  ];
  if (!home.ok || !current.ok || !later.ok) throw new Error('a screen could not be read');
  const { currentDues = [], billUseTempLimit } = current.value;
  const { upcomingDues = [] } = later.value;
  const [totalDue, upcomingTotalDue] = [
    readPart(current.value.totalDue) ?? 0,
    readPart(later.value.upcomingTotalDue) ?? 0,
  ];
  const { total = 0, used, available, ...limit } = home.value.profile?.limit ?? {};
  const dues = [...currentDues, ...upcomingDues];
  return {
    totalDue,
    upcomingTotalDue,
    currentDues,
    upcomingDues,
    billUseTempLimit,
    limit: { ...limit, total, used: readPart(used) ?? 0, available: readPart(available) ?? 0 },
    nextBill: home.value.modules.find(({ type }) => type === 'NEXT_BILL'),
    amountDue: account.ok ? account.value.amountDue : undefined,
    summed: {
      current: open(currentDues) + fees(currentDues),
      later: open(upcomingDues) + fees(upcomingDues),
      open: open(dues),
    },
  };
};
