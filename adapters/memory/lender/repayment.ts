import { toWire } from '../../../domain/kernel/instant';
import type { Some } from './handler';
import { entriesOf, owedBy, totalOf } from './ledger';

export const repayment: Some<'repayStatus' | 'virtualAccount'> = {
  repayStatus: (_, ctx) => {
    const last = entriesOf(ctx)
      .filter((entry) => entry.kind === 'REPAYMENT')
      .slice(-1)[0];
    return last
      ? { status: 'SUCCESS', amount: last.amount, time: toWire(last.at) }
      : { status: 'NONE' };
  },

  /** One number per person, for as long as they live. */
  virtualAccount: (_, ctx) => {
    const amountDue = totalOf(owedBy(ctx));
    return {
      accountNumber: `70001${ctx.user.phone.slice(-11)}`,
      amountDue,
      amountDueCurrency: 'IDR',
    };
  },
};
