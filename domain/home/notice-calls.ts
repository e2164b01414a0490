import * as z from 'zod/mini';
import { post } from '../wire/call';

/** What the server hears of the notices of home (spec §7); beside the other calls, since it comes with the notices. */

/** Reports that the notice of a changed limit was seen; no page waits for the answer. */
export const notifyLimitChange = post('/v1/user/notify-limit-change', {
  overlay: 'silent',
  body: z.object({ limitTypes: z.array(z.string()) }),
});

/** Reports that the discount sheet was shown; no page waits for the answer. */
export const trackDiscountSheet = post('/v1/user/bottom-sheet-tracker/LR_DISCOUNT', {
  overlay: 'silent',
});
