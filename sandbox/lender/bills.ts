import { toWire } from '../../domain/kernel/instant';
import type { SomeHandlers } from './handler';
import { partBalances } from './history';
import { dueLater, dueNow, type Ledger, ledger, totalOf, type MonthlyBill } from './ledger';
import { creditLimitOf } from './limit';
import type { LedgerEntry } from './records';

const due = (bill: MonthlyBill) => ({
  id: bill.month,
  amount: bill.open,
  currency: 'IDR',
  dueTime: toWire(bill.dueTime),
  status: bill.status,
  ...(bill.lateFee > 0 ? { lateFee: bill.lateFee } : {}),
});

/** Returns the newest unpaid loan from a restructure: its progress, and its next instalment. */
const newLoanIn = (mine: Ledger) => {
  const loans = partBalances(mine).filter(({ part }) => part.order.loan === 'NEW_LOAN');
  const newest = loans
    .filter(({ open }) => open > 0)
    .reduce<LedgerEntry | undefined>(
      (last, { part: { order } }) => (last && last.at >= order.at ? last : order),
      undefined,
    );
  const parts = loans.filter(({ part }) => part.order === newest);
  const [next] = parts.filter(({ open }) => open > 0);
  return (
    next && {
      tenor: parts.length,
      paid: parts.filter(({ open }) => open === 0).length,
      amount: next.part.amount,
    }
  );
};

/** Without any bill the answer is an empty list. UNIFIED_BILLS_NOT_FOUND comes only from a planned fault. */
export const billHandlers: SomeHandlers<'billList'> = {
  billList: ({ query }, ctx) => {
    const { total, used, temporary } = creditLimitOf(ctx);
    const loanRestructureDetail = newLoanIn(ledger(ctx));
    const both = {
      billUseTempLimit: used > total - temporary,
      // The specification names this field without its contents.
      extendInfo: {},
      ...(loanRestructureDetail && { loanRestructureDetail }),
    };
    if (query.type === 'UPCOMING') {
      const later = dueLater(ctx);
      return {
        upcomingTotalDue: totalOf(later),
        upcomingDues: later.map(due),
        ...both,
      };
    }
    const current = dueNow(ctx);
    return { totalDue: totalOf(current), currentDues: current.map(due), ...both };
  },
};
