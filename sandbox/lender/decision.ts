import { day, second } from '../../domain/kernel/instant';
import type { Rupiah } from '../../domain/kernel/money';
import {
  many,
  single,
  type CombinedDraftRecord,
  type DraftRecord,
  type SubmissionRecord,
} from './records';
import { add, all, change, mine, type Ctx } from './world';

/** The simulated lender decides on an application by three rules that a tester can trigger from the form. */

/** From a submission to its decision, in milliseconds. */
export const decisionTime = 5 * second;
const lowestIncome: Rupiah = 500_000;
const reapplyAfter = 30 * day;

const applicant = (
  draft: DraftRecord | CombinedDraftRecord,
): { mother: string; income: Rupiah } => {
  const mother =
    'userInfo' in draft
      ? draft.userInfo?.motherMaidenName
      : (draft as DraftRecord).personalInfo?.motherMaidenName;
  const income =
    'userInfo' in draft
      ? draft.userInfo?.monthlyIncome
      : (draft as DraftRecord).workInfo?.monthlyIncome;
  return { mother: (mother ?? '').trim().toUpperCase(), income: income ?? 0 };
};

/** Returns whether the application stays in review until the control API decides it. */
export const staysInReview = (draft: DraftRecord | CombinedDraftRecord): boolean =>
  applicant(draft).mother === 'REVIEW ME';

const outcomeFor = (draft: DraftRecord | CombinedDraftRecord): 'APPROVED' | 'REJECTED' => {
  const { mother, income } = applicant(draft);
  return mother === 'REJECT ME' || income < lowestIncome ? 'REJECTED' : 'APPROVED';
};

/** Returns one month's income, rounded down to Rp100.000, between one and twenty million. */
export const limitFor = (income: Rupiah): Rupiah =>
  Math.min(20_000_000, Math.max(1_000_000, Math.floor(income / 100_000) * 100_000));

export const newestSubmission = (ctx: Ctx): SubmissionRecord | undefined =>
  all(ctx, many.submissions).slice(-1)[0];

/** Records the outcome of a submission, and grants the limit or sets the reapply time. */
export const decide = (
  ctx: Ctx,
  submission: SubmissionRecord,
  outcome: 'APPROVED' | 'REJECTED',
  at = ctx.now,
  reapplyTime = at + reapplyAfter,
): void => {
  add(ctx, many.submissions, submission.id, { ...submission, outcome, decidedAt: at });
  if (outcome === 'REJECTED') {
    change(ctx, single.application, { status: 'REJECTED', reapplyTime });
    return;
  }
  change(ctx, single.application, { status: 'APPROVED' });
  const amount = limitFor(applicant(submission.draft).income);
  const id = ctx.ids.uuid();
  add(ctx, many.grants, id, { id, at, reason: 'APPROVAL', amount, seen: true });
};

/** Decides a due application, as of its due time. */
export const decideDueApplication = (ctx: Ctx): void => {
  const submission = newestSubmission(ctx);
  if (submission?.decideAt === undefined || submission.outcome || ctx.now < submission.decideAt)
    return;
  if (mine(ctx, single.application)?.status !== 'SUBMITTED') return;
  decide(ctx, submission, outcomeFor(submission.draft), submission.decideAt);
};
