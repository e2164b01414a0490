import fc from 'fast-check';
import { expect, test } from 'vitest';
import { purchaseProblemsOf, purchaseProblems } from '../../../domain/receipts/purchase-problem';
import { transactionStatuses } from '../../../domain/transactions/calls';
import { transactionTypes } from '../../../domain/transactions/first-page';

test.each([
  ['SUCCESS', purchaseProblems],
  ['WAITING_CONFIRM', purchaseProblems],
  [undefined, purchaseProblems],
  ['SOMETHING_NEW', purchaseProblems],
  ['constructor', purchaseProblems],
  ['REFUNDED', ['notMine', 'amount', 'twice', 'notReturned', 'other']],
  ['CANCELED', ['notMine', 'amount', 'twice', 'notReturned', 'other']],
  ['FAILED', ['notMine', 'amount', 'twice', 'notReturned', 'other']],
])('a purchase with the status %s can have the problems %j', (status, problems) => {
  expect(purchaseProblemsOf(status === undefined ? {} : { status }, { type: 'ORDER' })).toEqual(
    problems,
  );
});

test('only a purchase has problems, the receipt names its type before the address does', () => {
  const receipt = fc.record(
    {
      type: fc.constantFrom(...transactionTypes, 'NEW'),
      status: fc.constantFrom(...transactionStatuses, 'NEW'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(receipt, fc.constantFrom(...transactionTypes), (own, asked) => {
      const problems = purchaseProblemsOf(own, { type: asked });
      expect(problems.length > 0).toBe((own.type ?? asked) === 'ORDER');
      if (problems.length > 0) expect(problems[problems.length - 1]).toBe('other');
      expect(problems).toEqual(purchaseProblems.filter((it) => problems.includes(it)));
    }),
  );
});
