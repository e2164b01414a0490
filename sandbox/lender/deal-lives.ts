import { day, hour } from '../../domain/kernel/instant';
import { decided } from './lives';
import { type ReassessmentTerms, type RestructureTerms, single } from './records';
import { decideReassessment } from './reassessment';
import { decideRestructure, submitTenor } from './restructure-deal';
import { payAll, buyAll, when } from './spending';
import { homeOf } from './spending-lives';
import { keep, Refusal, type Ctx } from './world';

/** The histories of the personas with instalments, reassessments, a PIN or an unsigned contract. */

/** Has enough unpaid purchases of this month to split. */
export const splitting =
  (terms: RestructureTerms) =>
  (ctx: Ctx): void => {
    buyAll(ctx, 1, [118_000, 76_500]);
    payAll(when(ctx, 1, 25));
    buyAll(ctx, 0, [649_000, 415_000, 287_531, 96_000]);
    keep(ctx, single.restructureTerms, terms);
    keep(ctx, single.home, { modules: ['NEXT_BILL', 'RESTRUCTURE', 'SHORTCUTS', 'HELP'] });
  };

/** Has split last month’s purchases in three. The first instalment is paid, and this month has new purchases. */
export const restructured = (ctx: Ctx): void => {
  buyAll(ctx, 1, [420_000, 330_000, 150_000]);
  const then = when(ctx, 1, 12);
  const asked = submitTenor(then, 3);
  if (asked instanceof Refusal) throw new Error(asked.message);
  decideRestructure(when(ctx, 1, 12, 1), asked, 'SUCCESS');
  payAll(when(ctx, 1, 25));
  buyAll(ctx, 0, [88_000, 42_500]);
};

export const discountOffered = (ctx: Ctx): void => {
  homeOf('DISCOUNT_PROMO', 'NEXT_BILL', 'SHORTCUTS', 'EDUCATION', 'HELP')(ctx);
  keep(ctx, single.restructureTerms, { hasDiscount: true });
};

/** Has a module on home with a link to the reassessment. */
export const reassessing =
  (terms: ReassessmentTerms = {}) =>
  (ctx: Ctx): void => {
    homeOf('NEXT_BILL', 'REASSESSMENT', 'SHORTCUTS', 'HELP')(ctx);
    keep(ctx, single.reassessmentTerms, terms);
  };

/** Has no reassessment left; the next one is possible in two months. */
export const exhausted = (ctx: Ctx): void =>
  reassessing({ fixedStatus: 'EXHAUSTED', reapplyTime: ctx.now + 60 * day })(ctx);

/** Has got an answer `daysAgo`. A further request ends in the same way. */
export const answered =
  (outcome: 'APPROVED' | 'REJECTED', daysAgo: number) =>
  (ctx: Ctx): void => {
    reassessing(outcome === 'REJECTED' ? { outcome } : {})(ctx);
    const then = { ...ctx, now: ctx.now - daysAgo * day };
    const asked = { requestId: ctx.ids.uuid(), at: then.now, status: 'PROCESSING' } as const;
    decideReassessment(then, asked, outcome);
  };

/** Has requested a reassessment. The control API decides it. */
export const asked =
  (status: 'PROCESSING' | 'IN_REVIEW') =>
  (ctx: Ctx): void => {
    reassessing()(ctx);
    keep(ctx, single.reassessment, { requestId: ctx.ids.uuid(), at: ctx.now, status });
  };

export const pinLocked = (ctx: Ctx): void => {
  reassessing()(ctx);
  keep(ctx, single.pin, { wrongTries: 3, lockedUntil: ctx.now + hour });
};

/** Is approved, with a facility agreement that is not signed yet. */
export const unsigned =
  (how: { readonly silent?: true } = {}) =>
  (ctx: Ctx): void => {
    decided('APPROVED', 10)(ctx);
    keep(ctx, single.toSign, { since: ctx.now, ...how });
  };
