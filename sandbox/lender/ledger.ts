import { type Instant, jakartaMonth } from '../../domain/kernel/instant';
import type { Rupiah } from '../../domain/kernel/money';
import { moneyIn, type OrderPart, partsIn } from './charges';
import { dueOf, feeTimeOf, timeliness } from './months';
import { many, type LedgerEntry } from './records';
import { all, type Ctx } from './world';

/**
 * A bill: what a user owes for a month, computed from purchases, refunds and payments. A month's purchases are due at
 * the month's end in Jakarta. From the first of the next month the bill is overdue; from the sixth it has a late fee.
 * Payments settle the oldest bill first. These are rules of the sandbox, never of the client.
 */
export interface MonthlyBill {
  /** Such as `2025-04`. */
  readonly month: string;
  readonly dueTime: Instant;
  /** The unpaid amount of the purchases. */
  readonly open: Rupiah;
  readonly lateFee: Rupiah;
  readonly status: 'NOT_OVERDUE' | 'DUE_SOON' | 'OVERDUE' | 'OVERDUE_WITH_LATE_FEE';
}

/** A month with all amounts that were ever due in it. */
export interface Month {
  readonly month: string;
  readonly parts: readonly OrderPart[];
  /** The amount of the purchases that payments have settled. */
  readonly settled: Rupiah;
  /** The unpaid amount of the purchases. */
  readonly open: Rupiah;
  /** The late fee, paid or not. */
  readonly fee: Rupiah;
  /** The unpaid amount of the fee. Payments settle purchases first. */
  readonly openFee: Rupiah;
}

/** A user's money at one moment. */
export interface Ledger {
  /** All entries up to the ledger's time, oldest first, without late fees. */
  readonly entries: readonly LedgerEntry[];
  readonly months: readonly Month[];
  /** The amount that was paid beyond all debts. */
  readonly credit: Rupiah;
  /** The time that it was computed for, and the first later time at which it changes without a new entry. */
  readonly from: Instant;
  readonly until: Instant;
}

export const lateFee: Rupiah = 25_000;

const sum = (amounts: readonly Rupiah[]): Rupiah => amounts.reduce((a, b) => a + b, 0);

/** Returns the amount due for a month, as a function of time: purchases minus the refunds until then. */
const seenAt = (parts: readonly OrderPart[]): ((at: Instant) => Rupiah) => {
  const whole = sum(parts.map(({ amount }) => amount));
  const refunds = parts.flatMap((part) => part.refunds);
  return (at) => whole - sum(refunds.map((refund) => (refund.at <= at ? refund.amount : 0)));
};

const byMonth = (
  parts: readonly OrderPart[],
): readonly (readonly [string, readonly OrderPart[]])[] => {
  const months = new Map<string, OrderPart[]>();
  for (const part of parts) {
    const cached = months.get(part.month);
    if (cached) cached.push(part);
    else months.set(part.month, [part]);
  }
  return [...months].sort(([a], [b]) => (a < b ? -1 : 1));
};

/** Returns the entries until a moment, oldest first. An order that is split later is not an old loan yet. */
const knownAt = (all: readonly LedgerEntry[], now: Instant): readonly LedgerEntry[] =>
  all
    .filter(({ at }) => at <= now)
    .map((entry) => {
      if (entry.splitAt === undefined || entry.splitAt <= now) return entry;
      const { loan: _loan, ...whole } = entry;
      return whole;
    })
    .sort((a, b) => a.at - b.at);

/** Computes the ledger at `now`. Ignores later entries. */
export const ledgerOf = (all: readonly LedgerEntry[], now: Instant): Ledger => {
  const entries = knownAt(all, now);
  const money = moneyIn(entries);
  const paid = money(Number.POSITIVE_INFINITY);
  const months: Month[] = [];
  /** The amounts due for the older months, as functions of time. */
  const older: ((at: Instant) => Rupiah)[] = [];
  const asked = (at: Instant): Rupiah => sum(older.map((amountAt) => amountAt(at)));
  for (const [month, parts] of byMonth(partsIn(entries))) {
    const owed = seenAt(parts);
    const feeTime = feeTimeOf(month);
    const inTime = money(feeTime) - asked(feeTime) >= owed(feeTime);
    const fee = now >= feeTime && !inTime ? lateFee : 0;
    const ordered = owed(now);
    const left = Math.max(0, paid - asked(now));
    const settled = Math.min(ordered, left);
    const openFee = fee - Math.min(fee, left - settled);
    months.push({ month, parts, settled, open: ordered - settled, fee, openFee });
    older.push((at) => owed(at) + fee);
  }
  const ahead = [...all.map(({ at }) => at), ...months.map(({ month }) => feeTimeOf(month))];
  const until = ahead.reduce(
    (first, at) => (at > now && at < first ? at : first),
    Number.POSITIVE_INFINITY,
  );
  return { entries, months, credit: Math.max(0, paid - asked(now)), from: now, until };
};

/** Returns the bills with an unpaid amount, oldest first. */
export const billsIn = ({ months }: Ledger, now: Instant): readonly MonthlyBill[] =>
  months
    .filter(({ open, openFee }) => open + openFee > 0)
    .map(({ month, open, fee, openFee }) => {
      const dueTime = dueOf(month);
      const status = fee > 0 ? 'OVERDUE_WITH_LATE_FEE' : timeliness(now, dueTime);
      return { month, dueTime, open, lateFee: openFee, status };
    });

/** Returns how much of a limit the unpaid purchases use. */
export const usedIn = ({ months }: Ledger): Rupiah => sum(months.map(({ open }) => open));

/** The last ledger of each list of entries. It is valid until time changes it. */
const lastLedgers = new WeakMap<readonly LedgerEntry[], Ledger>();

export const ledger = (ctx: Ctx): Ledger => {
  const entries = all(ctx, many.entries);
  const last = lastLedgers.get(entries);
  if (last && last.from <= ctx.now && ctx.now < last.until) return last;
  const fresh = ledgerOf(entries, ctx.now);
  lastLedgers.set(entries, fresh);
  return fresh;
};

/** Returns the bills that are due at the end of this month, or were due before. */
export const dueNow = (ctx: Ctx): readonly MonthlyBill[] =>
  billsIn(ledger(ctx), ctx.now).filter(({ month }) => month <= jakartaMonth(ctx.now));

/** Returns the bills that are due at the ends of later months. */
export const dueLater = (ctx: Ctx): readonly MonthlyBill[] =>
  billsIn(ledger(ctx), ctx.now).filter(({ month }) => month > jakartaMonth(ctx.now));

export const totalOf = (bills: readonly MonthlyBill[]): Rupiah =>
  sum(bills.map((bill) => bill.open + bill.lateFee));
