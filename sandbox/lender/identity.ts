import { many } from './records';
import { refuse, type Ctx, type Refusal } from './world';

/**
 * Returns why a capture cannot identify this user: it failed, or belongs to another user. Returns `undefined` for a
 * valid one. A capture by a host app is unknown here, and accepted.
 */
export const whyNotIdentified = (ctx: Ctx, uuid: string | undefined): Refusal | undefined => {
  const capture =
    uuid === undefined
      ? undefined
      : ctx.store.list(many.oneKyc).find((it) => it.submissionUuid === uuid);
  if (!capture || (capture.userId === ctx.user.id && capture.outcome === 'SUBMITTED'))
    return undefined;
  return refuse(
    422,
    'ONE_KYC_NOT_ACCEPTED',
    'The identity capture is not a successful one of this person.',
  );
};
