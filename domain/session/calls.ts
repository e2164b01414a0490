import * as z from 'zod/mini';
import { get } from '../wire/call';
import { id, integer, maybe, text } from '../wire/schemas';

/** The lender's facts about the user (spec §7 does not show the fields, so every one is optional). */
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
