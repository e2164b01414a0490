import { day, hour, type Instant, jakartaMonth } from '../../domain/kernel/instant';
import type { Rupiah } from '../../domain/kernel/money';
import { order, pay, type Purchase } from './ledger-actions';
import { setClock } from './clocks';
import { dueNow, totalOf } from './ledger';
import { decided } from './lives';
import { midnight } from './months';
import { merchants } from './partners';
import { type LedgerEntry, many } from './records';
import { add, Refusal, type Ctx } from './world';

/** Personas get their debts by ordinary actions, each at its own time. */

const opening = 10 * hour;

/** Returns ten in the morning of a day, `monthsAgo` months before the user's clock. */
export const timeOf = (ctx: Ctx, monthsAgo: number, date: number, hours = 0): Instant =>
  midnight(jakartaMonth(ctx.now), date, -monthsAgo) + opening + hours * hour;

/** Returns the context of a user at an earlier time. */
export const when = (ctx: Ctx, monthsAgo: number, date: number, hours = 0): Ctx => ({
  ...ctx,
  now: timeOf(ctx, monthsAgo, date, hours),
});

/** Unwraps an action that cannot be refused in a persona's history. */
export const must = (done: LedgerEntry | Refusal): LedgerEntry => {
  if (done instanceof Refusal) throw new Error(done.message);
  return done;
};

export const buy = (ctx: Ctx, purchase: Omit<Purchase, 'merchant'>, merchant = 0): LedgerEntry => {
  const name = merchants[merchant % merchants.length]?.name ?? '';
  return must(order(ctx, { merchant: name, ...purchase }));
};

/** Pays everything due at that time, plus `more`. */
export const payAll = (ctx: Ctx, more: Rupiah = 0): LedgerEntry =>
  must(pay(ctx, totalOf(dueNow(ctx)) + more));

/** Records several purchases of one month, every second day from the second on. */
export const buyAll = (ctx: Ctx, monthsAgo: number, amounts: readonly Rupiah[]): void => {
  for (const [turn, amount] of amounts.entries())
    buy(when(ctx, monthsAgo, 2 + 2 * turn, turn % 8), { amount }, turn + monthsAgo);
};

/**
 * Was approved about 200 days ago, and lives on a fixed day of a past month. The user's clock is set back to that day
 * and runs on, so that the same bills are due whenever the persona is created.
 */
export const livingOn =
  (date: number, life: (ctx: Ctx) => void, daysApproved = 200) =>
  (asked: Ctx): void => {
    const passed = [0, -1]
      .map((after) => midnight(jakartaMonth(asked.now), date, after) + opening)
      .find((time) => time <= asked.now);
    const ctx = { ...asked, now: passed ?? asked.now };
    setClock(ctx, ctx.now, ctx.user.id);
    decided('APPROVED', daysApproved)(ctx);
    life(ctx);
  };

/** Raises the limit now. */
export const raise = (
  ctx: Ctx,
  amount: Rupiah,
  more: { reason: 'REASSESSMENT' | 'TEMPORARY'; seen: boolean; days?: number },
): void => {
  const { reason, seen, days } = more;
  const id = ctx.ids.uuid();
  const until = days === undefined ? {} : { until: ctx.now + days * day };
  add(ctx, many.grants, id, { id, at: ctx.now, reason, amount, seen, ...until });
};
