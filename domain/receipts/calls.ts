import * as z from 'zod/mini';
import { get } from '../wire/call';
import {
  flag,
  id,
  instant,
  instantOrDay,
  maybe,
  orUnread,
  rows,
  rupiah,
  text,
} from '../wire/schemas';

/** A transaction's receipt, by reference id and type (spec §3, §7; shape not shown). */
export const transactionReceipt = get('/v1/transaction-receipt', {
  query: z.object({ referenceId: z.string(), type: z.string() }),
  answer: z.object({
    referenceId: maybe(id),
    type: maybe(text),
    status: maybe(text),
    merchant: maybe(text),
    /** Not in the specification: the category of the shop, as in the list of partners. */
    merchantCategory: orUnread(text),
    currency: orUnread(text),
    amount: maybe(rupiah),
    /** Not in the specification: the amount in rupiah, if it is in another currency. */
    rupiahAmount: maybe(rupiah),
    transactionTime: maybe(instantOrDay),
    lines: maybe(z.array(z.object({ label: text, amount: rupiah }))),
    /** Not in the specification: the instalments of a purchase, and which of them are paid. */
    instalments: maybe(
      rows(z.object({ amount: maybe(rupiah), dueTime: maybe(instant), paid: maybe(flag) })),
    ),
  }),
});
