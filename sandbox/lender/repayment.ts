import { toWire } from '../../domain/kernel/instant';
import { paymentUnderWay } from './ledger-actions';
import type { SomeHandlers } from './handler';
import { dueNow, ledger, totalOf } from './ledger';
import { single } from './records';
import { mine, refuse, type Ctx, type Refusal } from './world';

/** Refuses a second payment while the host app processes one. */
const whyNot = (ctx: Ctx): Refusal | undefined =>
  paymentUnderWay(ctx) &&
  refuse(409, 'REPAYMENT_ALREADY_IN_PROGRESS', 'A payment is under way in the host app.');

export const repaymentHandlers: SomeHandlers<'repayStatus' | 'virtualAccount'> = {
  /** The status of the newest payment, unless the user cannot repay in the app. */
  repayStatus: (_, ctx) => {
    const block = mine(ctx, single.repaymentBlock);
    if (block) return refuse(422, block.code, 'This person cannot pay back from within the app.');
    const refusal = whyNot(ctx);
    if (refusal) return refusal;
    const [last] = ledger(ctx)
      .entries.filter((entry) => entry.kind === 'REPAYMENT')
      .slice(-1);
    if (!last) return { status: 'NONE' };
    const status = last.stage === 'FAILED' ? 'FAILED' : 'SUCCESS';
    return { status, amount: last.amount, time: toWire(last.at) };
  },

  /** Each user has one permanent number. The amount is zero when nothing is due. */
  virtualAccount: (_, ctx) =>
    whyNot(ctx) ?? {
      accountNumber: `70001${ctx.user.phone.replace(/\D/g, '').slice(-11).padStart(11, '0')}`,
      amountDue: totalOf(dueNow(ctx)),
      amountDueCurrency: 'IDR',
    },
};
