import { expect, test } from 'vitest';
import { chosen, combinedSubmission, productOf } from '../../../domain/combined/products';
import { combinedNext } from '../../../domain/combined/way';

test.each([
  [undefined, true, 'GPP'],
  [['GPP'], true, 'GPP'],
  [['OTHER', 'GPP'], true, 'GPP'],
  [[], true, 'GPL'],
  [['OTHER'], true, 'GPL'],
  [undefined, false, 'GPL'],
  [['GPP'], false, 'GPL'],
  ['GPP', true, 'GPP'],
])('a draft with %j, the loan available: %s -> %s', (additionalProducts, available, product) => {
  expect(productOf({ additionalProducts }, available)).toBe(product);
});

test('a stored choice is read unchanged', () => {
  for (const product of ['GPP', 'GPL'] as const)
    expect(productOf({ additionalProducts: chosen(product) }, true)).toBe(product);
});

test.each([
  [
    'GPP',
    'u-1',
    { flowType: 'COMBINED', additionalProducts: ['GPP'], onekycSubmissionUuid: 'u-1' },
  ],
  ['GPL', 'u-1', { flowType: 'GPL', additionalProducts: [], onekycSubmissionUuid: 'u-1' }],
  ['GPP', undefined, { flowType: 'COMBINED', additionalProducts: ['GPP'] }],
] as const)('the submission for %s with the check %s', (product, made, body) => {
  expect(combinedSubmission(product, made)).toEqual(body);
});

test.each([
  [true, false, false, 'combinedUser', 'combinedTerms'],
  [true, false, true, undefined, 'combinedTerms'],
  [true, true, false, 'combinedUser', 'combined'],
  [true, true, false, undefined, 'combined'],
  [true, true, true, 'combinedContact', 'combinedContact'],
  [true, true, true, undefined, 'combinedKycTerms'],
  [false, false, false, 'combinedUser', 'combined'],
  [false, false, true, 'combinedWork', 'combinedWork'],
  [false, false, true, undefined, 'combinedKycTerms'],
] as const)(
  'with the loan: %s, consented: %s, identified: %s, missing: %s -> %s',
  (withLoan, consented, identified, missing, next) => {
    expect(combinedNext({ withLoan, consented, identified, missing })).toBe(next);
  },
);
