import { expect, test } from 'vitest';
import { receiptAt, wantsNewestPayment } from '../../../domain/receipts/asked-receipt';

test.each([
  ['?receipt=r-1&type=ORDER', { referenceId: 'r-1', type: 'ORDER' }],
  ['?receipt=r-1', undefined],
  ['?type=ORDER', undefined],
  ['?receipt=&type=ORDER', undefined],
  ['', undefined],
])('%s requests the receipt %j', (query, receipt) => {
  expect(receiptAt(query)).toEqual(receipt);
});

test('only the newest payment can be requested without its reference', () => {
  expect(wantsNewestPayment('?newest=REPAYMENT')).toBe(true);
  for (const query of ['', '?newest=ORDER', '?receipt=REPAYMENT'])
    expect(wantsNewestPayment(query)).toBe(false);
});
