import { expect, test } from 'vitest';
import type { Bill, ReadBills } from '../../../domain/bills/read-bills';
import type { HomeModule } from '../../../domain/home/read-home';
import { limitParts } from '../../../domain/home/limit-parts';
import { newsOf } from '../../../domain/home/news';
import {
  type DueDistance,
  dueDistance,
  namesBills,
  type Owed,
  owedIn,
} from '../../../domain/home/owed';
import { payAddress } from '../../../domain/home/pay-address';
import { agreesWith, lateFeeOf, owedByBills, owedParts } from '../../../domain/home/owed-parts';
import { day, readInstant } from '../../../domain/kernel/instant';

const now = readInstant('2025-04-18T23:30:00') ?? 0;
const at = (days: number) => now + days * day;
const owedOf = (bill: Partial<HomeModule>) =>
  owedIn({ modules: [{ type: 'HELP' }, { type: 'NEXT_BILL', ...bill }], readAt: now }, now);

test.each<[Partial<HomeModule>, { isLate: boolean; days?: number }]>([
  [
    { dueTime: at(-3), dueStatus: 'OVERDUE' },
    { isLate: true, days: -3 },
  ],
  [
    { dueTime: at(-12), dueStatus: 'OVERDUE_WITH_LATE_FEE' },
    { isLate: true, days: -12 },
  ],
  [
    { dueTime: at(0), dueStatus: 'DUE_SOON' },
    { isLate: false, days: 0 },
  ],
  // Half an hour later the next day begins in Jakarta.
  [
    { dueTime: now + day / 48, dueStatus: 'NOT_OVERDUE' },
    { isLate: false, days: 1 },
  ],
  // The status of the server comes before the calendar; days that contradict it are omitted.
  [{ dueTime: at(-1), dueStatus: 'NOT_OVERDUE' }, { isLate: false }],
  [
    { dueTime: at(-1), dueStatus: 'UNKNOWN' },
    { isLate: true, days: -1 },
  ],
  [{ dueTime: at(-1) }, { isLate: true, days: -1 }],
  [{ dueTime: at(0) }, { isLate: false, days: 0 }],
  [{ dueTime: at(1) }, { isLate: false, days: 1 }],
  [{ dueTime: at(-9_000) }, { isLate: true }],
  [{ dueTime: at(20_757) }, { isLate: false }],
  [{ dueStatus: 'OVERDUE' }, { isLate: true }],
  [{}, { isLate: false }],
])('%j is owed as %j', (bill, { isLate, days }) => {
  const owed = owedOf({ amount: 800_000, ...bill });
  expect(owed?.amount).toBe(800_000);
  expect([owed?.isLate, owed?.days]).toEqual([isLate, days]);
});

test('the debt has the name, amount and due day of the server, and no other values', () => {
  const bill = { title: 'Tagihan April', amount: 1, dueTime: at(2) };
  expect(owedOf(bill)).toStrictEqual({ ...bill, days: 2, isLate: false });
  expect(owedOf({ amount: 1 })).toStrictEqual({ amount: 1, isLate: false });
});

test('without a bill or with an amount of zero nothing is owed; a bill without an amount is owed', () => {
  expect(owedIn(undefined, now)).toBe(undefined);
  expect(owedIn({ modules: [{ type: 'HELP' }], readAt: now }, now)).toBe(undefined);
  expect(owedOf({ amount: 0 })).toBe(undefined);
  expect(owedOf({})).toStrictEqual({ isLate: false });
});

test('home names the bills only with an amount', () => {
  const names = (bill: object) =>
    namesBills({ modules: [{ type: 'NEXT_BILL', ...bill }], readAt: now });
  expect([names({}), names({ amount: 0 })]).toEqual([false, true]);
});

test.each([
  [{ used: 3 }, { used: 3, available: 7 }],
  [{ available: 3 }, { used: 7, available: 3 }],
  [
    { used: 3, available: 7 },
    { used: 3, available: 7 },
  ],
  // One is on hold.
  [
    { used: 0, available: 9 },
    { used: 0, available: 9 },
  ],
  // The parts contradict the limit.
  [{ used: 5, available: 6 }, undefined],
  [{ used: 11 }, undefined],
  [{ available: 11 }, undefined],
  [{ used: 12, available: -2 }, undefined],
  [{}, undefined],
])('a limit of 10 with %j has the parts %j', (said, parts) => {
  expect(limitParts({ total: 10, ...said })).toEqual(parts);
});

