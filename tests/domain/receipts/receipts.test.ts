import { expect, test } from 'vitest';
import { UNREAD } from '../../../domain/kernel/unread';
import { Receipts, isMissing } from '../../../domain/receipts/receipts';
import { HeldHttp } from '../support/held-http';

const order = { referenceId: 'r1', type: 'ORDER' };

const setUp = () => {
  const http = new HeldHttp();
  return { http, receipts: new Receipts(http) };
};

test('a receipt is requested by its reference and type, and stays during a reload', async () => {
  const { http, receipts } = setUp();
  void receipts.load(order);
  expect(receipts.of(order).state$.value).toEqual({ phase: 'loading' });
  expect(http.waiting[0]?.input).toEqual({ query: order });
  await http.answer({ status: 'PROCESSING' });
  void receipts.load(order);
  expect(receipts.of(order).state$.value).toEqual({
    phase: 'ready',
    value: { status: 'PROCESSING' },
  });
  await http.answer({ status: 'SUCCESS' });
  expect(receipts.of(order).state$.value).toEqual({ phase: 'ready', value: { status: 'SUCCESS' } });
});

test('one reference with different types names different receipts', async () => {
  const { http, receipts } = setUp();
  const refund = { ...order, type: 'REFUND' };
  void receipts.load(order);
  void receipts.load(refund);
  await http.answer({ amount: 5 }, 1);
  expect(receipts.of(refund).state$.value).toEqual({ phase: 'ready', value: { amount: 5 } });
  expect(receipts.of(order).state$.value).toEqual({ phase: 'loading' });
});

test('a receipt in a currency that cannot be read has no amount', async () => {
  const { http, receipts } = setUp();
  void receipts.load(order);
  await http.answer({
    status: 'SUCCESS',
    currency: UNREAD,
    amount: 5,
    rupiahAmount: 60_000,
    lines: [{ label: 'Price', amount: 5 }],
    instalments: [{ amount: 2, paid: true }, { amount: 3 }],
  });
  expect(receipts.of(order).state$.value).toEqual({
    phase: 'ready',
    value: { status: 'SUCCESS', instalments: [{ paid: true }, {}] },
  });
});

test('a failure keeps the last receipt, and a missing receipt differs from a failed read', async () => {
  const { http, receipts } = setUp();
  void receipts.load(order);
  await http.answer({ amount: 5 });
  void receipts.load(order);
  const failure = { kind: 'network' } as const;
  await http.fail(failure);
  expect(receipts.of(order).state$.value).toEqual({
    phase: 'failed',
    failure,
    last: { amount: 5 },
  });
  expect(isMissing(failure)).toBe(false);
  expect(isMissing({ kind: 'api', status: 404, code: 'RECEIPT_NOT_FOUND' })).toBe(true);
  expect(isMissing({ kind: 'api', status: 500 })).toBe(false);
});
