import { expect, test } from 'vitest';
import { err, ok } from '../../../domain/kernel/result';
import { restructureSummary, restructureTransactions } from '../../../domain/restructure/calls';
import { highestInstalment, readPlan } from '../../../domain/restructure/plan';
import { readSplitOrders } from '../../../domain/restructure/split-order';
import { showsPlan } from '../../../domain/restructure/restructure-status';

const read = (tenor: number, said: unknown) =>
  readPlan(tenor, restructureSummary.answer.parse(said));

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

test('a plan is the server’s own figures', () => {
  expect(read(3, whole)).toEqual(
    ok({
      tenor: 3,
      currency: 'IDR',
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
  expect(highestInstalment({ tenor: 3, currency: 'IDR', instalments })).toBe(highest);
});

test('figures that the server leaves out stay absent', () => {
  expect(read(6, {})).toEqual(ok({ tenor: 6, currency: 'IDR', instalments: [] }));
  expect(read(6, { discount: 0, total: 5 })).toEqual(
    ok({ tenor: 6, currency: 'IDR', total: 5, instalments: [] }),
  );
});

test.each<[said: object, path: string]>([
  [{ tenor: 6 }, 'tenor'],
  [{ total: 951_001 }, 'total'],
  [{ total: 0, instalments: [] }, 'total'],
  [{ instalments: [{ amount: 0 }] }, 'instalments'],
  [{ instalments: [{ amount: -1 }, { amount: 951_001 }] }, 'instalments'],
])('an answer that contradicts itself fails: %j at %s', (said, path) => {
  expect(read(3, { ...whole, ...said })).toEqual(err({ kind: 'contract', path }));
});

test('a purchase keeps the fields that are known', () => {
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
