import { minute } from '../../domain/kernel/instant';
import { pay, record, refund, withdraw } from './ledger-actions';
import type { ModuleType } from './home-modules';
import { single } from './records';
import { buy, must, payAll, raise, buyAll, timeOf, when } from './spending';
import { keep, type Ctx } from './world';

/** The purchases, payments and refunds of the personas with debts. */

export const dueSoon = (ctx: Ctx): void => {
  buyAll(ctx, 1, [215_000, 98_500]);
  payAll(when(ctx, 1, 25));
  buyAll(ctx, 0, [425_000, 189_000, 136_000]);
};

/** Has not paid last month's bill, and has purchases this month too. */
export const overdue = (ctx: Ctx): void => {
  buyAll(ctx, 2, [160_000, 240_000]);
  payAll(when(ctx, 2, 25));
  buyAll(ctx, 1, [355_000, 185_000, 140_000]);
  buy(when(ctx, 0, 2), { amount: 120_000 }, 4);
};

/** Records four months of purchases. One was paid late, one was overpaid. */
const past = (ctx: Ctx): void => {
  buyAll(ctx, 4, [82_000, 45_500, 120_000, 63_000, 150_000, 38_000, 71_000, 26_500, 54_000]);
  payAll(when(ctx, 3, 8));
  buyAll(ctx, 3, [74_500, 210_000, 56_000, 91_000, 33_500, 128_000, 47_000, 69_500, 18_000]);
  payAll(when(ctx, 3, 25));
  buyAll(ctx, 2, [66_000, 185_000, 52_500, 99_000, 140_000, 27_500, 88_000, 31_000]);
  const [bought] = [buy(when(ctx, 2, 17), { amount: 250_000 }, 1)];
  must(refund(when(ctx, 2, 20), bought.id));
  must(pay(when(ctx, 2, 24), 658_000, 'FAILED'));
  payAll(when(ctx, 2, 25));
  buyAll(ctx, 1, [112_000, 58_500, 175_000, 49_000, 93_000, 36_500, 204_000, 22_500, 61_000]);
  payAll(when(ctx, 1, 25), 50_000);
  must(withdraw(when(ctx, 1, 26)));
};

/** Records an old loan that a new one replaced on the next day. Both of its months are paid, without a fee. */
const oldLoan = (ctx: Ctx): void => {
  const [bought, split] = [timeOf(ctx, 3, 15), timeOf(ctx, 3, 16)];
  const loan = { kind: 'ORDER', amount: 300_000 } as const;
  record(ctx, { ...loan, at: bought, title: 'Jelajah Timur', loan: 'OLD_LOAN', splitAt: split });
  record(ctx, { ...loan, at: split, title: 'Cicilan tagihan', loan: 'NEW_LOAN', instalments: 2 });
};

/** Records this month so far: a purchase in every stage, a partial refund, one split in three. */
const current = (ctx: Ctx): void => {
  buyAll(ctx, 0, [145_000, 72_500, 38_000]);
  const returned = buy(when(ctx, 0, 8), { amount: 180_000 }, 2);
  must(refund(when(ctx, 0, 10), returned.id, 60_000));
  must(refund(when(ctx, 0, 11), returned.id, 20_000, 'PROCESSING'));
  must(refund(when(ctx, 0, 11, 1), returned.id, 20_000, 'FAILED'));
  buy(when(ctx, 0, 9), { amount: 900_000, instalments: 3 }, 1);
  buy(when(ctx, 0, 12), { amount: 64_000, stage: 'FAILED' }, 4);
  buy(when(ctx, 0, 12, 1), { amount: 88_000, stage: 'CANCELED' }, 5);
  buy(when(ctx, 0, 13), { amount: 95_000, stage: 'PRE_SETTLE' }, 6);
  buy(when(ctx, 0, 14), { amount: 51_500, stage: 'WAITING_CONFIRM' }, 7);
  buy(when(ctx, 0, 14, 2), { amount: 42_000, stage: 'PROCESSING' }, 8);
  buy(when(ctx, 0, 14, 3), { amount: 29_000, stage: 'INITIAL' }, 0);
};

/** Has sixty rows of every type and status, one bill this month and two later. */
export const active = (ctx: Ctx): void => {
  oldLoan(ctx);
  past(ctx);
  current(ctx);
};

/** Has bought more than the permanent limit allows. */
export const temporaryLimit = (ctx: Ctx): void => {
  raise(when(ctx, 0, 1), 1_500_000, { reason: 'TEMPORARY', seen: true, days: 29 });
  buyAll(ctx, 0, [2_450_000, 1_980_000, 1_270_000, 400_000]);
};

export const payingInHost = (ctx: Ctx): void => {
  dueSoon(ctx);
  must(pay({ ...ctx, now: ctx.now - 10 * minute }, 750_000, 'PROCESSING'));
};

export const cannotPayHere = (ctx: Ctx): void => {
  dueSoon(ctx);
  keep(ctx, single.repaymentBlock, { code: 'REPAYMENT_STATUS_NOT_ELIGIBLE' });
};

/** Has a few ordinary purchases this month. */
export const modest = (ctx: Ctx): void => {
  buyAll(ctx, 1, [84_000, 132_500]);
  payAll(when(ctx, 1, 25));
  buyAll(ctx, 0, [96_500, 158_000]);
};

export const limitRaised = (ctx: Ctx): void => {
  modest(ctx);
  raise(ctx, 1_300_000, { reason: 'REASSESSMENT', seen: false });
};

/** Has a home with these modules, in this order. */
export const homeOf =
  (...modules: readonly ModuleType[]) =>
  (ctx: Ctx): void => {
    modest(ctx);
    keep(ctx, single.home, { modules });
  };

export const homeWithProducts =
  (...products: readonly string[]) =>
  (ctx: Ctx): void => {
    modest(ctx);
    keep(ctx, single.home, { products });
  };

/** Has a purchase in a foreign currency. The bill is in rupiah. */
export const abroad = (ctx: Ctx): void => {
  modest(ctx);
  const usd = buy(
    when(ctx, 0, 6),
    { amount: 412_500, charged: { currency: 'USD', amount: 25 } },
    3,
  );
  buy(when(ctx, 0, 7), { amount: 364_000, charged: { currency: 'SGD', amount: 30 } }, 4);
  must(refund(when(ctx, 0, 9), usd.id));
};
