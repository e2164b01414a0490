import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openInstalment, readBook } from '../../../domain/bills/bill-book';
import { billTypeIn } from '../../../domain/bills/bill-type';
import { isNothingDue } from '../../../domain/bills/read-bills';
import { billList } from '../../../domain/bills/calls';
import { daysLeft } from '../../../domain/bills/days-left';
import { jakartaDay } from '../../../domain/kernel/instant';

const now = Date.UTC(2025, 3, 18, 3);
const readResult = (said: unknown, type: 'CURRENT' | 'UPCOMING' = 'CURRENT') =>
  readBook(type, billList.answer.parse(said), now);
const read = (said: unknown, type?: 'CURRENT' | 'UPCOMING') => {
  const book = readResult(said, type);
  if (!book.ok) throw new Error('no book');
  return book.value;
};

test.each([
  ['', 'CURRENT'],
  ['?type=CURRENT', 'CURRENT'],
  ['?type=UPCOMING', 'UPCOMING'],
  ['?type=upcoming', 'CURRENT'],
  ['?type=', 'CURRENT'],
  ['?type=PAST', 'CURRENT'],
  ['?entryPoint=x&type=UPCOMING', 'UPCOMING'],
  ['?type=CURRENT&type=UPCOMING', 'CURRENT'],
])('%s selects the list %s', (query, type) => {
  expect(billTypeIn(query)).toBe(type);
});

test('a bill adds its late fee to its amount and keeps the other fields of the server', () => {
  const { bills } = read({
    currentDues: [
      {
        id: 'one',
        title: 'Tagihan April',
        amount: '680000.00',
        lateFee: 25_000,
        currency: 'IDR',
        dueTime: '2025-03-31T23:59:59+07:00',
        status: 'OVERDUE_WITH_LATE_FEE',
      },
      { amount: 5_000, dueTime: '2025-04-30' },
      { amount: 7_000, lateFee: 0, status: 'PAID_BY_MAGIC' },
    ],
  });
  expect(bills).toEqual([
    {
      id: 'one',
      title: 'Tagihan April',
      whole: 705_000,
      lateFee: 25_000,
      amount: 680_000,
      currency: 'IDR',
      dueTime: Date.UTC(2025, 2, 31, 16, 59, 59),
      status: 'OVERDUE_WITH_LATE_FEE',
    },
    { id: '2025-04-30', whole: 5_000, currency: 'IDR', dueTime: Date.UTC(2025, 3, 29, 17) },
    { id: '3', whole: 7_000, currency: 'IDR' },
  ]);
});

const dues = fc.array(
  fc.record({ amount: fc.nat(90_000_000), lateFee: fc.nat(500_000) }, { requiredKeys: ['amount'] }),
  { maxLength: 12 },
);

test('the total is the one of the server unless a bill exceeds it, else the sum of the rows', () => {
  fc.assert(
    fc.property(dues, fc.option(fc.nat(), { nil: undefined }), (rows, said) => {
      // A total equal to the sum of the amounts includes the late fees.
      fc.pre(said !== rows.reduce((all, { amount }) => all + amount, 0));
      const total = said === undefined ? {} : { totalDue: said, upcomingTotalDue: said };
      for (const type of ['CURRENT', 'UPCOMING'] as const) {
        const book = read({ ...total, currentDues: rows, upcomingDues: rows }, type);
        const sum = book.bills.reduce((all, { whole }) => all + whole, 0);
        expect(sum).toBe(rows.reduce((all, it) => all + it.amount + (it.lateFee ?? 0), 0));
        const largest = Math.max(0, ...book.bills.map(({ whole }) => whole));
        const isUsable = said !== undefined && said >= largest;
        expect([book.total, book.isWhole]).toEqual(
          isUsable ? [said, true] : [sum, said === undefined],
        );
      }
    }),
    { numRuns: 40 },
  );
});

test('each list has its own rows and total', () => {
  const both = {
    totalDue: 3,
    upcomingTotalDue: 5,
    currentDues: [{ id: 'now', amount: 3 }],
    upcomingDues: [{ id: 'later', amount: 5 }],
  };
  expect(read(both)).toMatchObject({ total: 3, bills: [{ id: 'now' }] });
  expect(read(both, 'UPCOMING')).toMatchObject({ total: 5, bills: [{ id: 'later' }] });
});

