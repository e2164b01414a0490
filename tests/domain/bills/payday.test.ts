import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysLeft } from '../../../domain/bills/days-left';
import { dueBefore, isPayday, nextPayday } from '../../../domain/bills/payday';
import type { Bill, ReadBills } from '../../../domain/bills/read-bills';
import { day, jakartaDay } from '../../../domain/kernel/instant';
import { UNREAD } from '../../../domain/kernel/unread';

const moment = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2090, 0) });
const payday = fc.integer({ min: 1, max: 31 });

test.each([
  [25, '2026-01-15T10:00:00+07:00', '2026-01-25'],
  [25, '2026-01-24T23:59:59+07:00', '2026-01-25'],
  [25, '2026-01-25T00:00:00+07:00', '2026-02-25'],
  [31, '2026-01-31T12:00:00+07:00', '2026-02-28'],
  [30, '2028-02-10T12:00:00+07:00', '2028-02-29'],
  [31, '2026-04-29T12:00:00+07:00', '2026-04-30'],
  [1, '2026-12-15T12:00:00+07:00', '2027-01-01'],
])('with the payday %d, the next one at %s is %s', (chosen, now, next) => {
  expect(jakartaDay(nextPayday(chosen, Date.parse(now)))).toBe(next);
});

test('the next payday is a midnight in Jakarta, one to 31 days away, and each one leads to the month after', () => {
  fc.assert(
    fc.property(payday, moment, (chosen, now) => {
      const next = nextPayday(chosen, now);
      const days = daysLeft(next, now);
      expect(days >= 1 && days <= 31).toBe(true);
      expect(jakartaDay(next - 1)).not.toBe(jakartaDay(next));
      const [month, later] = [next, nextPayday(chosen, next)].map((at) => jakartaDay(at));
      const [year = 0, number = 0] = String(month).split('-').map(Number);
      const follows = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
      expect(later?.slice(0, 7)).toBe(follows);
    }),
  );
});

test.each([
  [1, true],
  [31, true],
  [0, false],
  [32, false],
  [1.5, false],
])('%d is a payday: %s', (value, is) => {
  expect(isPayday(value)).toBe(is);
});

const now = Date.parse('2026-01-15T10:00:00+07:00');
const bill = (whole: number, days: number): Bill => ({
  id: `${whole}-${days}`,
  whole,
  currency: 'IDR',
  dueTime: now + days * day,
});
const book = (...bills: readonly Bill[]): ReadBills => ({
  bills,
  total: bills.reduce((sum, { whole }) => sum + whole, 0),
  isWhole: true,
  currency: 'IDR',
});
const end = nextPayday(25, now);

test('what is due before a day includes late bills, and not those of the day itself', () => {
  const onPayday = { ...bill(7, 0), dueTime: end };
  const current = book(bill(100, -3), bill(200, 2));
  expect(dueBefore([current, book(bill(400, 9), onPayday, bill(800, 30))], end)).toEqual({
    amount: 700,
    count: 3,
  });
  expect(dueBefore([book(), book(bill(5, 30))], end)).toEqual({ amount: 0, count: 0 });
});

test.each<readonly [string, ReadBills]>([
  ['an incomplete list', { ...book(bill(5, 1)), isWhole: false }],
  ['a bill that is not listed', { ...book(bill(5, 1)), unlisted: [{}] }],
  ['rows that do not add up to the total', { ...book(bill(5, 1)), total: 6 }],
  ['a bill without a due date', book({ id: 'a', whole: 5, currency: 'IDR' })],
  ['a bill in another currency', book({ ...bill(5, 1), currency: 'USD' })],
])('with %s, what is due before a day is not known', (_, unread) => {
  expect(dueBefore([book(), unread], end)).toBe(UNREAD);
  expect(dueBefore([unread, book()], end)).toBe(UNREAD);
});

const bills = fc.array(
  fc.record({ whole: fc.nat({ max: 9_000_000 }), days: fc.integer({ min: -60, max: 90 }) }),
);

test('a later day has no less due, and a bill is counted on one side of the day alone', () => {
  fc.assert(
    fc.property(bills, bills, moment, fc.nat({ max: 60 }), (some, others, at, days) => {
      const books = [some, others].map((rows) =>
        book(...rows.map((row) => bill(row.whole, row.days))),
      );
      const [sooner, later] = [dueBefore(books, at), dueBefore(books, at + days * day)];
      const all = dueBefore(books, Date.UTC(2099, 0));
      if (sooner === UNREAD || later === UNREAD || all === UNREAD) throw new Error('unread');
      expect(later.amount).toBeGreaterThanOrEqual(sooner.amount);
      const rest = books
        .flatMap((it) => it.bills)
        .filter(({ dueTime = 0 }) => dueTime >= at)
        .reduce((sum, { whole }) => sum + whole, 0);
      expect(sooner.amount + rest).toBe(all.amount);
    }),
  );
});
