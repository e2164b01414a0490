import type { AnswerOf } from '../kernel/call';
import type { Failure } from '../kernel/failure';
import { verdictIn } from '../kernel/verdict';
import type { verifyOtp } from './calls';

/**
 * Returns why a good answer did not accept a code; `undefined` for one that was right. A verdict that cannot be read is
 * neither right nor wrong.
 */
export const refusalIn = (answer: AnswerOf<typeof verifyOtp>): string | Failure | undefined => {
  if (answer.otpError !== undefined) return answer.otpError;
  const { says, term } = verdictIn(answer);
  if (says === 'no') return term ?? 'OTP_INVALID';
  return says === 'unread' || says === 'other' ? { kind: 'contract', path: 'verified' } : undefined;
};
