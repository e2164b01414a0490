import * as z from 'zod/mini';
import { get } from '../kernel/call';
import { instant, maybe, rupiah, text } from '../kernel/wire';

/** A transaction's receipt, by reference id and type (spec §3, §7; shape not shown). */
export const transactionReceipt = get('/v1/transaction-receipt', {
  query: z.object({ referenceId: z.string(), type: z.string() }),
  answer: z.object({
    referenceId: maybe(text),
    type: maybe(text),
    status: maybe(text),
    merchant: maybe(text),
    currency: maybe(text),
    amount: maybe(rupiah),
    transactionTime: maybe(instant),
    lines: maybe(z.array(z.object({ label: text, amount: rupiah }))),
  }),
});
