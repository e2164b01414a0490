import { expect, test } from 'vitest';
import { err, ok } from '../../../domain/kernel/result';
import { UNREAD } from '../../../domain/kernel/unread';
import { restructureSummary, restructureTransactions } from '../../../domain/restructure/calls';
import {
  highestInstalment,
  isLevel,
  readPlan,
  smallestTotal,
} from '../../../domain/restructure/plan';
import { readSplitOrders } from '../../../domain/restructure/split-order';
import { staysDue } from '../../../domain/restructure/stays-due';
import { showsPlan } from '../../../domain/restructure/restructure-status';

const read = (tenor: number, said: unknown) =>
  readPlan(tenor, restructureSummary.answer.parse(JSON.parse(JSON.stringify(said))));

const whole = {
  tenor: 3,
  principal: 900_000,
  fee: '60000.00',
  discount: 9_000,
  total: 951_000,
  instalments: [
    { id: 'a', amount: 317_000, principal: 300_000, fee: 17_000, dueTime: 1_745_000_000_000 },
    { amount: 317_000 },
    { amount: '317000' },
  ],
};

const dated = (days: readonly string[]) => days.map((dueTime) => ({ amount: 317_000, dueTime }));

test('a plan has the figures of the server', () => {
  expect(read(3, whole)).toEqual(
    ok({
      tenor: 3,
      principal: 900_000,
      fee: 60_000,
      discount: 9_000,
      total: 951_000,
      instalments: [
        { id: 'a', amount: 317_000, principal: 300_000, dueTime: 1_745_000_000_000 },
        { id: '2', amount: 317_000 },
        { id: '3', amount: 317_000 },
      ],
    }),
  );
});

test.each([
  [[317_000, 318_000, 1], 318_000],
  [[], undefined],
])('of instalments of %j the highest is %j', (amounts, highest) => {
  const instalments = amounts.map((amount) => ({ id: 'a', amount }));
  expect(highestInstalment({ tenor: 3, total: 1, instalments })).toBe(highest);
});

test('missing figures stay absent, and a discount of zero is kept', () => {
  const bare = { tenor: 6, total: 5, instalments: [] };
  expect(read(6, { total: 5 })).toEqual(ok(bare));
  expect(read(6, { discount: 0, total: 5 })).toEqual(ok({ ...bare, discount: 0 }));
});

test.each<[said: object, path: string]>([
  [{ tenor: 6 }, 'tenor'],
  [{ currency: 'USD' }, 'currency'],
  [{ total: 951_001 }, 'total'],
  [{ total: 0, instalments: undefined }, 'total'],
  [{ instalments: [{ amount: 0 }] }, 'instalments'],
  [{ discount: 9_000_000 }, 'discount'],
  [{ principal: 951_001 }, 'discount'],
  [{ fee: 51_000 }, 'discount'],
  [{ discount: 0 }, 'fee'],
  [{ fee: 51_001, discount: 0 }, 'fee'],
  [{ principal: 1, fee: -86_853 }, 'fee'],
  [{ principal: 951_000, fee: 0, discount: 0, total: 951_001, instalments: undefined }, 'fee'],
  [{ principal: 0 }, 'principal'],
  [{ instalments: dated(['2025-06-30', '2025-05-31', '2025-04-30']) }, 'instalments'],
  [{ instalments: dated(['2025-04-30', '2025-04-30', '2025-05-31']) }, 'instalments'],
  [{ instalments: [{ amount: 951_000 }, {}] }, 'instalments'],
  [{ instalments: [] }, 'total'],
  [{ instalments: [{ amount: 951_000, principal: 951_001 }] }, 'instalments'],
  [{ instalments: [{ amount: 951_000, principal: -1 }] }, 'instalments'],
  [{ instalments: [{ amount: -1 }, { amount: 951_001 }] }, 'instalments'],
])('an answer that contradicts itself or lacks a required figure fails: %j at %s', (said, path) => {
  expect(read(3, { ...whole, ...said })).toEqual(err({ kind: 'contract', path }));
});

