import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { findDrift } from '../../../sandbox/lender/drift';
import { instant, maybe, openEnum, rupiah } from '../../../domain/wire/schemas';

const bill = z.object({
  status: openEnum(['OPEN', 'PAID']),
  amount: rupiah,
  due: maybe(instant),
  items: maybe(z.array(z.object({ id: z.string() }))),
});
const good = {
  status: 'OPEN',
  amount: 5000,
  due: '2025-04-18T01:00:00.000+07:00',
  items: [{ id: 'a' }],
};

test('a good answer has no drift', () => {
  expect(findDrift(bill, good)).toBeUndefined();
  expect(findDrift(z.unknown(), undefined)).toBeUndefined();
});

test('the unknown enum value that the lender sends on purpose is not drift', () => {
  expect(findDrift(bill, { ...good, status: 'X_LOST' })).toBeUndefined();
});

test.each([
  ['answer.status', { ...good, status: 'LOST' }],
  ['answer.amount', { status: 'OPEN' }],
  ['answer.amount', { ...good, amount: '5000' }],
  ['answer.amount', { ...good, amount: Number.NaN }],
  ['answer.due', { ...good, due: '2025-04-18' }],
  ['answer.extra', { ...good, extra: 1 }],
  ['answer.items.0.id', { ...good, items: [{}] }],
  ['answer.items.0.more', { ...good, items: [{ id: 'a', more: 1 }] }],
  ['answer', []],
  ['answer', undefined],
])('drift is found at %s', (path, result) => {
  expect(findDrift(bill, result)).toBe(path);
});
