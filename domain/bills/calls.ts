import * as z from 'zod/mini';
import { get } from '../kernel/call';
import { count, instant, maybe, openEnum, rows, rupiah, text } from '../kernel/wire';

/** What is owed and by when (spec §3, §7). */

const due = z.object({
  id: maybe(text),
  title: maybe(text),
  amount: maybe(rupiah),
  lateFee: maybe(rupiah),
  currency: maybe(text),
  dueTime: maybe(instant),
  status: maybe(openEnum(['DUE_SOON', 'OVERDUE', 'OVERDUE_WITH_LATE_FEE', 'NOT_OVERDUE'])),
});

export const billList = get('/v1/bill-list', {
  refusals: ['UNIFIED_BILLS_NOT_FOUND'],
  query: z.object({ type: z.enum(['UPCOMING', 'CURRENT']) }),
  answer: z.object({
    totalDue: maybe(rupiah),
    upcomingTotalDue: maybe(rupiah),
    currentDues: maybe(rows(due)),
    upcomingDues: maybe(rows(due)),
    billUseTempLimit: maybe(z.boolean()),
    loanRestructureDetail: maybe(
      z.object({ tenor: maybe(count), paid: maybe(count), amount: maybe(rupiah) }),
    ),
    extendInfo: maybe(z.unknown()),
  }),
});
