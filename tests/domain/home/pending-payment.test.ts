import { expect, test } from 'vitest';
import { pendingPayment } from '../../../domain/home/pending-payment';

type Rows = Parameters<typeof pendingPayment>[0];

const purchase = { type: 'ORDER', status: 'PROCESSING', amount: 40_000 } as const;
const payment = { type: 'REPAYMENT', status: 'PROCESSING', amount: -750_000 } as const;
const done = { ...payment, status: 'SUCCESS' } as const;

test.each<[name: string, rows: Rows, pending: ReturnType<typeof pendingPayment>]>([
  ['no row', [], undefined],
  ['a purchase under way', [purchase], undefined],
  ['a payment under way', [purchase, payment, done], { amount: 750_000 }],
  ['an older payment under way', [done, payment], undefined],
  ['a failed payment', [{ ...payment, status: 'FAILED' }], undefined],
  ['a payment of unread state', [{ ...payment, status: 'UNKNOWN' }], undefined],
  ['a payment without an amount', [{ type: 'REPAYMENT', status: 'INITIAL' }], {}],
  ['a payment in another currency', [{ ...payment, currency: 'USD' }], {}],
])('%s', (_, rows, pending) => {
  expect(pendingPayment(rows)).toEqual(pending);
});
