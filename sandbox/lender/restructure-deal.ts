import { record } from './ledger-actions';
import { decisionTime } from './decision';
import { isProven } from './pin';
import { many, type RestructureRecord, single } from './records';
import { quotesFor, type Quote } from './restructure-terms';
import { add, all, mine, refuse, type Ctx, type Refusal } from './world';

/** A restructure from its request to its effect on the ledger. */

export const restructures = (ctx: Ctx): readonly RestructureRecord[] => all(ctx, many.restructures);

export const restructureUnderWay = (ctx: Ctx): RestructureRecord | undefined =>
  restructures(ctx).find(({ status }) => status === 'PROCESSING');

/** Finds the quote that still equals the agreement: the same purchases, price and due dates. */
const stillHolds = (ctx: Ctx, asked: RestructureRecord): Quote | undefined =>
  quotesFor(ctx).find(
    ({ tenor, total, instalments, orders }) =>
      tenor === asked.tenor &&
      total === asked.total &&
      instalments[0]?.month === asked.firstMonth &&
      orders.map(({ id }) => id).join() === asked.orderIds.join(),
  );

/** Replaces the purchases by old loans, and adds one new loan for their sum and its fee. */
const carryOut = (ctx: Ctx, { orders, tenor, principal, total }: Quote): void => {
  for (const order of orders)
    add(ctx, many.entries, order.id, { ...order, loan: 'OLD_LOAN', splitAt: ctx.now });
  record(ctx, {
    kind: 'ORDER',
    at: ctx.now,
    amount: total,
    title: 'Cicilan tagihan',
    loan: 'NEW_LOAN',
    instalments: tenor,
    fee: total - principal,
  });
};

export const submitTenor = (ctx: Ctx, tenor: number): RestructureRecord | Refusal => {
  if (restructureUnderWay(ctx))
    return refuse(409, 'RESTRUCTURE_IN_PROGRESS', 'A restructure is being processed.');
  const quote = quotesFor(ctx).find((it) => it.tenor === tenor);
  if (!quote) return notOffered;
  if (mine(ctx, single.restructureTerms)?.asksPin && !isProven(ctx))
    return refuse(403, 'PIN_REQUIRED', 'The PIN must be given first.');
  const { orders, instalments, principal, total } = quote;
  const asked: RestructureRecord = {
    requestId: ctx.ids.uuid(),
    at: ctx.now,
    tenor,
    firstMonth: instalments[0]?.month ?? '',
    orderIds: orders.map(({ id }) => id),
    principal,
    total,
    status: 'PROCESSING',
    decideAt: ctx.now + decisionTime,
  };
  add(ctx, many.restructures, asked.requestId, asked);
  return asked;
};

export const notOffered = refuse(422, 'RESTRUCTURE_NOT_OFFERED', 'This tenor is not offered.');

export type RestructureOutcome = Exclude<RestructureRecord['status'], 'PROCESSING'>;

/** Decides a restructure. A success fails if purchases, payments or refunds have changed the quote since. */
export const decideRestructure = (
  ctx: Ctx,
  asked: RestructureRecord,
  wanted: RestructureOutcome,
): RestructureOutcome => {
  const quote = wanted === 'SUCCESS' ? stillHolds(ctx, asked) : undefined;
  const status = wanted === 'SUCCESS' && !quote ? 'FAILED' : wanted;
  if (quote) carryOut(ctx, quote);
  add(ctx, many.restructures, asked.requestId, { ...asked, status, decidedAt: ctx.now });
  return status;
};

/** Decides a due restructure, as of its due time. */
export const decideDueRestructure = (ctx: Ctx): void => {
  const asked = restructureUnderWay(ctx);
  if (!asked || ctx.now < asked.decideAt) return;
  const { outcome = 'SUCCESS' } = mine(ctx, single.restructureTerms) ?? {};
  decideRestructure({ ...ctx, now: asked.decideAt }, asked, outcome);
};