test('another currency keeps its code and is never added to rupiah', () => {
  const foreign = { amount: 40, currency: 'SGD' };
  expect(read({ currentDues: [foreign, foreign] })).toMatchObject({ total: 80, currency: 'SGD' });
  const mixed = read({ currentDues: [foreign, { amount: 70_000 }, { ...foreign, amount: 2 }] });
  expect(mixed).toMatchObject({ total: 70_000, currency: 'IDR', isWhole: false });
  expect(mixed.bills.map((it) => it.currency)).toEqual(['SGD', 'IDR', 'SGD']);
});

test.each([
  [{ title: 'Kabar', text: 'Tagihan digabung.' }, true],
  [{ text: 'Tagihan digabung.' }, true],
  [{ text: '' }, false],
  [{ text: 'x'.repeat(301) }, false],
  [{ title: 'x'.repeat(81), text: 'Tagihan digabung.' }, false],
  [{ title: 7, text: 'Tagihan digabung.' }, false],
  ['Tagihan digabung.', false],
  [{ lines: ['Tagihan digabung.'] }, false],
  [[], false],
  [12, false],
])('%j is shown: %s', (extendInfo, shown) => {
  expect(read({ totalDue: 0, extendInfo }).extra !== undefined).toBe(shown);
});

test('nothing is due only with a total of zero or an empty list', () => {
  expect(isNothingDue(read({ totalDue: 0 }))).toBe(true);
  expect(isNothingDue(read({ currentDues: [] }))).toBe(true);
  expect(isNothingDue(read({ totalDue: 0, currentDues: [] }))).toBe(true);
  expect(isNothingDue(read({ totalDue: 1 }))).toBe(false);
  expect(isNothingDue(read({ currentDues: [{ amount: 0 }] }))).toBe(false);
  expect(read({ totalDue: 1 }).readAt).toBe(now);
});

const unreadable = { ok: false, error: { kind: 'contract', path: 'currentDues' } };
const huge = { amount: 9e15 };

test.each<[what: string, said: object, expected: object]>([
  ['nothing is there', {}, unreadable],
  ['there is only the other list', { upcomingDues: [], upcomingTotalDue: 0 }, unreadable],
  [
    'the total cannot be read, beside no bills',
    { totalDue: 'UNREAD', currentDues: [] },
    { ok: false, error: { path: 'totalDue' } },
  ],
  [
    'the total cannot be read, and no list is there',
    { totalDue: 'UNREAD' },
    { ok: false, error: { path: 'totalDue' } },
  ],
  [
    'the total cannot be read beside a bill that can',
    { totalDue: 'UNREAD', currentDues: [{ amount: 3 }] },
    { value: { total: 3, isWhole: false } },
  ],
  [
    'a late fee cannot be read',
    { currentDues: [{ amount: 3, lateFee: 'UNREAD' }, { amount: 4 }] },
    { value: { bills: [{ whole: 4 }], isWhole: false } },
  ],
  [
    'the total is the sum of the amounts, so the late fee is inside',
    { totalDue: 7, currentDues: [{ amount: 3, lateFee: 1 }, { amount: 4 }] },
    { value: { total: 7, bills: [{ whole: 3, lateFee: 1 }, { whole: 4 }] } },
  ],
  [
    'the total counts the late fee beside the amount',
    { totalDue: 8, currentDues: [{ amount: 3, lateFee: 1 }, { amount: 4 }] },
    { value: { total: 8, bills: [{ whole: 4, lateFee: 1 }, { whole: 4 }] } },
  ],
  ['no bill can be read', { currentDues: [{ title: 'Januari' }] }, unreadable],
  ['nor can they, and they come to nothing', { currentDues: [{}], totalDue: 0 }, unreadable],
  [
    'nor can they, but what they come to can',
    { currentDues: [{}], totalDue: 7 },
    { value: { total: 7, bills: [] } },
  ],
  [
    'one of two can, with what they come to',
    { currentDues: [{}, { amount: 3 }], totalDue: 7 },
    { value: { total: 7, bills: [{ whole: 3 }], isWhole: true, unlisted: [{}] } },
  ],
  [
    'the total is nothing beside an overdue bill',
    { totalDue: 0, currentDues: [{ amount: 3, status: 'OVERDUE' }] },
    { value: { total: 3, isWhole: false } },
  ],
  [
    'the total is below zero beside a bill',
    { totalDue: -5, currentDues: [{ amount: 3 }] },
    { value: { total: 3, isWhole: false } },
  ],
  [
    'the total is below zero beside no bills',
    { totalDue: -5, currentDues: [] },
    { ok: false, error: { path: 'totalDue' } },
  ],
  [
    'an amount is below zero, and a late fee',
    { totalDue: 9, currentDues: [{ amount: -3 }, { amount: 3, lateFee: -1 }, { amount: 9 }] },
    { value: { total: 9, bills: [{ whole: 9 }], unlisted: [{}, { lateFee: 'UNREAD' }] } },
  ],
  [
    'a currency cannot be read, so it is not the rupiah',
    { currentDues: [{ amount: 3, currency: 'UNREAD' }, { amount: 4 }] },
    { value: { total: 4, bills: [{ whole: 4 }], isWhole: false, unlisted: [{}] } },
  ],
  [
    'a bill is in another currency than the total',
    { totalDue: 4, currentDues: [{ amount: 3, currency: 'SGD' }, { amount: 4 }] },
    { value: { total: 4, bills: [{ whole: 3 }, { whole: 4 }], isWhole: false } },
  ],
])('%s', (_, said, expected) => {
  expect(readResult(said)).toMatchObject(expected);
});

