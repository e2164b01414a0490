import * as z from 'zod/mini';
import { get } from '../wire/call';
import {
  count,
  flag,
  id,
  instant,
  maybe,
  openEnum,
  orUnread,
  rows,
  rupiah,
  text,
} from '../wire/schemas';

/** The call for the bills (spec §3, §7). */

const due = z.object({
  id: maybe(id),
  title: maybe(text),
  amount: maybe(rupiah),
  lateFee: orUnread(rupiah),
  currency: orUnread(text),
  dueTime: maybe(instant),
  status: maybe(openEnum(['DUE_SOON', 'OVERDUE', 'OVERDUE_WITH_LATE_FEE', 'NOT_OVERDUE'])),
});

export const billList = get('/v1/bill-list', {
  refusals: ['UNIFIED_BILLS_NOT_FOUND'],
  query: z.object({ type: z.enum(['UPCOMING', 'CURRENT']) }),
  answer: z.object({
    totalDue: orUnread(rupiah),
    upcomingTotalDue: orUnread(rupiah),
    currentDues: maybe(rows(due)),
    upcomingDues: maybe(rows(due)),
    billUseTempLimit: maybe(flag),
    loanRestructureDetail: maybe(
      z.object({ tenor: maybe(count), paid: maybe(count), amount: maybe(rupiah) }),
    ),
    extendInfo: maybe(z.unknown()),
  }),
});
