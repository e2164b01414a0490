import * as z from 'zod/mini';
import { post } from '../wire/call';
import { verdictFields } from '../wire/verdict';
import { maybe, text, waitSeconds } from '../wire/schemas';
import { applicationFlows, otpChannels } from '../wire/shared-values';

/** One-time passwords (spec §7). A response with status 200 may contain an error. */

const options = {
  once: true,
  query: z.object({ channel: z.enum(otpChannels) }),
  headers: z.object({ 'application-type': z.enum(applicationFlows) }),
  refusals: ['OTP_INVALID', 'OTP_EXPIRED', 'OTP_TOO_MANY_TRIES', 'OTP_TOO_SOON'],
} as const;

const answer = z.object({
  otpError: maybe(text),
  channel: maybe(text),
  resendAfterSeconds: maybe(waitSeconds),
});

export const generateOtp = post('/v1/otp/generator', {
  ...options,
  answer,
});

export const verifyOtp = post('/v1/otp/verificator', {
  once: true,
  query: options.query,
  refusals: options.refusals,
  body: z.object({ otp: z.string() }),
  // Servers may send a verdict in addition to the error, or instead of it.
  answer: z.object({ ...answer.shape, ...verdictFields }),
});