const bill = (id: string, whole: number, rest: Partial<Bill> = {}): Bill => ({
  id,
  whole,
  currency: 'IDR',
  ...rest,
});
const late = bill('3', 680_000, { status: 'OVERDUE', dueTime: at(-3) });
const soon = bill('4', 120_000, { status: 'DUE_SOON', dueTime: at(12) });
const sum = (bills: readonly Bill[]) => bills.reduce((all, { whole }) => all + whole, 0);
const read = (...bills: Bill[]) => ({ bills, total: sum(bills), currency: 'IDR', isWhole: true });
const partsOf = (amount: number, ...bills: Bill[]) =>
  owedParts({ isLate: true, amount }, read(...bills), now);

test('late and upcoming bills are separated if they add up to the amount of home', () => {
  const coming = { amount: 120_000, dueTime: at(12), days: 12 };
  expect(partsOf(800_000, soon, late)).toEqual({
    late: { amount: 680_000, dueTime: at(-3), days: -3 },
    coming,
  });
  // The calendar decides for a bill without a status.
  const { status: _, ...unnamed } = late;
  expect(partsOf(800_000, soon, unnamed)).toMatchObject({ late: { amount: 680_000 }, coming });
  const fee = bill('2', 225_000, { status: 'OVERDUE_WITH_LATE_FEE', lateFee: 25_000 });
  expect(partsOf(905_000, late, fee)).toEqual({
    late: { amount: 905_000, lateFee: 25_000, dueTime: at(-3), days: -3 },
  });
  expect(partsOf(800_001, soon, late)).toBe(undefined);
  expect(partsOf(120_000, soon)).toBe(undefined);
  const owed = { isLate: true, amount: 680_000 };
  expect(partsOf(680_000, { ...late, currency: 'SGD' })).toBe(undefined);
  expect(partsOf(800_000, soon, { ...late, currency: 'SGD' })).toBe(undefined);
  expect(owedParts(owed, { ...read(late), isWhole: false }, now)).toBe(undefined);
  // The total of the list agrees with home, but not with its bills.
  expect(owedParts(owed, { ...read(soon), total: 680_000 }, now)).toBe(undefined);
});

test.each([
  ['the fee of a late bill', 705_000, true, true, 25_000],
  ['no fee while home says that nothing is late', 705_000, true, false, undefined],
  ['no fee of bills that contradict the amount of home', 700_000, true, true, undefined],
  ['the fee of an incomplete list, which cannot contradict it', 700_000, false, true, 25_000],
  ['the fee where home has no amount', undefined, true, true, 25_000],
])('%s is shown so far', (_, amount, isWhole, isLate, fee) => {
  const late: Bill = {
    id: 'a',
    whole: 705_000,
    lateFee: 25_000,
    currency: 'IDR',
    dueTime: at(-12),
    status: 'OVERDUE_WITH_LATE_FEE',
  };
  const bills = { bills: [late], total: 705_000, isWhole, currency: 'IDR' };
  const owed = { isLate, ...(amount !== undefined && { amount }) };
  expect(lateFeeOf(owed, bills, now)).toBe(fee);
});

test('one line of news: a signature before a decision before a limit that ends within a week', () => {
  const ending = (days: number) => ({ total: 2, temporary: 1, temporaryUntil: at(days) });
  const all = { unsigned: true, loan: 'REJECTED', limit: ending(2) } as const;
  expect(newsOf(all, now)?.kind).toBe('unsigned');
  expect(newsOf({ ...all, unsigned: false }, now)?.kind).toBe('loanRejected');
  const none = { unsigned: false, loan: 'PROCESSING', limit: undefined } as const;
  expect(newsOf(none, now)).toBe(undefined);
  const days = [-1, 0, 7, 8].map((count) => newsOf({ ...none, limit: ending(count) }, now));
  expect(days.map((it) => it && 'days' in it && it.days)).toEqual([undefined, 0, 7, undefined]);
  expect(newsOf({ ...none, limit: { ...ending(2), temporary: 0 } }, now)).toBe(undefined);
  const { total, temporary } = ending(30);
  const using = (used: number) => newsOf({ ...none, limit: { ...ending(30), used } }, now);
  expect(using(total - temporary)).toBe(undefined);
  expect(using(total - temporary + 1)?.kind).toBe('temporaryEnds');
});

test('a known amount is paid on the page of its account, an unknown one from the bills', () => {
  expect(payAddress({ amount: 75_000, isLate: false })).toBe('/repayment/bca-va');
  expect(payAddress({ isLate: false })).toBe('/repayment/bill-list?type=CURRENT');
});

test.each<[days: number | undefined, isLate: boolean, DueDistance | undefined]>([
  [-1, true, 'late'],
  [undefined, true, 'overdue'],
  [0, true, 'overdue'],
  [1, true, 'overdue'],
  [undefined, false, undefined],
  [-1, false, undefined],
  [0, false, 'today'],
  [1, false, 'tomorrow'],
  [2, false, 'in'],
])('%j days until the due day, late: %j, is the distance %j', (days, isLate, distance) => {
  expect(dueDistance({ isLate, ...(days !== undefined && { days }) })).toBe(distance);
});

