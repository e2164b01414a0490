import { applicationOf } from './application';
import type { Some } from './handler';
import { single } from './records';
import { keep, mine, refuse } from './world';

/** Every word but its first letter, every digit but the last four. */
const maskedName = (name: string): string =>
  name.replace(/(\p{L})\p{L}*/gu, (word, first) => first + '*'.repeat(word.length - 1));
const maskedNik = (nik: string): string => nik.slice(-4).padStart(nik.length, '*');

export const rekyc: Some<
  'rekycChallenge' | 'answerChallenge' | 'submitRekyc' | 'rekycStatus' | 'registeredKtp'
> = {
  rekycChallenge: () => ({ name: 'DATE_OF_BIRTH' }),

  answerChallenge: ({ body }, ctx) => ({ verified: body.dob === ctx.user.dob }),

  /** Ends by the control API's `decide`. */
  submitRekyc: ({ body }, ctx) => {
    if (applicationOf(ctx).status !== 'ACCOUNT_CLOSED')
      return refuse(403, 'REKYC_NOT_ALLOWED', 'This account is not blocked.');
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
