import { toWire } from '../../domain/kernel/instant';
import type { SomeHandlers } from './handler';
import { historyIn } from './history';
import { titleOf } from './language';
import { ledger } from './ledger';
import { categoryOf } from './partners';
import { instalmentsOf, receiptLinesOf } from './receipt-lines';
import { refuse } from './world';

export const receiptHandlers: SomeHandlers<'transactionReceipt'> = {
  /** The amount is always positive. The lines add up to it. */
  transactionReceipt: ({ query }, ctx) => {
    const mine = ledger(ctx);
    const { rows, statusOf } = historyIn(mine);
    const entry = rows.find((it) => it.id === query.referenceId && it.kind === query.type);
    if (!entry) return refuse(404, 'RECEIPT_NOT_FOUND', 'No such transaction.');
    return {
      referenceId: entry.id,
      type: entry.kind,
      status: statusOf(entry),
      merchant: titleOf(entry, ctx.locale),
      ...categoryOf(titleOf(entry, ctx.locale)),
      currency: entry.charged?.currency ?? 'IDR',
      amount: entry.charged?.amount ?? entry.amount,
      ...(entry.charged && { rupiahAmount: entry.amount }),
      transactionTime: toWire(entry.at),
      lines: [...receiptLinesOf(entry, mine, ctx.locale)],
      ...instalmentsOf(entry, mine),
    };
  },
};
