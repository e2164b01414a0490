import { expect, test } from 'vitest';
import { kycSubmission } from '../../../domain/kyc/submission';

test.each([
  [{}, {}],
  [{ onekycSubmissionUuid: 'u-1' }, { onekycSubmissionUuid: 'u-1' }],
  [{ submissionType: 'NEW' }, { submissionType: 'NEW' }],
  [
    { onekycSubmissionUuid: 'u-1', submissionType: 'NEW', other: 'x' },
    { onekycSubmissionUuid: 'u-1', submissionType: 'NEW' },
  ],
  [{ onekycSubmissionUuid: '', submissionType: 7 }, {}],
])('a draft that carries %j is submitted with %j', (extras, sent) => {
  expect(kycSubmission(extras)).toEqual({ flowType: 'GPL', ...sent });
});
