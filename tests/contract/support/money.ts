import { billList } from '../../../domain/bills/calls';
import { homepage } from '../../../domain/home/calls';
import type { AnswerOf } from '../../../domain/kernel/call';
import type { Http } from '../../../domain/ports/http';
import { virtualAccount } from '../../../domain/repayment/calls';
import {
  transactionHistory,
  transactionTypes,
  type TransactionStatus,
} from '../../../domain/transactions/calls';
import { isTransaction, type Transaction } from '../../../domain/transactions/row';

export type Row = Transaction;

/** All rows, fees included, in one page. */
export const everyRow = async (http: Http): Promise<readonly Row[]> => {
  const transactions = transactionTypes.map((transactionType) => ({
    transactionType,
    limitTime: Number.MAX_SAFE_INTEGER,
  }));
  const answer = await http.call(transactionHistory, {
    query: { metadata: false },
    body: { transactions, pageSize: 20_000 },
  });
  return answer.ok ? answer.value.transactions.filter(isTransaction) : [];
};

/** Statuses of rows that change neither debts nor payments. */
const idle: readonly (TransactionStatus | 'UNKNOWN')[] = [
  'INITIAL',
  'PROCESSING',
  'FAILED',
  'CANCELED',
];

/** The sum of the rows that count; money that came in is negative. */
export const sumOf = (rows: readonly Row[]): number =>
  rows
    .filter(
      ({ status, restructureFlag }) => !idle.includes(status) && restructureFlag !== 'OLD_LOAN',
    )
    .reduce((sum, { amount = 0 }) => sum + amount, 0);

type Due = NonNullable<AnswerOf<typeof billList>['currentDues']>[number];

const open = (dues: readonly Due[]) => dues.reduce((sum, { amount = 0 }) => sum + amount, 0);
const fees = (dues: readonly Due[]) => dues.reduce((sum, { lateFee = 0 }) => sum + lateFee, 0);

/** All figures that a person sees on any screen, and the sums that must agree. */
export const figuresOf = async (http: Http) => {
  const [home, current, later, account] = [
    await http.call(homepage, {}),
    await http.call(billList, { query: { type: 'CURRENT' } }),
    await http.call(billList, { query: { type: 'UPCOMING' } }),
    await http.call(virtualAccount, {}),
  ];
  if (!home.ok || !current.ok || !later.ok) throw new Error('a screen could not be read');
  const { currentDues = [], totalDue = 0, billUseTempLimit } = current.value;
  const { upcomingDues = [], upcomingTotalDue = 0 } = later.value;
  const limit = home.value.profile?.limit;
  const dues = [...currentDues, ...upcomingDues];
  return {
    totalDue,
    upcomingTotalDue,
    currentDues,
    upcomingDues,
    billUseTempLimit,
    limit: { total: 0, used: 0, available: 0, ...limit },
    nextBill: home.value.modules.find(({ type }) => type === 'NEXT_BILL'),
    amountDue: account.ok ? account.value.amountDue : undefined,
    summed: {
      current: open(currentDues) + fees(currentDues),
      later: open(upcomingDues) + fees(upcomingDues),
      open: open(dues),
    },
  };
};
