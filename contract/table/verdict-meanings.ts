import type { Answer } from '../../domain/calls';
import { type Meanings, ours } from './meaning';

const oneOf = 'One of these six fields is enough; the first negative one decides.';

/** The fields of a 2xx answer that may report a failed verification or request. */
export const verdictMeanings: Meanings<Answer<'answerChallenge'>> = {
  verified: ours('Whether the value was right.', true, oneOf),
  isVerified: ours('Another spelling of `verified`.', true, oneOf),
  valid: ours('Another spelling of `verified`.', true, oneOf),
  isValid: ours('Another spelling of `verified`.', true, oneOf),
  status: ours('A word or flag for the outcome, such as `SUCCESS`, `FAILED`.', 'SUCCESS', oneOf),
  result: ours('Another spelling of `status`.', 'SUCCESS', oneOf),
};
