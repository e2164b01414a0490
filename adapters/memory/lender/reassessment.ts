import { day, toWire } from '../../../domain/kernel/instant';
import { hasAccount, noAccount } from './application';
import type { Some } from './handler';
import { limitOf } from './limit';
import { many, single, type Reassessment } from './records';
import { add, keep, mine, refuse, type Ctx } from './world';

const againAfter = 90 * day;

/** An approved reassessment raises the limit by a quarter, in steps of Rp100.000. */
const raise = (total: number): number => Math.max(100_000, Math.floor(total / 400_000) * 100_000);

export const decideReassessment = (
  ctx: Ctx,
  waiting: Reassessment,
  outcome: 'APPROVED' | 'REJECTED',
): void => {
  const limitBefore = limitOf(ctx).total;
  if (outcome === 'APPROVED') {
    const id = ctx.ids.uuid();
    const amount = raise(limitBefore);
    add(ctx, many.grants, id, { id, at: ctx.now, reason: 'REASSESSMENT', amount, seen: false });
  }
  const reapplyTime = ctx.now + againAfter;
  const limitAfter = limitOf(ctx).total;
  keep(ctx, single.reassessment, {
    ...waiting,
    status: outcome,
    limitBefore,
    limitAfter,
    reapplyTime,
  });
};

/** A new look at a person's limit. It waits until the control API's `decide` ends it. */
export const reassessment: Some<
  'requestReassessment' | 'reassessmentStatus' | 'reassessmentToken'
> = {
  requestReassessment: (_, ctx) => {
    if (!hasAccount(ctx)) return noAccount;
    const before = mine(ctx, single.reassessment);
    if (before?.status === 'PROCESSING')
      return refuse(409, 'REASSESSMENT_IN_PROGRESS', 'A reassessment is under way.');
    if (before?.reapplyTime !== undefined && ctx.now < before.reapplyTime)
      return refuse(
        422,
        'REASSESSMENT_TOO_SOON',
        `Possible again from ${toWire(before.reapplyTime)}.`,
      );
    const requestId = ctx.ids.uuid();
    keep(ctx, single.reassessment, { requestId, at: ctx.now, status: 'PROCESSING' });
    return { requestId };
  },

  reassessmentStatus: ({ query }, ctx) => {
    if (!hasAccount(ctx)) return { status: 'INELIGIBLE' };
    const it = mine(ctx, single.reassessment);
    if (!it || (query.requestId ?? it.requestId) !== it.requestId)
      return { status: 'NOT_REQUESTED' };
    const { status, limitBefore, limitAfter, reapplyTime } = it;
    if (limitBefore === undefined || limitAfter === undefined || reapplyTime === undefined)
      return { status };
    return { status, details: { limitBefore, limitAfter, reapplyTime: toWire(reapplyTime) } };
  },

  reassessmentToken: (_, ctx) => (hasAccount(ctx) ? { token: ctx.ids.secret(24) } : noAccount),
};
