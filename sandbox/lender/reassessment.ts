import { day, type Instant, toWire } from '../../domain/kernel/instant';
import { hasAccount, noAccount } from './application';
import { decisionTime } from './decision';
import type { SomeHandlers } from './handler';
import { creditLimitOf } from './limit';
import { isProven } from './pin';
import { many, single, type ReassessmentRecord, type ReassessmentTerms } from './records';
import { add, keep, mine, refuse, type Ctx, type Refusal } from './world';

const againAfter = 90 * day;

/** Returns the raise of an approved reassessment: a quarter of the limit, in steps of Rp100.000. */
const raise = (total: number): number => Math.max(100_000, Math.floor(total / 400_000) * 100_000);

export const decideReassessment = (
  ctx: Ctx,
  waiting: ReassessmentRecord,
  outcome: 'APPROVED' | 'REJECTED',
): void => {
  const limitBefore = creditLimitOf(ctx).total;
  if (outcome === 'APPROVED') {
    const id = ctx.ids.uuid();
    const amount = raise(limitBefore);
    add(ctx, many.grants, id, { id, at: ctx.now, reason: 'REASSESSMENT', amount, seen: false });
  }
  const reapplyTime = ctx.now + againAfter;
  const limitAfter = creditLimitOf(ctx).total;
  keep(ctx, single.reassessment, {
    ...waiting,
    status: outcome,
    limitBefore,
    limitAfter,
    reapplyTime,
  });
};

const termsOf = (ctx: Ctx): ReassessmentTerms => mine(ctx, single.reassessmentTerms) ?? {};

/** Decides a due reassessment, as of its due time. */
export const decideDueReassessment = (ctx: Ctx): void => {
  const waiting = mine(ctx, single.reassessment);
  if (waiting?.status !== 'PROCESSING') return;
  const { decideAt } = waiting;
  if (decideAt === undefined || ctx.now < decideAt) return;
  const { outcome = 'APPROVED' } = termsOf(ctx);
  decideReassessment({ ...ctx, now: decideAt }, waiting, outcome);
};

type ReassessmentStatus =
  | ReassessmentRecord['status']
  | 'NOT_REQUESTED'
  | 'INELIGIBLE'
  | 'EXHAUSTED';

/** Returns the status. A user who may request again counts as one without a request. */
const statusOf = (
  ctx: Ctx,
): { status: ReassessmentStatus; reapplyTime?: Instant; it?: ReassessmentRecord } => {
  if (!hasAccount(ctx)) return { status: 'INELIGIBLE' };
  const { fixedStatus, reapplyTime } = termsOf(ctx);
  if (fixedStatus)
    return { status: fixedStatus, ...(reapplyTime === undefined ? {} : { reapplyTime }) };
  const it = mine(ctx, single.reassessment);
  if (!it || ctx.now >= (it.reapplyTime ?? Number.POSITIVE_INFINITY))
    return { status: 'NOT_REQUESTED' };
  return {
    status: it.status,
    it,
    ...(it.reapplyTime === undefined ? {} : { reapplyTime: it.reapplyTime }),
  };
};

/** Returns whether the challenge is one of this server and unproven. The host checks its own challenges. */
const isUnproven = (ctx: Ctx, challengeId: string | undefined): boolean =>
  challengeId !== undefined && challengeId === mine(ctx, single.pin)?.challengeId && !isProven(ctx);

const whyNot = (
  ctx: Ctx,
  status: ReassessmentStatus,
  challengeId?: string,
): Refusal | undefined => {
  if (!hasAccount(ctx)) return noAccount;
  if (status === 'INELIGIBLE' || status === 'EXHAUSTED')
    return refuse(422, `REASSESSMENT_${status}`, 'This person cannot ask for a reassessment.');
  if (status === 'PROCESSING' || status === 'IN_REVIEW')
    return refuse(409, 'REASSESSMENT_IN_PROGRESS', 'A reassessment is under way.');
  return isUnproven(ctx, challengeId)
    ? refuse(403, 'CHALLENGE_NOT_VERIFIED', 'The PIN challenge was not passed.')
    : undefined;
};

/** Reassessments of the limit, decided five seconds after the request. */
export const reassessmentHandlers: SomeHandlers<
  'requestReassessment' | 'reassessmentStatus' | 'reassessmentToken'
> = {
  /** A request before the reapply time has no effect. The answer contains that time. */
  requestReassessment: ({ body }, ctx) => {
    const { status, reapplyTime } = statusOf(ctx);
    const refusal = whyNot(ctx, status, body.challengeId);
    if (refusal) return refusal;
    if (reapplyTime !== undefined) return { reapplyTime: toWire(reapplyTime) };
    const requestId = ctx.ids.uuid();
    const decideAt = ctx.now + decisionTime;
    keep(ctx, single.reassessment, { requestId, at: ctx.now, status: 'PROCESSING', decideAt });
    return { requestId };
  },

  reassessmentStatus: ({ query }, ctx) => {
    const { status, reapplyTime, it } = statusOf(ctx);
    if (query.requestId !== undefined && it && query.requestId !== it.requestId)
      return { status: 'NOT_REQUESTED' };
    if (reapplyTime === undefined) return { status };
    const { limitBefore, limitAfter } = it ?? {};
    return {
      status,
      details: {
        reapplyTime: toWire(reapplyTime),
        ...(limitBefore === undefined ? {} : { limitBefore }),
        ...(limitAfter === undefined ? {} : { limitAfter }),
        ...(status === 'EXHAUSTED' ? { remaining: 0 } : {}),
      },
    };
  },

  reassessmentToken: (_, ctx) => (hasAccount(ctx) ? { token: ctx.ids.secret(24) } : noAccount),
};
