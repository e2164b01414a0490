import { expect, test } from 'vitest';
import type { BillBook } from '../../../domain/bills/bill-book';
import { billFigures } from '../../../domain/bills/figures';
import { readInstant } from '../../../domain/kernel/instant';
import { statuses } from '../../../domain/navigation/statuses';

const readAt = readInstant('2025-04-18T12:00:00') ?? 0;
const bill = { id: '1', whole: 822_000, currency: 'IDR', status: 'NOT_OVERDUE' } as const;
const book: BillBook = {
  bills: [bill],
  total: 822_000,
  currency: 'IDR',
  isWhole: true,
  usesTempLimit: false,
  readAt,
};

test('completely known bills have figures', () => {
  expect(billFigures('APPROVED', book)).toBe(book);
});

test.each<[string, Partial<BillBook>]>([
  ['a total that may lack a bill', { isWhole: false }],
  ['an unlisted bill', { unlisted: [{}] }],
  ['no bill', { bills: [], total: 0 }],
  ['a total without its bills', { bills: [] }],
  ['another currency', { bills: [bill, { ...bill, currency: 'SGD' }] }],
  ['an unknown status', { bills: [{ id: '1', whole: 822_000, currency: 'IDR' }] }],
  ['a used temporary limit', { usesTempLimit: true }],
  ['a plan', { restructure: { tenor: 3 } }],
  ['a text of the server', { extra: { text: 'Halo' } }],
])('with %s there are no figures', (_, odd) => {
  expect(billFigures('APPROVED', { ...book, ...odd })).toBeUndefined();
});

test.each(statuses.filter((it) => it !== 'APPROVED'))(
  'a user who is %s has no figures of bills',
  (status) => {
    expect(billFigures(status, book)).toBeUndefined();
  },
);
