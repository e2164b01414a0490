import * as z from 'zod/mini';
import { post } from '../kernel/call';

/** What the server hears of the notices of home (spec §7); beside the other calls, since it comes with the notices. */

/** Tells the server that the notice of a changed limit was seen; nobody waits for it. */
export const notifyLimitChange = post('/v1/user/notify-limit-change', {
  overlay: 'silent',
  body: z.object({ limitTypes: z.array(z.string()) }),
});

/** Tells the server that the discount sheet was shown; nobody waits for it. */
export const trackDiscountSheet = post('/v1/user/bottom-sheet-tracker/LR_DISCOUNT', {
  overlay: 'silent',
});
