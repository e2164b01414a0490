import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BillBook } from '../../../domain/bills/bill-book';
import type { Bill } from '../../../domain/bills/read-bills';
import { payoffOf } from '../../../domain/home/payoff';
import { day, jakartaMonth, readInstant } from '../../../domain/kernel/instant';

const at = (text: string) => readInstant(`${text}T10:00:00`) ?? 0;
const now = at('2026-11-15');

const bill = (whole: number, due: string | undefined, rest: Partial<Bill> = {}): Bill => ({
  id: `${due} ${whole}`,
  whole,
  currency: 'IDR',
  ...(due !== undefined && { dueTime: at(due) }),
  ...rest,
});

const book = (bills: readonly Bill[], rest: Partial<BillBook> = {}): BillBook => ({
  bills,
  total: bills.reduce((sum, { whole }) => sum + whole, 0),
  currency: 'IDR',
  isWhole: true,
  usesTempLimit: false,
  readAt: now,
  ...rest,
});

const current = book([bill(8, '2026-11-30')]);
const upcoming = book([bill(3, '2026-12-31'), bill(2, '2027-01-31')]);

const payoff = (parts: Partial<Parameters<typeof payoffOf>[0]> = {}) =>
  payoffOf({ current, upcoming, named: 8, ...parts }, now);

const short = (it: ReturnType<typeof payoff>) =>
  it && [...it.months.map(({ month, amount }) => [month, amount]), it.remaining];

test('the months are those of the current and the upcoming bills', () => {
  const months = [
    ['2026-11', 8, '2026-11-30', 'CURRENT'],
    ['2026-12', 3, '2026-12-31', 'UPCOMING'],
    ['2027-01', 2, '2027-01-31', 'UPCOMING'],
  ] as const;
  expect(payoff()).toStrictEqual({
    months: months.map(([month, amount, due, type]) => ({
      month,
      amount,
      dueTime: at(due),
      isLate: false,
      to: `/repayment/bill-list?type=${type}&bill=${due}%20${amount}`,
    })),
    remaining: 13,
    hasFee: false,
  });
});

test('a month with several bills opens the list that has only these, else nothing', () => {
  const two = [bill(4, '2026-11-20'), bill(4, '2026-11-30')];
  const [now, , last] = payoff({ current: book(two) })?.months ?? [];
  expect(now?.to).toBe('/repayment/bill-list?type=CURRENT');
  expect(last?.to).toMatch(/&bill=/);
  const mixed = payoff({ upcoming: book([bill(3, '2026-11-30'), bill(2, '2027-01-31')]) });
  expect(mixed?.months.map(({ to }) => to !== undefined)).toEqual([false, true]);
  const late = [bill(4, '2026-10-31'), bill(2, '2026-11-20'), bill(2, '2026-11-30')];
  const parts = payoff({ current: book(late) })?.months.slice(0, 2);
  expect(parts?.map(({ to }) => to !== undefined)).toEqual([true, false]);
});

test('the bills of one month are one row with the earliest day, and it is late if one of them is', () => {
  const due = [
    bill(4, '2026-11-20', { status: 'DUE_SOON' }),
    bill(1, '2026-11-10', { status: 'OVERDUE' }),
  ];
  for (const bills of [due, [...due].reverse()]) {
    const found = payoff({ current: book(bills), named: 5 });
    expect(found?.months[0]).toMatchObject({ amount: 5, dueTime: at('2026-11-10'), isLate: true });
    expect(found?.remaining).toBe(10);
  }
});

test('months without a bill, and bills of nothing, have no row', () => {
  const far = book([bill(0, '2026-12-31'), bill(2, '2027-03-31')]);
  expect(short(payoff({ upcoming: far }))).toEqual([['2026-11', 8], ['2027-03', 2], 10]);
});

test('if home names nothing due, the upcoming bills are the path', () => {
  expect(short(payoff({ current: undefined, named: 0 }))).toEqual([
    ['2026-12', 3],
    ['2027-01', 2],
    5,
  ]);
});

test('more than a year is shown whole', () => {
  const months = Array.from({ length: 14 }, (_, index) =>
    bill(5, new Date(Date.UTC(2026, 11 + index, 28)).toISOString().slice(0, 10)),
  );
  expect(payoff({ upcoming: book(months) })?.months.length).toBe(15);
  expect(payoff({ upcoming: book(months) })?.remaining).toBe(78);
});

