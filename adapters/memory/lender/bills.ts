import { toWire } from '../../../domain/kernel/instant';
import type { Some } from './handler';
import { dueLater, dueNow, totalOf, type Bill } from './ledger';
import { limitOf } from './limit';

const due = (bill: Bill) => ({
  id: bill.month,
  amount: bill.open,
  currency: 'IDR',
  dueTime: toWire(bill.dueTime),
  status: bill.status,
  ...(bill.lateFee > 0 ? { lateFee: bill.lateFee } : {}),
});

/** Having no bill is an answer like any other; UNIFIED_BILLS_NOT_FOUND is only ever a planned fault. */
export const bills: Some<'billList'> = {
  billList: ({ query }, ctx) => {
    const { total, used, temporary } = limitOf(ctx);
    const billUseTempLimit = used > total - temporary;
    if (query.type === 'UPCOMING') {
      const later = dueLater(ctx);
      return {
        upcomingTotalDue: totalOf(later),
        upcomingDues: later.map(due),
        billUseTempLimit,
      };
    }
    const current = dueNow(ctx);
    return { totalDue: totalOf(current), currentDues: current.map(due), billUseTempLimit };
  },
};
