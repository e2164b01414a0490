import { expect, test } from 'vitest';
import { filterRows, availableFilters, type Filters } from '../../../domain/transactions/filter';
import { linesOf } from '../../../domain/transactions/lines';
import { historyRowOf, shownAmount, type Transaction } from '../../../domain/transactions/row';
import { aTransaction } from '../support/a-history';

const rows = [
  { id: 'a', title: 'Toko  Maju', amount: 1_500_000 },
  { id: 'b', title: 'Warung Bu Sari', amount: 125_000, status: 'REFUNDED' as const },
  { id: 'c', type: 'REPAYMENT' as const, title: 'BCA Virtual Account', amount: -1_250_000 },
  { id: 'd', type: 'REFUND' as const, amount: 20_000, referenceId: 'REF-77', title: 'Sari Roti' },
].map((it) => historyRowOf(aTransaction(it)));

test.each<[what: string, filters: Filters, ids: string]>([
  ['nothing asked', {}, 'abcd'],
  ['white space', { search: '   ' }, 'abcd'],
  ['a type', { type: 'ORDER' }, 'ab'],
  ['a status', { status: 'REFUNDED' }, 'b'],
  ['both', { type: 'ORDER', status: 'SUCCESS' }, 'a'],
  ['words, whatever their case and gaps', { search: ' toko maju ' }, 'a'],
  ['a part of a word in any title', { search: 'sari' }, 'bd'],
  ['letters as they are written elsewhere', { search: 'ＴＯＫＯ' }, 'a'],
  ['a reference', { search: 'ref-77' }, 'd'],
  ['an amount with its signs', { search: 'Rp 1.500.000' }, 'a'],
  ['digits of an amount, also of money in', { search: '1250000' }, 'c'],
  ['digits of several', { search: '125' }, 'bc'],
  ['nothing like it', { search: 'kopi' }, ''],
  ['all three', { type: 'ORDER', status: 'REFUNDED', search: 'warung' }, 'b'],
])('%s', (_, filters, ids) => {
  expect(
    filterRows(rows, filters)
      .map(({ id }) => id)
      .join(''),
  ).toBe(ids);
});

test('months begin at midnight in Jakarta, and each has one header', () => {
  const newYear = Date.UTC(2025, 11, 31, 17);
  const times = [newYear + 1, newYear, newYear - 1, newYear - 40 * 86_400_000];
  const lines = linesOf(
    times.map((transactionTime, at) =>
      historyRowOf(aTransaction({ id: `${at}`, transactionTime })),
    ),
  );
  expect(lines.map(({ id }) => id)).toEqual(['2026-01', '0', '1', '2025-12', '2', '2025-11', '3']);
});

test.each<[Partial<Transaction>, number | undefined]>([
  [{ type: 'ORDER', amount: 5 }, 5],
  [{ type: 'REPAYMENT', amount: 5 }, -5],
  [{ type: 'REPAYMENT', amount: -5 }, -5],
  [{ type: 'REFUND', amount: 5 }, -5],
  [{ type: 'REFUND', amount: 0 }, 0],
  [{ type: 'FEE', amount: 5 }, 5],
  [{ type: 'OVERPAID_WITHDRAWAL', amount: 5 }, 5],
])('incoming money is negative, with any sign in the answer: %j', (of, shown) => {
  expect(shownAmount(aTransaction(of))).toBe(shown);
});

test('only types and statuses that occur can be chosen', () => {
  const bought = historyRowOf(aTransaction({ type: 'ORDER', status: 'SUCCESS' }));
  const paid = historyRowOf(aTransaction({ type: 'REPAYMENT', status: 'SUCCESS' }));
  const both = availableFilters([paid, bought]);
  expect(both).toEqual({ types: ['ORDER', 'REPAYMENT'], statuses: ['SUCCESS'] });
});
