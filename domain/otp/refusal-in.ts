import type { AnswerOf } from '../kernel/call';
import type { Failure } from '../kernel/failure';
import { UNREAD } from '../kernel/unread';
import type { verifyOtp } from './calls';

/**
 * Returns why a good answer did not accept a code; `undefined` for one that was right. A verdict that cannot be read is
 * neither right nor wrong.
 */
export const refusalIn = (answer: AnswerOf<typeof verifyOtp>): string | Failure | undefined => {
  const { otpError, verified, isVerified } = answer;
  if (otpError !== undefined) return otpError;
  if (verified === false || isVerified === false) return 'OTP_INVALID';
  const isUnread = verified === UNREAD || isVerified === UNREAD;
  return isUnread ? { kind: 'contract', path: 'verified' } : undefined;
};
