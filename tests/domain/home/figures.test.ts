import { expect, test } from 'vitest';
import { homeFigures } from '../../../domain/home/figures';
import type { HomeData, HomeModule } from '../../../domain/home/read-home';
import { day, readInstant } from '../../../domain/kernel/instant';
import { statuses } from '../../../domain/navigation/statuses';

const now = readInstant('2025-04-18T12:00:00') ?? 0;
const limit = { total: 5_000_000, used: 1_500_000, available: 3_500_000 };
const bill = { amount: 822_000, dueTime: now + 3 * day, dueStatus: 'NOT_OVERDUE' } as const;

const home = (next?: Partial<HomeModule>, profile: HomeData['profile'] = {}): HomeData => ({
  profile: { name: 'Sari', limit, ...profile },
  modules: [{ type: 'HELP' }, ...(next ? [{ type: 'NEXT_BILL' as const, ...next }] : [])],
  readAt: now,
});

test('the figures are the bill, the limit and its parts', () => {
  expect(homeFigures('APPROVED', home(bill), now)).toEqual({
    name: 'Sari',
    owed: { amount: 822_000, dueTime: bill.dueTime, days: 3, isLate: false },
    isNothingOwed: false,
    limit,
    parts: { used: 1_500_000, available: 3_500_000 },
  });
});

test('only a readable zero means that nothing is due', () => {
  const unused = { limit: { ...limit, used: 0, available: limit.total } };
  const owes = (next?: Partial<HomeModule>) => homeFigures('APPROVED', home(next, unused), now);
  expect(owes({ ...bill, amount: 0 })).toMatchObject({ owed: undefined, isNothingOwed: true });
  expect(owes()).toMatchObject({ owed: undefined, isNothingOwed: false });
});

test('a home that does not name the bills of a used limit has no figures', () => {
  expect(homeFigures('APPROVED', home(), now)).toBeUndefined();
});

test.each<[string, HomeData]>([
  ['the name', { ...home(bill), profile: { limit } }],
  ['the limit', { ...home(bill), profile: { name: 'Sari' } }],
  ['the parts of the limit', home(bill, { limit: { total: 5_000_000 } })],
  ['parts that fit the limit', home(bill, { limit: { ...limit, used: 9_000_000 } })],
  ['the amount', home({ dueTime: bill.dueTime, dueStatus: 'NOT_OVERDUE' })],
  ['the due day', home({ amount: 822_000, dueStatus: 'NOT_OVERDUE' })],
  ['a due day that agrees with the status', home({ ...bill, dueTime: now - 3 * day })],
])('without %s there are no figures', (_, data) => {
  expect(homeFigures('APPROVED', data, now)).toBeUndefined();
});

test.each(statuses.filter((it) => it !== 'APPROVED'))(
  'a user who is %s has no figures',
  (status) => {
    expect(homeFigures(status, home(bill), now)).toBeUndefined();
  },
);
