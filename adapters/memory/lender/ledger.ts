import { day, hour, type Instant, jakartaMonth } from '../../../domain/kernel/instant';
import type { Rupiah } from '../../../domain/kernel/money';
import { many, type Entry } from './records';
import { all, type Ctx } from './world';

/**
 * What a person owes, computed from purchases and payments. A month's purchases are due at the month's end in Jakarta;
 * from the first of the next month the bill is overdue, from the sixth it carries a late fee. Payments settle the
 * oldest bill first. These are fixtures of the sandbox, never rules of the client.
 */
export interface Bill {
  /** The month, `2025-04`. */
  readonly month: string;
  readonly dueTime: Instant;
  /** What is still to be paid for purchases. */
  readonly open: Rupiah;
  readonly lateFee: Rupiah;
  readonly status: 'NOT_OVERDUE' | 'DUE_SOON' | 'OVERDUE' | 'OVERDUE_WITH_LATE_FEE';
}

const lateFee: Rupiah = 25_000;
const soon = 5 * day;
/** From the due time to the late fee. */
const grace = 5 * day;

/** The last second of a month in Jakarta. */
const endOf = (month: string): Instant => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return Date.UTC(year, number, 1) - 7 * hour - 1000;
};

const statusAt = (now: Instant, dueTime: Instant): Bill['status'] => {
  if (now > dueTime + grace) return 'OVERDUE_WITH_LATE_FEE';
  if (now > dueTime) return 'OVERDUE';
  return now > dueTime - soon ? 'DUE_SOON' : 'NOT_OVERDUE';
};

const purchasesByMonth = (entries: readonly Entry[]): readonly (readonly [string, Rupiah])[] => {
  const months = new Map<string, Rupiah>();
  for (const { kind, at, amount } of entries) {
    const month = jakartaMonth(at);
    if (kind === 'ORDER') months.set(month, (months.get(month) ?? 0) + amount);
  }
  return [...months].sort(([a], [b]) => (a < b ? -1 : 1));
};

const paidUntil = (entries: readonly Entry[], time: Instant): Rupiah =>
  entries
    .filter(({ kind, at }) => kind === 'REPAYMENT' && at <= time)
    .reduce((total, { amount }) => total + amount, 0);

/** The bills that still have something to pay, oldest first. */
export const billsOf = (entries: readonly Entry[], now: Instant): readonly Bill[] => {
  const bills: Bill[] = [];
  /** What older bills took of the money that came in. */
  let taken = 0;
  for (const [month, ordered] of purchasesByMonth(entries)) {
    const dueTime = endOf(month);
    const status = statusAt(now, dueTime);
    const inTime = paidUntil(entries, dueTime + grace) - taken >= ordered;
    const fee = status === 'OVERDUE_WITH_LATE_FEE' && !inTime ? lateFee : 0;
    const settled = Math.min(ordered + fee, Math.max(0, paidUntil(entries, now) - taken));
    const left = ordered + fee - settled;
    const open = Math.max(0, ordered - settled);
    if (left > 0) bills.push({ month, dueTime, open, lateFee: left - open, status });
    taken += ordered + fee;
  }
  return bills;
};

export const entriesOf = (ctx: Ctx): readonly Entry[] => all(ctx, many.entries);

export const owedBy = (ctx: Ctx): readonly Bill[] => billsOf(entriesOf(ctx), ctx.now);

export const totalOf = (bills: readonly Bill[]): Rupiah =>
  bills.reduce((total, bill) => total + bill.open + bill.lateFee, 0);

export interface Limit {
  readonly total: Rupiah;
  readonly used: Rupiah;
  readonly available: Rupiah;
}

/** The line in all is the sum of its grants; purchases that are not paid back hold a part of it. */
export const limitOf = (ctx: Ctx): Limit => {
  const total = all(ctx, many.grants).reduce((amount, grant) => amount + grant.amount, 0);
  const used = owedBy(ctx).reduce((amount, bill) => amount + bill.open, 0);
  return { total, used, available: total - used };
};
