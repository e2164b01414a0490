import { jakartaMonth } from '../../../domain/kernel/instant';
import type { Rupiah } from '../../../domain/kernel/money';
import { equalParts } from './charges';
import { orderBalances } from './history';
import { ledger } from './ledger';
import { limitOf } from './limit';
import { monthAfter } from './months';
import { type Entry, single } from './records';
import { mine, type Ctx } from './world';

/** What a restructure costs: the simulated lender's own price table, in thousandths of what is split, a month. */
export const prices = [
  { tenor: 3, fee: 20, discount: 0 },
  { tenor: 6, fee: 22, discount: 11 },
  { tenor: 12, fee: 25, discount: 15 },
] as const;
type Price = (typeof prices)[number];

/** Less than this is not worth an agreement. */
const smallest: Rupiah = 100_000;

/** One of the payments a restructure asks for. Its fee is what is left of it after the discount. */
export interface Instalment {
  readonly month: string;
  readonly amount: Rupiah;
  readonly principal: Rupiah;
  readonly fee: Rupiah;
}

/** A restructure of what is open now, in so many months. `total` is `principal` and `fee` less `discount`. */
export interface Quote {
  readonly tenor: number;
  readonly orders: readonly Entry[];
  readonly principal: Rupiah;
  readonly fee: Rupiah;
  readonly discount: Rupiah;
  readonly total: Rupiah;
  readonly instalments: readonly Instalment[];
}

/** Purchases of which nothing was paid or given back, and that are no instalments already. */
const splittable = (ctx: Ctx): readonly Entry[] => {
  const { entries, ...rest } = ledger(ctx);
  const balances = orderBalances({ entries, ...rest });
  return entries.filter(
    ({ id, kind, stage, instalments = 1, loan, splitAt, amount }) =>
      kind === 'ORDER' &&
      instalments === 1 &&
      [stage, loan, splitAt].every((it) => it === undefined) &&
      balances.get(id)?.open === amount,
  );
};

const sumOf = (orders: readonly Entry[]): Rupiah =>
  orders.reduce((sum, { amount }) => sum + amount, 0);

/** Fee and discount are whole rupiah a month, so that every instalment carries the same of them. */
const priced = (
  { tenor, ...price }: Price,
  { hasDiscount, month, orders }: { hasDiscount: boolean; month: string; orders: readonly Entry[] },
): Quote => {
  const principal = sumOf(orders);
  const perMonth = (thousandths: number): Rupiah => Math.round((principal * thousandths) / 1000);
  const [fee, discount] = [perMonth(price.fee), hasDiscount ? perMonth(price.discount) : 0];
  const parts = equalParts(principal, tenor);
  return {
    tenor,
    orders,
    principal,
    fee: fee * tenor,
    discount: discount * tenor,
    total: principal + (fee - discount) * tenor,
    instalments: parts.map((part, after) => ({
      month: monthAfter(month, after),
      amount: part + fee - discount,
      principal: part,
      fee: fee - discount,
    })),
  };
};

export const hasDiscount = (ctx: Ctx): boolean =>
  mine(ctx, single.restructureTerms)?.hasDiscount ?? false;

/** Every tenor that can be had now: there is enough to split, and the limit covers what it costs. */
export const quotesFor = (ctx: Ctx): readonly Quote[] => {
  const orders = splittable(ctx);
  if (sumOf(orders) < smallest) return [];
  const { available } = limitOf(ctx);
  const month = jakartaMonth(ctx.now);
  return prices
    .map((price) => priced(price, { hasDiscount: hasDiscount(ctx), month, orders }))
    .filter(({ total, principal }) => total - principal <= available);
};
