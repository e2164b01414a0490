import { toWire } from '../../domain/kernel/instant';
import { agreementLines } from './agreement';
import { hasAccount, noAccount } from './application';
import type { SomeHandlers } from './handler';
import { titleOf } from './language';
import { dueOf } from './months';
import { pdf } from './pdf';
import { notOffered, restructures, restructureUnderWay, submitTenor } from './restructure-deal';
import { quotesFor, type Quote } from './restructure-terms';
import { Refusal, refuse, type Ctx } from './world';

/** Returns the offered quotes. While a restructure is being processed, no tenor is offered. */
const offered = (ctx: Ctx): readonly Quote[] =>
  hasAccount(ctx) && !restructureUnderWay(ctx) ? quotesFor(ctx) : [];

/** Returns an answer from the quote of a tenor, or a refusal when it is not offered. */
const ofTenor = <A>(ctx: Ctx, asked: number, tell: (quote: Quote) => A): A | Refusal => {
  if (!hasAccount(ctx)) return noAccount;
  const quote = offered(ctx).find(({ tenor }) => tenor === asked);
  return quote ? tell(quote) : notOffered;
};

export const restructureHandlers: SomeHandlers<
  | 'restructureEligibility'
  | 'restructureEligibilityV1'
  | 'restructureSummary'
  | 'restructureTransactions'
  | 'restructureAgreement'
  | 'submitRestructure'
  | 'restructureStatus'
> = {
  restructureEligibility: (_, ctx) => {
    const quotes = offered(ctx);
    return {
      isEligibleRestructure: quotes.length > 0,
      isDiscountEligible: quotes.some(({ discount }) => discount > 0),
      eligibleRestructureTenors: quotes.map(({ tenor, discount }) => ({
        tenor,
        isEligibleForDiscount: discount > 0,
      })),
    };
  },

  restructureEligibilityV1: (_, ctx) => {
    const tenors = offered(ctx).map(({ tenor }) => tenor);
    return { isEligibleRestructure: tenors.length > 0, eligibleRestructureTenors: tenors };
  },

  restructureSummary: ({ query }, ctx) =>
    ofTenor(ctx, query.tenor, ({ tenor, principal, fee, discount, total, instalments }) => ({
      tenor,
      currency: 'IDR',
      principal,
      fee,
      discount,
      total,
      instalments: instalments.map(({ month, ...instalment }) => ({
        id: month,
        ...instalment,
        dueTime: toWire(dueOf(month)),
      })),
    })),

  restructureTransactions: ({ query }, ctx) =>
    ofTenor(ctx, query.tenor, ({ orders }) => ({
      transactions: orders.map((order) => ({
        id: order.id,
        title: titleOf(order, ctx.locale),
        amount: order.amount,
        transactionTime: toWire(order.at),
      })),
    })),

  restructureAgreement: ({ query }, ctx) =>
    ofTenor(ctx, query.tenor, (quote) => ({ body: btoa(pdf(agreementLines(quote, ctx))) })),

  submitRestructure: ({ body }, ctx) => {
    if (!hasAccount(ctx)) return noAccount;
    const asked = submitTenor(ctx, body.tenor);
    return asked instanceof Refusal ? asked : { requestId: asked.requestId, status: asked.status };
  },

  restructureStatus: ({ query }, ctx) => {
    const asked = restructures(ctx).find(({ requestId }) => requestId === query.requestId);
    if (!asked) return refuse(404, 'RESTRUCTURE_NOT_FOUND', 'No such request.');
    return { requestId: asked.requestId, status: asked.status };
  },
};
