import { day } from '../../../domain/kernel/instant';
import { decide, newestSubmission } from './decision';
import { filledCombinedDraft, filledDraft } from './new-person';
import { sendOtp } from './otp';
import { many, single, type Application, type Flow, type Rekyc } from './records';
import { usualToggles } from './settings';
import { add, change, keep, type Ctx } from './world';

/** What a persona has behind them, done by the lender's own rules. */

const begin = (application: Application) => (ctx: Ctx) =>
  keep(ctx, single.application, application);

export const newcomer = (more: Partial<Application> = {}) =>
  begin({ status: 'NOT_APPLIED', eligibility: 'ELIGIBLE', ...more });

/** Applies at a time of the past, and waits for a decision. */
export const applied = (
  ctx: Ctx,
  at = ctx.now,
  more: Partial<Application> = {},
  flow: Flow = 'GPL',
): void => {
  newcomer({ status: 'SUBMITTED', ...more })(ctx);
  const draft = flow === 'COMBINED' ? filledCombinedDraft(ctx.user) : filledDraft(ctx.user);
  if (flow === 'COMBINED') keep(ctx, single.combinedDraft, filledCombinedDraft(ctx.user));
  else keep(ctx, single.draft, filledDraft(ctx.user));
  const id = ctx.ids.uuid();
  add(ctx, many.submissions, id, { id, at, flow, request: {}, draft });
};

export const decided = (outcome: 'APPROVED' | 'REJECTED', daysAgo: number) => (ctx: Ctx) => {
  const at = ctx.now - daysAgo * day;
  applied(ctx, at);
  const submission = newestSubmission(ctx);
  if (submission) decide(ctx, submission, outcome, at);
};

export const closed = (rekyc?: Rekyc['status']) => (ctx: Ctx) => {
  decided('APPROVED', 90)(ctx);
  if (rekyc !== 'APPROVED') change(ctx, single.application, { status: 'ACCOUNT_CLOSED' });
  if (rekyc) keep(ctx, single.rekyc, { status: rekyc, at: ctx.now });
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

export const migrated = (ctx: Ctx): void => {
  newcomer({ eligibility: 'MIGRATED' })(ctx);
  keep(ctx, single.draft, {
    email: ctx.user.email,
    submissionType: 'MIGRATION',
    pastIncomeAndGenderCutoff: false,
  });
};

export const gppDraft = (ctx: Ctx): void => {
  newcomer({
    status: 'DRAFT',
    availableAdditionalProducts: ['GPP'],
    additionalProductStatus: { GPP: 'DRAFT' },
  })(ctx);
  const { submissionId = '', userInfo } = filledCombinedDraft(ctx.user);
  keep(ctx, single.combinedDraft, {
    submissionId,
    additionalProducts: ['GPP'],
    ...(userInfo ? { userInfo } : {}),
  });
  keep(ctx, single.consents, { NEW_ONBOARDING: true });
};

export const gppProcessing = (ctx: Ctx): void => {
  const gpp = {
    availableAdditionalProducts: ['GPP'],
    additionalProductStatus: { GPP: 'PROCESSING' },
  };
  applied(ctx, ctx.now, gpp, 'COMBINED');
  keep(ctx, single.consents, { NEW_ONBOARDING: true });
};

export const pendingAuth = (ctx: Ctx): void => {
  applied(ctx, ctx.now, { status: 'PENDING_AUTH', asksOtp: true });
  sendOtp(ctx, 'SMS');
};

export const settingsPartial = (ctx: Ctx): void => {
  decided('APPROVED', 10)(ctx);
  keep(ctx, single.toggles, { BILL_REMINDER: usualToggles['BILL_REMINDER'] ?? true });
};

export const barred = (eligibility: Application['eligibility'], more: Partial<Application> = {}) =>
  newcomer({ status: 'INELIGIBLE', eligibility, ...more });
