import { expect, test } from 'vitest';
import en from '../../../ui/messages/en/repayment.json';
import id from '../../../ui/messages/id/repayment.json';
import { waysToPay } from '../../../ui/pages/repayment/ways-to-pay';

test('every step of every way to pay has a text', () => {
  for (const { howTo } of [id, en])
    for (const way of ['atm', 'mbca', 'klikbca'] as const)
      expect(Object.keys(howTo[way]), way).toEqual(
        waysToPay[way].filter((step) => step !== 'number' && step !== 'check'),
      );
});

test('what must be paid has one name, in the bills and beside the number', () => {
  for (const { account, total } of [id, en]) expect(account.amount.label).toBe(total.CURRENT);
});
