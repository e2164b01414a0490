import { minute, second } from '../../domain/kernel/instant';
import { decisionTime, newestSubmission, staysInReview } from './decision';
import type { SomeHandlers } from './handler';
import { many, single, type OtpRecord } from './records';
import { add, change, keep, mine, refuse, type Ctx, type Refusal } from './world';

/** One-time passwords by magic value: 123456 right, 000000 wrong, 111111 expired, 999999 too many tries. */

const resendAfter = 60 * second;
const lifetime = 10 * minute;
const lockTime = 5 * minute;
const triesAllowed = 5;

const inSeconds = (ms: number): number => Math.ceil(ms / second);

export const sendOtp = (ctx: Ctx, channel: string): void =>
  keep(ctx, single.otp, { channel, sentAt: ctx.now, wrongTries: 0 });

const locked = (ctx: Ctx, until: number): Refusal =>
  refuse(429, 'OTP_TOO_MANY_TRIES', 'Too many tries.', inSeconds(until - ctx.now));

const lock = (ctx: Ctx, otp: OtpRecord): Refusal => {
  keep(ctx, single.otp, { ...otp, lockedUntil: ctx.now + lockTime });
  return locked(ctx, ctx.now + lockTime);
};

const wrong = (ctx: Ctx, otp: OtpRecord): Refusal => {
  const wrongTries = otp.wrongTries + 1;
  if (wrongTries >= triesAllowed) return lock(ctx, { ...otp, wrongTries: 0 });
  keep(ctx, single.otp, { ...otp, wrongTries });
  return refuse(400, 'OTP_INVALID', 'The code is wrong.');
};

/** Starts the wait for a decision after the verification. */
const release = (ctx: Ctx): void => {
  const submission = newestSubmission(ctx);
  if (mine(ctx, single.application)?.status !== 'PENDING_AUTH' || !submission) return;
  change(ctx, single.application, { status: 'SUBMITTED' });
  if (staysInReview(submission.draft)) return;
  add(ctx, many.submissions, submission.id, { ...submission, decideAt: ctx.now + decisionTime });
};

export const otpHandlers: SomeHandlers<'generateOtp' | 'verifyOtp'> = {
  /** Within the resend time it sends no code, and returns the remaining time. */
  generateOtp: ({ query }, ctx) => {
    const sent = mine(ctx, single.otp);
    if (sent?.lockedUntil !== undefined && ctx.now < sent.lockedUntil)
      return locked(ctx, sent.lockedUntil);
    const wait = sent === undefined ? 0 : sent.sentAt + resendAfter - ctx.now;
    if (sent && !sent.verifiedAt && wait > 0)
      return { channel: sent.channel, resendAfterSeconds: inSeconds(wait) };
    sendOtp(ctx, query.channel);
    return { channel: query.channel, resendAfterSeconds: inSeconds(resendAfter) };
  },

  verifyOtp: ({ query, body }, ctx) => {
    const sent = mine(ctx, single.otp);
    if (!sent || body.otp === '111111' || ctx.now > sent.sentAt + lifetime)
      return refuse(400, 'OTP_EXPIRED', 'The code has expired.');
    if (sent.lockedUntil !== undefined && ctx.now < sent.lockedUntil)
      return locked(ctx, sent.lockedUntil);
    if (body.otp === '999999') return lock(ctx, sent);
    if (body.otp !== '123456') return wrong(ctx, sent);
    keep(ctx, single.otp, { ...sent, wrongTries: 0, verifiedAt: ctx.now });
    release(ctx);
    return { channel: query.channel };
  },
};
