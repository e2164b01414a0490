import { expect, test } from 'vitest';
import { UNREAD } from '../../../domain/kernel/unread';
import { isHead, linesOf } from '../../../domain/transactions/lines';
import { monthIn, monthsToOpen } from '../../../domain/transactions/months';
import { historyRowOf, type Transaction } from '../../../domain/transactions/row';
import { spendingByMonth } from '../../../domain/transactions/spending';
import { aTransaction } from '../support/a-history';

const now = Date.UTC(2026, 0, 15);
const at = (month: string): number => Date.parse(`${month}-10T00:00:00Z`);
const rowsOf = (...all: readonly (Partial<Transaction> & { readonly of?: string })[]) =>
  all.map(({ of = '2026-01', ...it }, index) =>
    historyRowOf(aTransaction({ id: `t${index}`, transactionTime: at(of), ...it })),
  );

test.each<[what: string, row: Partial<Transaction>, sum: number | undefined, hasPending?: boolean]>(
  [
    ['a purchase', {}, 325_000],
    ['a purchase that is paid off', { status: 'REPAID' }, 325_000],
    ['a purchase with a partial refund', { status: 'REBALANCED' }, 325_000],
    ['a purchase with a full refund', { status: 'REFUNDED' }, 200_000],
    ['a purchase that is not confirmed', { status: 'WAITING_CONFIRM' }, 200_000, true],
    ['a purchase in processing', { status: 'PROCESSING' }, 200_000, true],
    ['a new purchase', { status: 'INITIAL' }, 200_000, true],
    ['a payment', { type: 'REPAYMENT', amount: -50_000 }, 200_000],
    ['a refund, which is a separate row', { type: 'REFUND', amount: -50_000 }, 200_000],
    ['a fee', { type: 'FEE' }, 200_000],
    ['a purchase that a new loan replaced', { restructureFlag: 'OLD_LOAN' }, 325_000],
    ['a new loan, which repeats its purchases', { restructureFlag: 'NEW_LOAN' }, 200_000],
    ['another currency with its rupiah', { currency: 'USD', rupiahAmount: 7_000 }, 207_000],
    ['another currency without it', { currency: 'USD' }, undefined],
    ['a purchase in an unknown state', { status: 'UNKNOWN' }, undefined],
    ['a row of an unknown type', { type: 'UNKNOWN' }, undefined],
  ],
)('next to a purchase of 200.000, %s', (_, row, sum, hasPending = false) => {
  const rows = rowsOf({ amount: 200_000 }, row);
  const spending = spendingByMonth({ rows, ended: true, hasUnread: false });
  expect(spending.get('2026-01')).toEqual(sum === undefined ? undefined : { sum, hasPending });
});

test('a purchase without an amount leaves its month without a sum', () => {
  const { amount: _, ...row } = aTransaction({ transactionTime: at('2026-01') });
  const spending = spendingByMonth({ rows: [historyRowOf(row)], ended: true, hasUnread: false });
  expect(spending.size).toBe(0);
});

test('a purchase in a currency that cannot be read leaves its month without a sum', () => {
  const rows = rowsOf({ amount: 200_000 }, { currency: UNREAD, amount: 5, rupiahAmount: 80_000 });
  expect(spendingByMonth({ rows, ended: true, hasUnread: false }).size).toBe(0);
});

test('only completely read months have a sum', () => {
  const rows = rowsOf({}, { of: '2025-12' }, { of: '2025-11' });
  const months = (ended: boolean, hasUnread = false) => [
    ...spendingByMonth({ rows, ended, hasUnread }).keys(),
  ];
  expect(months(false)).toEqual(['2026-01', '2025-12']);
  expect(months(true)).toEqual(['2026-01', '2025-12', '2025-11']);
  expect(months(true, true)).toEqual([]);
});

test('before everything is read the last year can be opened, and afterwards only months with rows', () => {
  const rows = rowsOf({}, { of: '2024-03' });
  const before = monthsToOpen({ rows, ended: false }, now);
  expect(before).toHaveLength(14);
  expect([before[0], before[1], before[12], before[13]]).toEqual([
    '2026-01',
    '2025-12',
    '2025-01',
    '2024-03',
  ]);
  expect(monthsToOpen({ rows, ended: true }, now)).toEqual(['2026-01', '2024-03']);
});

test.each([
  ['?month=2025-04', '2025-04'],
  ['?month=2025-13', undefined],
  ['?month=25-04', undefined],
  ['', undefined],
])('%s asks for %s', (query, month) => {
  expect(monthIn(query)).toBe(month);
});

test('the head of a month is no row', () => {
  const lines = linesOf(rowsOf({ of: '2026-01' }, { of: '2026-01' }, { of: '2025-12' }));
  expect(lines.map(isHead)).toEqual([true, false, false, true, false]);
  expect(isHead(undefined)).toBe(false);
});