test('only the status with a late fee names one', () => {
  const withFee = owedOf({ amount: 1, dueStatus: 'OVERDUE_WITH_LATE_FEE' });
  expect(withFee).toStrictEqual({ amount: 1, isLate: true, hasFee: true });
  expect(owedOf({ amount: 1, dueStatus: 'OVERDUE' })).toStrictEqual({ amount: 1, isLate: true });
});

test.each<[Partial<HomeModule>, boolean]>([
  [{}, false],
  [{ dueTime: at(1), dueStatus: 'OVERDUE' }, false],
  [{ amount: 0 }, true],
  [{ amount: 1 }, false],
  [{ amount: 1, dueStatus: 'UNKNOWN' }, false],
  [{ amount: 1, dueStatus: 'OVERDUE' }, true],
  [{ amount: 1, dueTime: at(1) }, true],
])('a home with the bill %j names the bills: %j', (bill, names) => {
  expect(namesBills({ modules: [{ type: 'NEXT_BILL', ...bill }], readAt: now })).toBe(names);
});

const readBillsOf = (...bills: Partial<Bill>[]): ReadBills => {
  const all = bills.map((it, at) => ({ id: String(at), whole: 1, currency: 'IDR', ...it }));
  const total = all.reduce((sum, { whole }) => sum + whole, 0);
  return { bills: all, total, currency: 'IDR', isWhole: true };
};

test('without bills and a total, only what home names with an amount is due', () => {
  const nothing = readBillsOf();
  expect(owedByBills(nothing, now)).toBeUndefined();
  expect(owedByBills(nothing, now, { isLate: false })).toBeUndefined();
  expect(owedByBills(nothing, now, { isLate: false, amount: 5 })).toEqual({
    isLate: false,
    amount: 5,
  });
});

test.each<[string, ReadBills, Owed | undefined, Owed]>([
  [
    'late bills before those that are due later',
    readBillsOf({ whole: 3, dueTime: at(5) }, { whole: 2, dueTime: at(-4), status: 'OVERDUE' }),
    undefined,
    { isLate: true, amount: 5, dueTime: at(-4), days: -4 },
  ],
  [
    'the first bill that is due later',
    readBillsOf({ whole: 3, dueTime: at(5) }, { whole: 2, dueTime: at(9) }),
    undefined,
    { isLate: false, amount: 5, dueTime: at(5), days: 5 },
  ],
  [
    'a total of another currency without an amount',
    { ...readBillsOf({ dueTime: at(5), currency: 'USD' }), currency: 'USD' },
    undefined,
    { isLate: false, dueTime: at(5), days: 5 },
  ],
  [
    'a list that is not whole without an amount',
    { ...readBillsOf({ dueTime: at(5) }), isWhole: false },
    undefined,
    { isLate: false, dueTime: at(5), days: 5 },
  ],
  [
    'the title and the amount that home names, with the day of the bills',
    readBillsOf({ whole: 3, dueTime: at(5) }),
    { isLate: true, title: 'Tagihan', amount: 4 },
    { isLate: false, title: 'Tagihan', amount: 4, dueTime: at(5), days: 5 },
  ],
  [
    'what home names, where the bills have no day',
    readBillsOf({ whole: 3 }),
    { isLate: true, dueTime: at(-1), days: -1 },
    { isLate: true, dueTime: at(-1), days: -1, amount: 3 },
  ],
  [
    'what home names, without an amount where neither has one',
    { ...readBillsOf({ whole: 3 }), isWhole: false },
    { isLate: true, dueTime: at(-1), days: -1 },
    { isLate: true, dueTime: at(-1), days: -1 },
  ],
  ['bills without a day', readBillsOf({ whole: 3 }), undefined, { isLate: false, amount: 3 }],
])('the bills show %s', (_, read, named, owed) => {
  expect(owedByBills(read, now, named)).toStrictEqual(owed);
});

test('home agrees with bills that are unread or have its late amount', () => {
  const late = { isLate: true, amount: 3 };
  const bills = readBillsOf({ whole: 3 });
  expect(agreesWith(late, bills)).toBe(true);
  expect(agreesWith({ isLate: true }, bills)).toBe(true);
  expect(agreesWith({ ...late, amount: 4 }, bills)).toBe(false);
  expect(agreesWith({ ...late, amount: 4 }, { ...bills, isWhole: false })).toBe(true);
  expect(agreesWith({ ...late, isLate: false }, bills)).toBe(false);
});
