import { toWire } from '../../../domain/kernel/instant';
import type { Some } from './handler';
import { owedBy, totalOf, type Bill } from './ledger';

const due = (bill: Bill) => ({
  id: bill.month,
  amount: bill.open,
  currency: 'IDR',
  dueTime: toWire(bill.dueTime),
  status: bill.status,
  ...(bill.lateFee > 0 ? { lateFee: bill.lateFee } : {}),
});

/** Nothing is due in later months until purchases can be split into instalments. */
export const bills: Some<'billList'> = {
  billList: ({ query }, ctx) => {
    if (query.type === 'UPCOMING') return { upcomingTotalDue: 0, upcomingDues: [] };
    const current = owedBy(ctx);
    return { totalDue: totalOf(current), currentDues: current.map(due) };
  },
};
