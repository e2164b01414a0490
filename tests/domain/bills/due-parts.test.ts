import { expect, test } from 'vitest';
import {
  billsAhead,
  duePartsOf,
  firstDueOf,
  isPartLate,
  latenessOf,
} from '../../../domain/bills/due-parts';
import type { Bill, Unlisted } from '../../../domain/bills/read-bills';
import { day, readInstant } from '../../../domain/kernel/instant';
import { UNREAD } from '../../../domain/kernel/unread';

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

const late = { status: 'OVERDUE' } as const;
const lateWithFee = { status: 'OVERDUE_WITH_LATE_FEE' } as const;
const dueSoon = { status: 'DUE_SOON' } as const;

test.each<[string, readonly Bill[], readonly Unlisted[] | undefined, object | undefined]>([
  ['no bill', [], undefined, undefined],
  ['no late bill', [bill(1, { ...dueSoon, lateFee: 5 })], [dueSoon], undefined],
  ['a late bill without a fee', [bill(1, late)], undefined, {}],
  [
    'two fees',
    [bill(9, { ...late, lateFee: 2 }), bill(8, { ...lateWithFee, lateFee: 3 })],
    [],
    { lateFee: 5 },
  ],
  [
    'a fee that was not sent',
    [bill(1, { ...late, lateFee: 2 }), bill(2, lateWithFee)],
    [],
    { lateFee: UNREAD },
  ],
  [
    'a fee in another currency',
    [bill(1, { ...late, lateFee: 2, currency: 'SGD' })],
    [],
    { lateFee: UNREAD },
  ],
  ['the fee of an unlisted bill', [], [{ ...late, lateFee: 4 }], { lateFee: 4 }],
  ['an unread fee of an unlisted bill', [], [{ ...late, lateFee: UNREAD }], { lateFee: UNREAD }],
])('of %s, the late fee is what is known of it', (_, bills, unlisted, lateness) => {
  const known = { bills, ...(unlisted && { unlisted }) };
  expect(latenessOf(known, now)).toStrictEqual(lateness);
});

test.each<[string, readonly Bill[], object, number | undefined]>([
  ['no bill has none', [], {}, undefined],
  [
    'bills that are not late: the first',
    [bill(1, { dueTime: at(9) }), bill(2, { dueTime: at(3) })],
    {},
    at(3),
  ],
  [
    'late bills: the first of them',
    [
      bill(1, { dueTime: at(-2) }),
      bill(2, { dueTime: at(-7) }),
      bill(4, { ...dueSoon, dueTime: at(-9) }),
    ],
    {},
    at(-7),
  ],
  [
    'a late bill without a day: unknown',
    [bill(1, { dueTime: at(-2) }), bill(2, late)],
    {},
    undefined,
  ],
  ['rows that lack a bill: unknown', [bill(1, { dueTime: at(-2) })], { total: 2 }, undefined],
  [
    'rows that lack a bill whose day is known',
    [bill(1, { dueTime: at(-2) })],
    { total: 2, unlisted: [{ dueTime: at(-4) }] },
    at(-4),
  ],
  ['an unlisted bill alone', [], { total: 2, unlisted: [{ dueTime: at(4) }] }, at(4)],
])('the first due day of %s', (_, bills, rest, first) => {
  expect(firstDueOf({ ...read(...bills), ...rest }, now)).toBe(first);
});

test('a list is late in part when a bill is late and the late sum is unknown', () => {
  const overdue = read(bill(1, late));
  expect(isPartLate(overdue, now)).toBe(false);
  expect(isPartLate({ ...overdue, total: 2 }, now)).toBe(true);
  expect(isPartLate({ ...read(bill(1, dueSoon)), total: 2 }, now)).toBe(false);
});

test('the bills ahead are those whose day is after today', () => {
  const ahead = bill(8, { dueTime: at(1) });
  const bills = [bill(1), bill(2, { dueTime: at(-1) }), bill(4, { dueTime: at(0) }), ahead];
  expect(billsAhead(bills, now)).toEqual([ahead]);
});
