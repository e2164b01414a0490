import { hour, second } from '../../domain/kernel/instant';
import { applicationOf } from './application';
import type { SomeHandlers } from './handler';
import { whyNotIdentified } from './identity';
import { single } from './records';
import { keep, mine, refuse } from './world';

/** Keeps the first letter of every word, or the last four digits. */
export const maskedName = (name: string): string =>
  name.replace(/(\p{L})\p{L}*/gu, (part, first) => first + '*'.repeat(part.length - 1));
const maskedNik = (nik: string): string => nik.slice(-4).padStart(nik.length, '*');

const triesAllowed = 5;
const lockTime = hour;

export const rekycHandlers: SomeHandlers<
  'rekycChallenge' | 'answerChallenge' | 'submitRekyc' | 'rekycStatus' | 'registeredKtp'
> = {
  rekycChallenge: (_, ctx) =>
    mine(ctx, single.challenge)?.answeredAt === undefined ? { name: 'DATE_OF_BIRTH' } : {},

  /** The right answer is the user's date of birth. Five wrong ones lock the challenge for an hour. */
  answerChallenge: ({ body }, ctx) => {
    const before = mine(ctx, single.challenge) ?? { wrongTries: 0 };
    const wait = (before.lockedUntil ?? ctx.now) - ctx.now;
    if (wait > 0)
      return refuse(429, 'CHALLENGE_LOCKED', 'Too many tries.', Math.ceil(wait / second));
    if (body.dob === ctx.user.dob) {
      keep(ctx, single.challenge, { wrongTries: 0, answeredAt: ctx.now });
      return { verified: true };
    }
    const wrongTries = before.wrongTries + 1;
    const tries =
      wrongTries < triesAllowed
        ? { wrongTries }
        : { wrongTries: 0, lockedUntil: ctx.now + lockTime };
    keep(ctx, single.challenge, { ...before, ...tries });
    return { verified: false };
  },

  /** Waits for the control API's `decide`. Any result but an approval allows another try. */
  submitRekyc: ({ body }, ctx) => {
    if (applicationOf(ctx).status !== 'ACCOUNT_CLOSED')
      return refuse(403, 'REKYC_NOT_ALLOWED', 'This account is not blocked.');
    if (mine(ctx, single.rekyc)?.status === 'INITIATED')
      return refuse(409, 'REKYC_IN_PROGRESS', 'An identity check is under way.');
    const refusal = whyNotIdentified(ctx, body.submissionUuid);
    if (refusal) return refusal;
    keep(ctx, single.rekyc, {
      status: 'INITIATED',
      at: ctx.now,
      submissionUuid: body.submissionUuid,
      customerId: body.gojekCustomerId,
    });
    return {};
  },

  rekycStatus: (_, ctx) => {
    const status = mine(ctx, single.rekyc)?.status;
    return status === undefined ? {} : { status };
  },

  registeredKtp: (_, ctx) => ({
    maskedName: maskedName(ctx.user.name),
    maskedNik: maskedNik(ctx.user.nik),
  }),
};
