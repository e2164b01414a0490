import { toWire } from '../../../domain/kernel/instant';
import { missingInCombined, missingInKyc } from './completeness';
import { decisionTime, staysInReview } from './decision';
import type { Some } from './handler';
import { sendOtp } from './otp';
import {
  many,
  single,
  type Application,
  type CombinedDraft,
  type Draft,
  type Flow,
} from './records';
import { add, all, change, mine, refuse, type Ctx, type Refusal } from './world';

/** Where a person without an application record stands: nowhere (no persona is made so). */
const nobody: Application = { status: 'INELIGIBLE', eligibility: 'NOT_ELIGIBLE' };

export const applicationOf = (ctx: Ctx): Application => mine(ctx, single.application) ?? nobody;

const notAllowed = refuse(403, 'AFI_USER_NOT_ALLOWED', 'This person cannot apply.');

/** Why this person may not submit or change an application now; `undefined` when they may. */
export const whyClosed = ({ status, eligibility }: Application): Refusal | undefined => {
  if (
    eligibility === 'NOT_ELIGIBLE' ||
    eligibility === 'BLACKLISTED' ||
    eligibility === 'NOT_MIGRATED'
  )
    return notAllowed;
  if (status === 'NOT_APPLIED' || status === 'DRAFT') return undefined;
  return refuse(409, 'APPLICATION_NOT_OPEN', `The application is ${status}.`);
};

/** A capture that the SDK ended badly, or somebody else's, identifies nobody; one made by a host app is taken as it is. */
const isRefusedCapture = (ctx: Ctx, uuid: string | undefined): boolean =>
  uuid !== undefined &&
  ctx.store
    .list(many.oneKyc)
    .some(
      (it) =>
        it.submissionUuid === uuid && (it.userId !== ctx.user.id || it.outcome !== 'SUBMITTED'),
    );

const incomplete = (
  ctx: Ctx,
  flow: Flow,
  draft: Draft | CombinedDraft,
  eligibility: string,
): Refusal | undefined => {
  const lacks =
    flow === 'COMBINED'
      ? missingInCombined(draft as CombinedDraft)
      : missingInKyc(draft as Draft, eligibility === 'MIGRATED');
  if (lacks.length > 0)
    return refuse(422, 'APPLICATION_INCOMPLETE', `Still missing: ${lacks.join(', ')}.`);
  return flow === 'GPL' && isRefusedCapture(ctx, (draft as Draft).onekycSubmissionUuid)
    ? refuse(
        422,
        'ONE_KYC_NOT_ACCEPTED',
        'The identity capture is not a successful one of this person.',
      )
    : undefined;
};

export const application: Some<
  'applicationStatus' | 'submitApplication' | 'reapply' | 'joinWaitlist'
> = {
  applicationStatus: (_, ctx) => {
    const { status, reapplyTime, asksOtp: _asks, ...rest } = applicationOf(ctx);
    return {
      applicationStatus: status,
      ...(rest as Omit<typeof rest, 'availableAdditionalProducts'> & {
        availableAdditionalProducts?: string[];
      }),
      ...(reapplyTime === undefined
        ? {}
        : { creditApplicationResponse: { reapplyTime: toWire(reapplyTime) } }),
    };
  },

  submitApplication: ({ body, headers }, ctx) => {
    const { asksOtp, ...state } = applicationOf(ctx);
    const closed = whyClosed(state);
    if (closed) return closed;
    const flow: Flow = body.flowType ?? 'GPL';
    const draft = mine(ctx, flow === 'COMBINED' ? single.combinedDraft : single.draft) ?? {};
    const refusal = incomplete(ctx, flow, draft, state.eligibility);
    if (refusal) return refusal;
    const id = ctx.ids.uuid();
    add(ctx, many.submissions, id, {
      id,
      at: ctx.now,
      flow,
      ...(headers['migration-entry'] === undefined
        ? {}
        : { migrationEntry: headers['migration-entry'] }),
      request: body,
      draft,
      ...(asksOtp || staysInReview(draft) ? {} : { decideAt: ctx.now + decisionTime }),
    });
    const status = asksOtp ? 'PENDING_AUTH' : 'SUBMITTED';
    if (asksOtp) sendOtp(ctx, 'SMS');
    change(ctx, single.application, { status });
    return { applicationStatus: status };
  },

  reapply: (_, ctx) => {
    const { status, reapplyTime, eligibility } = applicationOf(ctx);
    if (status !== 'REJECTED')
      return refuse(409, 'REAPPLY_NOT_POSSIBLE', `The application is ${status}.`);
    if (reapplyTime !== undefined && ctx.now < reapplyTime)
      return refuse(
        422,
        'REAPPLY_TOO_SOON',
        `Applying again is possible from ${toWire(reapplyTime)}.`,
      );
    ctx.store.put(single.application, ctx.user.id, { status: 'DRAFT', eligibility }, ctx.user.id);
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

/** Whether the credit line exists: what home and everything behind it needs. */
export const hasAccount = (ctx: Ctx): boolean =>
  ['APPROVED', 'ACCOUNT_CLOSED'].includes(applicationOf(ctx).status);

export const noAccount = refuse(403, 'AFI_USER_NOT_ALLOWED', 'This person has no credit line.');

/** What the person was approved for, newest last. */
export const approvals = (ctx: Ctx) =>
  all(ctx, many.submissions).filter((it) => it.outcome === 'APPROVED');
