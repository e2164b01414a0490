import { expect, test } from 'vitest';
import { reviewHold } from '../../../domain/reassessment/review-status';

const now = Date.UTC(2026, 10, 15);

test.each([
  ['NOT_REQUESTED', undefined, undefined],
  ['PROCESSING', undefined, { kind: 'undecided' }],
  ['IN_REVIEW', now + 1, { kind: 'undecided' }],
  ['REJECTED', now + 1, { kind: 'later', at: now + 1 }],
  ['REJECTED', now, undefined],
  ['REJECTED', undefined, undefined],
  ['EXHAUSTED', now + 1, { kind: 'later', at: now + 1 }],
] as const)('%s with a next time of %s: %o', (status, reapplyTime, hold) => {
  const details = reapplyTime === undefined ? {} : { reapplyTime };
  expect(reviewHold({ status, details }, now)).toEqual(hold);
});
