import * as z from 'zod/mini';
import { post } from '../wire/call';

/** The calls for the notices of home (spec §7), in a file that loads with the notices. */

/** Reports that the user saw the notice of a changed limit; no page waits for the response. */
export const notifyLimitChange = post('/v1/user/notify-limit-change', {
  overlay: 'silent',
  body: z.object({ limitTypes: z.array(z.string()) }),
});

/** Reports that the discount sheet was shown; no page waits for the response. */
export const trackDiscountSheet = post('/v1/user/bottom-sheet-tracker/LR_DISCOUNT', {
  overlay: 'silent',
});