test('a plan with a missing total or unread figures fails', () => {
  const { total: _, ...rest } = whole;
  for (const path of ['fee', 'discount', 'total'])
    expect(read(3, { ...whole, [path]: UNREAD })).toEqual(err({ kind: 'contract', path }));
  for (const answer of [{}, rest])
    expect(read(3, answer)).toEqual(err({ kind: 'contract', path: 'total' }));
});

const costing = (total: number) => ({
  tenor: 3,
  instalments: [],
  total,
});

test.each([
  ['every total is known', [costing(30), costing(20), costing(40)], 20],
  ['one plan was not read', [costing(30), undefined], undefined],
  ['they do not differ', [costing(30), costing(30)], undefined],
  ['there is only one', [costing(30)], undefined],
  ['the list is empty', [], undefined],
])('the smallest total, when %s', (_, plans, smallest) => {
  expect(smallestTotal(plans)).toBe(smallest);
});

const due = { bills: [], total: 100, isWhole: true, currency: 'IDR' };

test.each([
  ['a part is split', due, 30, 70],
  ['all of it is split', due, 100, 0],
  ['more than what is due now is split', due, 120, 0],
  ['the bills were not read', undefined, 30, undefined],
  ['a bill is missing', { ...due, isWhole: false }, 30, undefined],
  ['another currency', { ...due, currency: 'USD' }, 30, undefined],
  ['the principal is missing', due, undefined, undefined],
])('the amount that stays due, when %s', (_, bills, principal, left) => {
  const plan = { ...costing(50), ...(principal !== undefined && { principal }) };
  expect(staysDue(bills, plan)).toBe(left);
});

test('a purchase keeps its known fields', () => {
  const said = {
    transactions: [{ id: 'x', title: 'Toko', amount: 5, transactionTime: 9.5e11 }, {}],
  };
  expect(readSplitOrders(restructureTransactions.answer.parse(said))).toEqual(
    ok([{ id: 'x', title: 'Toko', amount: 5, time: 9.5e11 }, { id: '2' }]),
  );
  expect(readSplitOrders({})).toEqual(ok([]));
  const unread = err({ kind: 'contract', path: 'transactions' });
  expect(readSplitOrders({ transactions: [{}, {}] })).toEqual(unread);
});

test.each([
  [{ tenor: 6 }, true],
  [{ tenor: 6, paid: 0 }, true],
  [{ tenor: 6, paid: 2 }, false],
  [{ tenor: 3 }, false],
  [undefined, false],
])('bills with %j show a new plan of six: %s', (restructure, shown) => {
  const book = {
    bills: [],
    total: 0,
    isWhole: true,
    currency: 'IDR',
    usesTempLimit: false,
    readAt: 0,
  };
  expect(showsPlan({ ...book, ...(restructure && { restructure }) }, 6)).toBe(shown);
});

test.each([
  [[], true],
  [[5], true],
  [[5, 5, 5], true],
  [[5, 4, 5], false],
  [[4, 5, 5], false],
])('instalments of %j cost the same every month: %j', (amounts, level) => {
  const instalments = amounts.map((amount) => ({ id: 'a', amount }));
  expect(isLevel({ tenor: 3, total: 1, instalments })).toBe(level);
});

test.each<[string, object, object]>([
  ['a fee of zero', { fee: 0, principal: 5, total: 5 }, { fee: 0, principal: 5, total: 5 }],
  ['a fee without a principal', { fee: 2, total: 5 }, { fee: 2, total: 5 }],
  ['a principal without a fee', { principal: 4, total: 5 }, { principal: 4, total: 5 }],
  ['no negative discount', { discount: -1, total: 5 }, { total: 5 }],
])('a plan may have %s', (_, said, figures) => {
  expect(read(3, said)).toEqual(ok({ tenor: 3, instalments: [], ...figures }));
});

test('an instalment may be all principal', () => {
  const row = { amount: 5, principal: 5 };
  expect(read(3, { total: 5, instalments: [row] })).toMatchObject({ value: { total: 5 } });
});
