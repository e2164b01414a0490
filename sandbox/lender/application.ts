import { toWire } from '../../domain/kernel/instant';
import type { SomeHandlers } from './handler';
import { backToDraft } from './products';
import { many, single, type ApplicationRecord } from './records';
import { all, change, keep, mine, refuse, type Ctx, type Refusal } from './world';

/** The application of a user without a record. No persona has this. */
const noApplication: ApplicationRecord = { status: 'INELIGIBLE', eligibility: 'NOT_ELIGIBLE' };

export const applicationOf = (ctx: Ctx): ApplicationRecord =>
  mine(ctx, single.application) ?? noApplication;

export const userNotAllowed = refuse(403, 'AFI_USER_NOT_ALLOWED', 'This person cannot apply.');

/** Returns why this user may not submit or change an application now, or `undefined`. */
export const whyClosed = ({ status, eligibility }: ApplicationRecord): Refusal | undefined => {
  if (
    eligibility === 'NOT_ELIGIBLE' ||
    eligibility === 'BLACKLISTED' ||
    eligibility === 'NOT_MIGRATED'
  )
    return userNotAllowed;
  if (status === 'NOT_APPLIED' || status === 'DRAFT') return undefined;
  return refuse(409, 'APPLICATION_NOT_OPEN', `The application is ${status}.`);
};

export const applicationHandlers: SomeHandlers<'applicationStatus' | 'reapply' | 'joinWaitlist'> = {
  applicationStatus: (_, ctx) => {
    const {
      status,
      reapplyTime,
      asksOtp: _asks,
      isNotAllowed: _not,
      availableAdditionalProducts: products,
      ...details
    } = applicationOf(ctx);
    return {
      applicationStatus: status,
      ...details,
      ...(products && { availableAdditionalProducts: [...products] }),
      ...(reapplyTime === undefined
        ? {}
        : { creditApplicationResponse: { reapplyTime: toWire(reapplyTime) } }),
    };
  },

  /** Keeps the draft as the user sent it. Requested additional products become drafts again. */
  reapply: (_, ctx) => {
    const { reapplyTime, additionalProductStatus, ...rest } = applicationOf(ctx);
    if (rest.status !== 'REJECTED')
      return refuse(409, 'REAPPLY_NOT_POSSIBLE', `The application is ${rest.status}.`);
    if (reapplyTime !== undefined && ctx.now < reapplyTime)
      return refuse(
        422,
        'REAPPLY_TOO_SOON',
        `Applying again is possible from ${toWire(reapplyTime)}.`,
      );
    keep(ctx, single.application, {
      ...rest,
      status: 'DRAFT',
      ...(additionalProductStatus && {
        additionalProductStatus: backToDraft(additionalProductStatus),
      }),
    });
    change(ctx, single.draft, { submissionType: 'REAPPLY' });
    return {};
  },

  joinWaitlist: (_, ctx) => {
    const { waitlist } = applicationOf(ctx);
    if (!waitlist)
      return refuse(409, 'WAITLIST_NOT_OPEN', 'There is no waiting list for this person.');
    change(ctx, single.application, { waitlist: { ...waitlist, isJoined: true } });
    return {};
  },
};

/** Returns whether the credit line exists. Home and all pages behind it need one. */
export const hasAccount = (ctx: Ctx): boolean =>
  ['APPROVED', 'ACCOUNT_CLOSED'].includes(applicationOf(ctx).status);

export const noAccount = refuse(403, 'AFI_USER_NOT_ALLOWED', 'This person has no credit line.');

/** Returns the approved submissions, newest last. */
export const approvals = (ctx: Ctx) =>
  all(ctx, many.submissions).filter((it) => it.outcome === 'APPROVED');
