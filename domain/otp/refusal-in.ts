import type { AnswerOf } from '../wire/call';
import type { Failure } from '../kernel/failure';
import { verdictIn } from '../wire/verdict';
import { type OtpChannel, otpChannels } from '../wire/shared-values';
import type { generateOtp, verifyOtp } from './calls';

/**
 * Returns why a successful response did not accept a code; `undefined` if it did. An unreadable verdict is a contract
 * failure.
 */
export const refusalIn = (answer: AnswerOf<typeof verifyOtp>): string | Failure | undefined => {
  if (answer.otpError !== undefined) return answer.otpError;
  const { says, term } = verdictIn(answer);
  if (says === 'no') return term ?? 'OTP_INVALID';
  return says === 'unread' || says === 'other' ? { kind: 'contract', path: 'verified' } : undefined;
};

/** Returns the channel that a response names, if the client knows it. */
export const channelIn = ({ channel }: AnswerOf<typeof generateOtp>): OtpChannel | undefined =>
  otpChannels.find((known) => known === channel?.toUpperCase());

/** Returns why no code was sent; `undefined` if one was. An unknown channel is a contract failure. */
export const unsentIn = (answer: AnswerOf<typeof generateOtp>): string | Failure | undefined => {
  const { otpError, channel } = answer;
  const isOther = channel !== undefined && channelIn(answer) === undefined;
  return otpError ?? (isOther ? { kind: 'contract', path: 'channel' } : undefined);
};
