import * as z from 'zod/mini';
import { get, post } from '../wire/call';
import { instantOrDay, inventedEnum, maybe, orUnread, rupiah, text } from '../wire/schemas';

/** Repayment (spec §3, §7, §8). */

export const repayStatus = get('/v1/repay/status', {
  retry: 0,
  refusals: [
    'REPAYMENT_STATUS_NOT_ELIGIBLE',
    'CLIENT_UNPROCESSABLE_ENTITY',
    'REPAYMENT_ALREADY_IN_PROGRESS',
  ],
  answer: z.object({
    status: maybe(inventedEnum('repayStatuses')),
    amount: maybe(rupiah),
    time: maybe(instantOrDay),
  }),
});

export const virtualAccount = post('/v1/virtual-account', {
  once: true,
  refusals: ['REPAYMENT_ALREADY_IN_PROGRESS'],
  answer: z.object({
    accountNumber: text,
    amountDue: rupiah,
    amountDueCurrency: orUnread(text),
  }),
});
