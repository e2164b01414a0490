import { many } from './records';
import { refuse, type Ctx, type Refusal } from './world';

/**
 * Why a capture identifies nobody: the SDK ended it badly, or it is somebody else's; `undefined` for a good one. A capture
 * made by a host app is none of the lender's own and is taken as it is.
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
