import { jakartaMonth } from '../../domain/kernel/instant';
import type { Rupiah } from '../../domain/kernel/money';
import { equalParts } from './charges';
import { orderBalances } from './history';
import { ledger } from './ledger';
import { creditLimitOf } from './limit';
import { monthAfter } from './months';
import { type LedgerEntry, single } from './records';
import { mine, type Ctx } from './world';

/** The price of a restructure per month, in thousandths of the split amount. */
export const prices = [
  { tenor: 3, fee: 20, discount: 0 },
  { tenor: 6, fee: 22, discount: 11 },
  { tenor: 12, fee: 25, discount: 15 },
] as const;
type Price = (typeof prices)[number];

/** The smallest sum that can be split. */
const smallest: Rupiah = 100_000;

/** One payment of a restructure. `fee` is the fee after the discount. */
export interface QuotedInstalment {
  readonly month: string;
  readonly amount: Rupiah;
  readonly principal: Rupiah;
  readonly fee: Rupiah;
}

/** The terms for splitting the unpaid amount into `tenor` months. `total` is `principal` + `fee` - `discount`. */
export interface Quote {
  readonly tenor: number;
  readonly orders: readonly LedgerEntry[];
  readonly principal: Rupiah;
  readonly fee: Rupiah;
  readonly discount: Rupiah;
  readonly total: Rupiah;
  readonly instalments: readonly QuotedInstalment[];
}

/** Returns purchases that are unpaid, not refunded, and not instalments already. */
const splittable = (ctx: Ctx): readonly LedgerEntry[] => {
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

const sumOf = (orders: readonly LedgerEntry[]): Rupiah =>
  orders.reduce((sum, { amount }) => sum + amount, 0);

/** Prices a split. Fee and discount are whole rupiah per month, so that all instalments have the same. */
const priced = (
  { tenor, ...price }: Price,
  {
    hasDiscount,
    month,
    orders,
  }: { hasDiscount: boolean; month: string; orders: readonly LedgerEntry[] },
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

/** Returns the quotes of all tenors that are possible now: the sum is large enough, and the limit covers the price. */
export const quotesFor = (ctx: Ctx): readonly Quote[] => {
  const orders = splittable(ctx);
  if (sumOf(orders) < smallest) return [];
  const { available } = creditLimitOf(ctx);
  const month = jakartaMonth(ctx.now);
  return prices
    .map((price) => priced(price, { hasDiscount: hasDiscount(ctx), month, orders }))
    .filter(({ total, principal }) => total - principal <= available);
};
