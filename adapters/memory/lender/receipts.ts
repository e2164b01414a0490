import { toWire } from '../../../domain/kernel/instant';
import type { Some } from './handler';
import { entriesOf } from './ledger';
import { refuse } from './world';

export const receipts: Some<'transactionReceipt'> = {
  transactionReceipt: ({ query }, ctx) => {
    const entry = entriesOf(ctx).find(
      (it) => it.id === query.referenceId && it.kind === query.type,
    );
    if (!entry) return refuse(404, 'RECEIPT_NOT_FOUND', 'No such transaction.');
    return {
      referenceId: entry.id,
      type: entry.kind,
      status: 'SUCCESS',
      merchant: entry.title,
      currency: 'IDR',
      amount: entry.amount,
      transactionTime: toWire(entry.at),
    };
  },
};