test.each([
  ['a bill that cannot be read is missing from them', [{}, { amount: 3 }]],
  ['no number holds them', [huge, huge]],
])('the sum of bills is incomplete where %s', (_, currentDues) => {
  const book = read({ currentDues });
  expect(book.bills.length).toBeGreaterThan(0);
  expect([book.isWhole, isNothingDue(book)]).toEqual([false, false]);
});

test('days follow the calendar of Jakarta at any hour', () => {
  const due = Date.UTC(2025, 3, 30, 16, 59, 59);
  for (const [day, hour, left] of [
    [29, 16, 1],
    [29, 17, 0],
    [30, 16, 0],
    [30, 17, -1],
    [18, 3, 12],
  ] as const)
    expect([day, hour, daysLeft(due, Date.UTC(2025, 3, day, hour))]).toEqual([day, hour, left]);
  const at = fc.integer({ min: 0, max: Date.UTC(2090, 0) });
  fc.assert(
    fc.property(at, at, (a, b) => {
      expect(daysLeft(a, b) + daysLeft(b, a)).toBe(0);
      expect(daysLeft(a, b) === 0).toBe(jakartaDay(a) === jakartaDay(b));
    }),
  );
});

test.each([
  [
    { tenor: 3, paid: 1 },
    { tenor: 3, paid: 1 },
  ],
  [
    { tenor: 3, paid: 3 },
    { tenor: 3, paid: 3 },
  ],
  [{ tenor: 3, paid: 5 }, { tenor: 3 }],
  [{ paid: 5 }, { paid: 5 }],
])('of the plan %j, the bills show %j', (sent, shown) => {
  expect(read({ currentDues: [], loanRestructureDetail: sent }).restructure).toEqual(shown);
});

test('two bills never share an id', () => {
  const { bills } = read({
    currentDues: [
      { id: 'one', amount: 1 },
      { id: 'one', amount: 2 },
      { amount: 3, dueTime: '2025-04-30' },
      { amount: 4, dueTime: '2025-04-30' },
    ],
  });
  expect(bills.map(({ id }) => id)).toEqual(['one', 'one 2', '2025-04-30', '2025-04-30 4']);
});

test.each([
  [{ tenor: 3, paid: 1, amount: 318_000 }, 318_000],
  [{ tenor: 3, paid: 3, amount: 318_000 }, undefined],
  [{ tenor: 3, amount: 318_000 }, undefined],
  [{ paid: 1, amount: 318_000 }, undefined],
  [{ tenor: 3, paid: 1 }, undefined],
  [{}, undefined],
])('the plan %j has an instalment to pay of %s', (loanRestructureDetail, amount) => {
  const book = read({
    totalDue: 318_000,
    currentDues: [{ amount: 318_000 }],
    loanRestructureDetail,
  });
  expect(openInstalment(book)).toBe(amount);
});
