import { expect, test } from 'vitest';
import { statuses } from '../../../domain/navigation/statuses';
import { historyFigures, isWholeRow } from '../../../domain/transactions/figures';
import { firstCursors } from '../../../domain/transactions/first-page';
import type { Loaded } from '../../../domain/transactions/paging';
import { type HistoryRow, historyRowOf, type Transaction } from '../../../domain/transactions/row';
import { aTransaction } from '../support/a-history';

const rowWith = (values: Partial<Transaction>) =>
  historyRowOf(aTransaction({ referenceId: 'r', amount: 50_000, ...values }));

const loaded: Loaded = {
  rows: [rowWith({ id: 'a' }), rowWith({ id: 'b' })],
  cursors: firstCursors(0),
  ended: true,
  hasUnread: false,
  hasHidden: false,
  newest: 0,
  readAt: 0,
};

test('a read first page has figures', () => {
  expect(historyFigures('APPROVED', loaded)).toBe(loaded);
});

test.each<[string, Partial<Loaded>]>([
  ['no row', { rows: [] }],
  ['an unread row', { hasUnread: true }],
  ['a single purchase, which the page explains', { rows: [rowWith({})] }],
])('with %s there are no figures', (_, odd) => {
  expect(historyFigures('APPROVED', { ...loaded, ...odd })).toBeUndefined();
});

test.each(statuses.filter((it) => it !== 'APPROVED'))(
  'a user who is %s has no rows before the app',
  (status) => {
    expect(historyFigures(status, loaded)).toBeUndefined();
  },
);

const { referenceId: _, ...withoutReceipt } = rowWith({});
const { amount: __, ...withoutAmount } = rowWith({});

test.each<[string, HistoryRow, boolean]>([
  ['a purchase', rowWith({}), true],
  ['a payment', rowWith({ type: 'REPAYMENT', amount: -50_000 }), true],
  ['a refund without a sign', rowWith({ type: 'REFUND' }), true],
  ['an unknown type', rowWith({ type: 'UNKNOWN' }), false],
  ['an unknown status', rowWith({ status: 'UNKNOWN' }), false],
  ['an unknown flag', rowWith({ restructureFlag: 'UNKNOWN' }), false],
  ['no receipt', withoutReceipt, false],
  ['no amount', withoutAmount, false],
  ['an amount of zero', rowWith({ amount: 0 }), false],
  ['a negative purchase', rowWith({ amount: -50_000 }), false],
  ['another currency', rowWith({ currency: 'SGD' }), false],
])('whether a row with %s can be shown before the app', (_name, row, isWhole) => {
  expect(isWholeRow(row)).toBe(isWhole);
});
