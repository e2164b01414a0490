import * as z from 'zod/mini';
import { get } from '../kernel/call';
import { instant, maybe, rupiah } from '../kernel/wire';

/** A transaction's receipt, by reference id and type (spec §3, §7; shape not shown). */
export const transactionReceipt = get('/v1/transaction-receipt', {
  query: z.object({ referenceId: z.string(), type: z.string() }),
  answer: z.object({
    referenceId: maybe(z.string()),
    type: maybe(z.string()),
    status: maybe(z.string()),
    merchant: maybe(z.string()),
    currency: maybe(z.string()),
    amount: maybe(rupiah),
    transactionTime: maybe(instant),
    lines: maybe(z.array(z.object({ label: z.string(), amount: rupiah }))),
  }),
});
