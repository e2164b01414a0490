import { hour, type Instant, jakartaMonth, minute } from '../../domain/kernel/instant';
import type { Rupiah } from '../../domain/kernel/money';
import { record } from './ledger-actions';
import { midnight } from './months';
import { merchants } from './partners';
import type { LedgerEntry } from './records';
import type { Ctx } from './world';

/** Two years of small purchases: ten thousand rows, recorded without checking the limit for each. */

const past = 24;
const aMonth = 399;
const thisMonth = 376;
/** Rows with the same time: more than fit on a page. */
const atOnce = 25;

const amountOf = (turn: number): Rupiah => 4000 + ((turn * 7) % 12) * 1000;

/** Returns the time of a purchase. The first `atOnce` share one time; the others are spread evenly over the days. */
const timeOf = (start: Instant, turn: number, days: number, count: number): Instant =>
  start + 8 * hour + Math.floor((Math.max(0, turn - atOnce) * days * 24 * 60) / count) * minute;

const shop = (ctx: Ctx, start: Instant, count: number, days: number): readonly LedgerEntry[] =>
  Array.from({ length: count }, (_, turn) =>
    record(ctx, {
      kind: 'ORDER',
      at: timeOf(start, turn, days, count),
      amount: amountOf(turn),
      title: merchants[turn % merchants.length]?.name ?? '',
    }),
  );

const sumOf = (entries: readonly LedgerEntry[]): Rupiah =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

/** Records a past month: purchases, one refund, everything paid. */
const paidMonth = (ctx: Ctx, monthsAgo: number): void => {
  const start = midnight(jakartaMonth(ctx.now), 1, -monthsAgo);
  const bought = shop(ctx, start, aMonth, 23);
  const [first, ...others] = bought;
  const at = midnight(jakartaMonth(ctx.now), 25, -monthsAgo);
  if (first) {
    const { id: orderId, amount, title } = first;
    record(ctx, { kind: 'REFUND', at, amount, title, orderId });
  }
  const amount = sumOf(others);
  record(ctx, { kind: 'REPAYMENT', at: at + hour, amount, title: 'BCA Virtual Account' });
};

export const heavyLife = (ctx: Ctx): void => {
  for (let monthsAgo = past; monthsAgo > 0; monthsAgo -= 1) paidMonth(ctx, monthsAgo);
  shop(ctx, midnight(jakartaMonth(ctx.now)), thisMonth, 13);
};
