import { expect, test } from 'vitest';
import { transactionStatuses } from '../../../domain/transactions/calls';
import { transactionTypes } from '../../../domain/transactions/first-page';
import { isMoneyIn, PLAIN_STATES } from '../../../domain/transactions/plain-state';

test('every status of the specification has one plain state', () => {
  const of = (state: string) =>
    Object.entries(PLAIN_STATES).flatMap(([status, it]) => (it === state ? [status] : []));
  expect(of('done')).toEqual(['SUCCESS', 'REPAID', 'SETTLED', 'REBALANCED']);
  expect(of('open')).toEqual(['ONGOING', 'PRE_SETTLE']);
  expect(of('waiting')).toEqual(['PROCESSING', 'WAITING_CONFIRM', 'INITIAL']);
  expect(of('returned')).toEqual(['REFUNDED']);
  expect(of('failed')).toEqual(['FAILED', 'CANCELED']);
  expect(of('unread')).toEqual(['UNKNOWN']);
});

test('only a completed repayment or refund has arrived', () => {
  const arrived = transactionTypes.flatMap((type) =>
    transactionStatuses
      .filter((status) => isMoneyIn({ type, status }))
      .map((status) => `${type} ${status}`),
  );
  const done = ['SUCCESS', 'REPAID', 'SETTLED', 'REBALANCED'];
  expect(arrived.sort()).toEqual(
    [...done.map((it) => `REPAYMENT ${it}`), ...done.map((it) => `REFUND ${it}`)].sort(),
  );
});