const same = bill(3, '2026-12-31', { id: 'a' });
const late = (whole: number, due: string) => bill(whole, due, { status: 'OVERDUE' });

test.each<[string, Partial<Parameters<typeof payoffOf>[0]>]>([
  ['one month', { upcoming: book([]) }],
  ['nothing', { current: undefined, upcoming: book([]), named: 0 }],
  [
    'only late months',
    { current: book([late(5, '2026-09-30'), late(3, '2026-10-31')]), upcoming: book([]) },
  ],
  ['another amount on home', { named: 9 }],
  ['nothing due on home', { named: 0 }],
  [
    'a bill in both lists',
    { current: book([same]), upcoming: book([same, bill(2, '2027-01-31')]), named: 3 },
  ],
  ['a bill without a date', { upcoming: book([bill(3, undefined), bill(2, '2027-01-31')]) }],
  ['a date decades away', { upcoming: book([bill(2, '2060-01-31')]) }],
  ['another currency', { upcoming: book([bill(2, '2026-12-31', { currency: 'USD' })]) }],
  ['a total above the bills', { upcoming: { ...upcoming, total: 6 } }],
  ['a total that may lack a bill', { upcoming: { ...upcoming, isWhole: false } }],
  ['an unlisted bill', { upcoming: { ...upcoming, unlisted: [{}] } }],
  ['unlisted bills that are due now', { current: { ...current, unlisted: [{}] } }],
])('there is no path for %s', (_, parts) => {
  expect(payoff(parts)).toBe(undefined);
});

test.each<[string, BillBook['restructure'], boolean]>([
  ['whose instalments the bills can contain', { tenor: 3, paid: 0, amount: 2 }, true],
  ['whose last instalment is the smaller one', { tenor: 6, paid: 3, amount: 3 }, true],
  ['that is paid', { tenor: 12, paid: 12, amount: 9 }, true],
  ['with more instalments than months', { tenor: 6, paid: 2, amount: 2 }, false],
  ['with two instalments above the bills', { tenor: 3, paid: 0, amount: 4 }, false],
  ['without a tenor', { amount: 2 }, false],
  ['without a number of paid instalments', { tenor: 3, amount: 2 }, false],
])('a plan %s: a path is there or not', (_, restructure, isThere) => {
  if (!restructure) throw new Error('no plan');
  const ofUpcoming = payoff({ upcoming: { ...upcoming, restructure } });
  const ofCurrent = payoff({ current: { ...current, restructure } });
  expect([ofUpcoming !== undefined, ofCurrent !== undefined]).toEqual([isThere, isThere]);
  // The instalments are bills already.
  if (isThere) expect(ofUpcoming?.remaining).toBe(13);
});

const bills = (from: number, to: number) =>
  fc.array(fc.record({ whole: fc.nat(10_000_000), days: fc.integer({ min: from, max: to }) }), {
    maxLength: 20,
  });

test('every rupiah of both lists is in exactly one month', () => {
  fc.assert(
    fc.property(bills(-60, 15), bills(16, 900), (now1, later) => {
      const listOf = (rows: typeof now1, name: string) =>
        book(
          rows.map(({ whole, days }, index) => ({
            id: `${name} ${index}`,
            whole,
            currency: 'IDR',
            dueTime: now + days * day,
          })),
        );
      const [one, other] = [listOf(now1, 'now'), listOf(later, 'later')];
      const found = payoffOf({ current: one, upcoming: other, named: one.total }, now);
      const all = [...one.bills, ...other.bills].filter(({ whole }) => whole > 0);
      const names = [...new Set(all.map(({ dueTime = 0 }) => jakartaMonth(dueTime)))].sort();
      if (!found) {
        expect(names.length < 2 || later.every(({ whole }) => whole === 0)).toBe(true);
        return;
      }
      expect(found.months.map(({ month }) => month)).toEqual(names);
      expect(found.remaining).toBe(one.total + other.total);
      for (const { month, amount } of found.months) {
        const its = all.filter(({ dueTime = 0 }) => jakartaMonth(dueTime) === month);
        expect(amount).toBe(its.reduce((sum, { whole }) => sum + whole, 0));
      }
    }),
  );
});
