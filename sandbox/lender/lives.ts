import { day } from '../../domain/kernel/instant';
import { decide, newestSubmission } from './decision';
import { filledCombinedDraft, filledDraft } from './new-person';
import { sendOtp } from './otp';
import { many, single, type ApplicationRecord, type Flow, type RekycRecord } from './records';
import { usualToggles } from './settings';
import { add, change, keep, type Ctx } from './world';

/** The histories of the personas, made through the lender's own rules. */

const begin = (application: ApplicationRecord) => (ctx: Ctx) =>
  keep(ctx, single.application, application);

export const newcomer = (more: Partial<ApplicationRecord> = {}) =>
  begin({ status: 'NOT_APPLIED', eligibility: 'ELIGIBLE', ...more });

/** Has applied in the past, and waits for a decision. */
export const applied = (
  ctx: Ctx,
  at = ctx.now,
  more: Partial<ApplicationRecord> = {},
  flow: Flow = 'GPL',
): void => {
  newcomer({ status: 'SUBMITTED', ...more })(ctx);
  const draft = flow === 'COMBINED' ? filledCombinedDraft(ctx.user) : filledDraft(ctx.user);
  if (flow === 'COMBINED') keep(ctx, single.combinedDraft, filledCombinedDraft(ctx.user));
  else keep(ctx, single.draft, filledDraft(ctx.user));
  const id = ctx.ids.uuid();
  add(ctx, many.submissions, id, { id, at, flow, request: {}, draft });
};

/** Was decided `daysAgo`, immediately after the submission. */
export const decided =
  (
    outcome: 'APPROVED' | 'REJECTED',
    daysAgo: number,
    more: Partial<ApplicationRecord> = {},
    flow: Flow = 'GPL',
  ) =>
  (ctx: Ctx) => {
    const at = ctx.now - daysAgo * day;
    applied(ctx, at, more, flow);
    const submission = newestSubmission(ctx);
    if (submission) decide(ctx, submission, outcome, at);
  };

/** Has a closed account, unless the re-KYC was approved. A user with a re-KYC has passed its challenge. */
export const closed = (rekyc?: RekycRecord['status']) => (ctx: Ctx) => {
  decided('APPROVED', 90)(ctx);
  if (rekyc !== 'APPROVED') change(ctx, single.application, { status: 'ACCOUNT_CLOSED' });
  if (!rekyc) return;
  keep(ctx, single.challenge, { wrongTries: 0, answeredAt: ctx.now });
  keep(ctx, single.rekyc, { status: rekyc, at: ctx.now });
};

export const halfFilled = (ctx: Ctx): void => {
  const { personalInfo, onekycSubmissionUuid = '', email = '' } = filledDraft(ctx.user);
  newcomer({ status: 'DRAFT' })(ctx);
  keep(ctx, single.draft, {
    onekycSubmissionUuid,
    email,
    submissionType: 'NEW',
    pastIncomeAndGenderCutoff: true,
    ...(personalInfo === undefined ? {} : { personalInfo }),
  });
};

export const migrated =
  (more: Partial<ApplicationRecord> = {}) =>
  (ctx: Ctx): void => {
    newcomer({ eligibility: 'MIGRATED', ...more })(ctx);
    keep(ctx, single.draft, {
      email: ctx.user.email,
      submissionType: 'MIGRATION',
      pastIncomeAndGenderCutoff: false,
    });
  };

export const withGpp: Partial<ApplicationRecord> = { availableAdditionalProducts: ['GPP'] };

const gppSent: Partial<ApplicationRecord> = {
  ...withGpp,
  additionalProductStatus: { GPP: 'PROCESSING' },
};

const agreed = (ctx: Ctx): void => keep(ctx, single.consents, { NEW_ONBOARDING: true });

/** Has answered the first step of the combined application. */
export const combinedStarted =
  (additionalProducts: string[]) =>
  (ctx: Ctx): void => {
    newcomer({ status: 'DRAFT' })(ctx);
    const { submissionId = '', userInfo = {} } = filledCombinedDraft(ctx.user);
    keep(ctx, single.combinedDraft, { submissionId, additionalProducts, userInfo });
  };

/** Has requested GPP in the combined application. */
export const gppTerms = (ctx: Ctx): void => {
  combinedStarted(['GPP'])(ctx);
  change(ctx, single.application, { ...withGpp, additionalProductStatus: { GPP: 'DRAFT' } });
};

export const gppDraft = (ctx: Ctx): void => {
  gppTerms(ctx);
  agreed(ctx);
};

export const gppProcessing = (ctx: Ctx): void => {
  applied(ctx, ctx.now, gppSent, 'COMBINED');
  agreed(ctx);
};

export const gppRejected =
  (daysAgo: number) =>
  (ctx: Ctx): void => {
    decided('REJECTED', daysAgo, gppSent, 'COMBINED')(ctx);
    agreed(ctx);
  };

/** Has applied for both and has the limit. `loan` is the status of the loan. */
export const gppApproved =
  (loan: 'PROCESSING' | 'REJECTED') =>
  (ctx: Ctx): void => {
    const more = { ...withGpp, additionalProductStatus: { GPP: loan } };
    decided('APPROVED', 10, more, 'COMBINED')(ctx);
    agreed(ctx);
  };

export const pendingAuth = (ctx: Ctx): void => {
  applied(ctx, ctx.now, { status: 'PENDING_AUTH', asksOtp: true });
  sendOtp(ctx, 'SMS');
};

export const settingsPartial = (ctx: Ctx): void => {
  decided('APPROVED', 10)(ctx);
  keep(ctx, single.toggles, { BILL_REMINDER: usualToggles.BILL_REMINDER });
};

/** Is ineligible, with a waiting list. */
export const waiting = (isJoined: boolean, isReviewing: boolean) =>
  newcomer({
    status: 'INELIGIBLE',
    eligibility: 'NOT_ELIGIBLE',
    waitlist: { isJoined, isReviewing },
  });

export const barred = (eligibility: ApplicationRecord['eligibility']) =>
  newcomer({ status: 'INELIGIBLE', eligibility });
