import type { Instant } from '../../domain/kernel/instant';
import type { Rupiah } from '../../domain/kernel/money';
import { hasAccount, noAccount } from './application';
import { counts } from './charges';
import { ledger, ledgerOf, usedIn } from './ledger';
import { creditLimitOf } from './limit';
import { many, type LedgerEntry, type Stage } from './records';
import { add, all, refuse, remove, type Ctx, type Refusal } from './world';

/** Everything that can happen to a user's money, by the lender's rules. */

export type NewEntry = Omit<LedgerEntry, 'id'>;

/** Stores an entry without any check. */
export const record = (ctx: Ctx, entry: NewEntry): LedgerEntry => {
  const whole = { ...entry, id: ctx.ids.uuid() };
  add(ctx, many.entries, whole.id, whole);
  return whole;
};

export interface Purchase extends Pick<LedgerEntry, 'stage' | 'instalments' | 'loan' | 'charged'> {
  readonly amount: Rupiah;
  readonly merchant: string;
  /** Absent: now. */
  readonly time?: Instant;
}

/** Records a purchase, now or in the past. */
export const order = (
  ctx: Ctx,
  { amount, merchant, time = ctx.now, ...more }: Purchase,
): LedgerEntry | Refusal => {
  if (!hasAccount(ctx)) return noAccount;
  if (time > ctx.now) return refuse(422, 'NOT_YET', 'A purchase cannot lie in the future.');
  const bought: NewEntry = { kind: 'ORDER', at: time, amount, title: merchant, ...more };
  // An old purchase may already be late, and its fee uses up payments, so the check includes it in the ledger.
  const after = [...all(ctx, many.entries), { ...bought, id: 'new' }];
  if (usedIn(ledgerOf(after, ctx.now)) > creditLimitOf(ctx).total)
    return refuse(422, 'LIMIT_EXCEEDED', 'The purchase is above the available limit.');
  return record(ctx, bought);
};

/** Returns the payment that the host app is processing, if any. */
export const paymentUnderWay = (ctx: Ctx): LedgerEntry | undefined =>
  ledger(ctx).entries.find((it) => it.kind === 'REPAYMENT' && it.stage === 'PROCESSING');

/**
 * Records a payment of any amount to the user's virtual account or, with a stage, one in the host app that is being
 * processed or has failed. Either replaces the payment that was being processed.
 */
export const pay = (
  ctx: Ctx,
  amount: Rupiah,
  stage?: Extract<Stage, 'PROCESSING' | 'FAILED'>,
): LedgerEntry | Refusal => {
  if (!hasAccount(ctx)) return noAccount;
  const before = paymentUnderWay(ctx);
  if (before) remove(ctx, many.entries, before.id);
  const title = 'BCA Virtual Account';
  const how = stage === undefined ? {} : { stage };
  return record(ctx, { kind: 'REPAYMENT', at: ctx.now, amount, title, ...how });
};

/** Refunds an order, or a part of it, by the merchant. */
export const refund = (
  ctx: Ctx,
  orderId: string,
  amount?: Rupiah,
  stage?: Extract<Stage, 'PROCESSING' | 'FAILED'>,
): LedgerEntry | Refusal => {
  const entries = all(ctx, many.entries);
  const bought = entries.find((it) => it.id === orderId && it.kind === 'ORDER' && it.at <= ctx.now);
  if (!bought) return refuse(404, 'ORDER_NOT_FOUND', 'No such purchase.');
  const given = entries
    .filter((it) => it.orderId === orderId && counts(it))
    .reduce((total, it) => total + it.amount, 0);
  const left = counts(bought) ? bought.amount - given : 0;
  const back = amount ?? left;
  if (back < 1 || back > left)
    return refuse(422, 'REFUND_TOO_HIGH', 'More than is left of the purchase.');
  return record(ctx, {
    kind: 'REFUND',
    at: ctx.now,
    amount: back,
    title: bought.title,
    orderId,
    ...(stage === undefined ? {} : { stage }),
  });
};

/** Pays out an overpaid amount, or a part of it. */
export const withdraw = (ctx: Ctx, amount?: Rupiah): LedgerEntry | Refusal => {
  const entries = all(ctx, many.entries);
  // After the clock was set back, an amount that is paid out at a later time must not be paid out again.
  const credit = Math.min(ledger(ctx).credit, ledgerOf(entries, Number.MAX_SAFE_INTEGER).credit);
  const out = amount ?? credit;
  if (out < 1 || out > credit)
    return refuse(422, 'NO_CREDIT', 'More than was paid beyond what is owed.');
  const title = 'Rekening BCA';
  return record(ctx, { kind: 'OVERPAID_WITHDRAWAL', at: ctx.now, amount: out, title });
};
