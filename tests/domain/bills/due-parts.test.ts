import { expect, test } from 'vitest';
import { duePartsOf } from '../../../domain/bills/due-parts';
import type { Bill } from '../../../domain/bills/read-bills';
import { day, readInstant } from '../../../domain/kernel/instant';

const now = readInstant('2025-04-18T10:00:00') ?? 0;
const at = (days: number) => now + days * day;
const bill = (whole: number, rest: Partial<Bill> = {}): Bill => ({
  id: String(whole),
  whole,
  currency: 'IDR',
  ...rest,
});
const read = (...bills: Bill[]) => ({
  bills,
  total: bills.reduce((sum, { whole }) => sum + whole, 0),
  currency: 'IDR',
  isWhole: true,
});

test.each<[string, Partial<Bill>, 'late' | 'coming']>([
  ['its status, against the calendar', { status: 'OVERDUE', dueTime: at(1) }, 'late'],
  ['the status with a late fee', { status: 'OVERDUE_WITH_LATE_FEE', dueTime: at(1) }, 'late'],
  ['the status DUE_SOON, against the calendar', { status: 'DUE_SOON', dueTime: at(-1) }, 'coming'],
  ['the calendar, without a status', { dueTime: at(-1) }, 'late'],
  ['the calendar, on the due day', { dueTime: at(0) }, 'coming'],
])('a bill is late or upcoming by %s', (_, rest, part) => {
  expect(Object.keys(duePartsOf(read(bill(1, rest)), now))).toEqual([part]);
});

test('a part has the sum of its bills and late fees, and the first known due day', () => {
  const overdue = { status: 'OVERDUE' } as const;
  const bills = [
    bill(1, { ...overdue, dueTime: at(-2) }),
    bill(2, { ...overdue, dueTime: at(-30), lateFee: 1 }),
    bill(4, overdue),
    bill(8, { ...overdue, dueTime: at(-9), lateFee: 2 }),
    bill(16, { status: 'NOT_OVERDUE' }),
  ];
  expect(duePartsOf(read(...bills), now)).toStrictEqual({
    late: { amount: 15, lateFee: 3, dueTime: at(-30), days: -30 },
    coming: { amount: 16 },
  });
});

test('a due day decades away is shown without a number of days', () => {
  const dueDay = (days: number) => duePartsOf(read(bill(1, { dueTime: at(days) })), now);
  expect(dueDay(-3_652)).toMatchObject({ late: { dueTime: at(-3_652), days: -3_652 } });
  expect(dueDay(-3_653)).toStrictEqual({ late: { amount: 1, dueTime: at(-3_653) } });
  expect(dueDay(20_757)).toStrictEqual({ coming: { amount: 1, dueTime: at(20_757) } });
});

test('bills that do not add up, or in another currency, have no parts', () => {
  const one = read(bill(1, { status: 'DUE_SOON' }));
  expect(duePartsOf(one, now)).toStrictEqual({ coming: { amount: 1 } });
  expect(duePartsOf(read(bill(1)), now), 'neither a word nor a day').toEqual({});
  expect(duePartsOf({ ...one, total: 2 }, now)).toEqual({});
  expect(duePartsOf({ ...one, isWhole: false }, now)).toEqual({});
  expect(duePartsOf(read(bill(1), bill(2, { currency: 'SGD' })), now)).toEqual({});
});
