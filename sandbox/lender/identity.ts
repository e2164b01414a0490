import { many } from './records';
import { refuse, type Ctx, type Refusal } from './world';

/**
 * Returns why a capture cannot identify this user: it failed, or belongs to another user. Returns `undefined` for a
 * valid one. A capture by a host app is unknown here, and accepted.
 */
export const whyNotIdentified = (ctx: Ctx, uuid: string | undefined): Refusal | undefined => {
  const captures = ctx.store
    .list(many.oneKyc)
    .filter((it) => uuid !== undefined && it.submissionUuid === uuid);
  const isOwn = captures.some((it) => it.userId === ctx.user.id && it.outcome === 'SUBMITTED');
  if (captures.length === 0 || isOwn) return undefined;
  return refuse(
    422,
    'ONE_KYC_NOT_ACCEPTED',
    'The identity capture is not a successful one of this person.',
  );
};
