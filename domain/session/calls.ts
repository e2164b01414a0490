import * as z from 'zod/mini';
import { get } from '../wire/call';
import { id, integer, maybe, text } from '../wire/schemas';

/** Who the person is to the lender (spec §7; fields not shown, so every one is optional). */
export const userInfo = get('/v1/user/info', {
  answer: z.object({
    trackingId: maybe(integer),
    name: maybe(text),
    maskedMobileNumber: maybe(text),
    gojekCustomerId: maybe(id),
    contractId: maybe(id),
    productTier: maybe(text),
  }),
});
