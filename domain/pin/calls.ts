import * as z from 'zod/mini';
import { get, post } from '../wire/call';
import { verdictFields } from '../wire/verdict';
import { count, flag, id, maybe, orUnread, waitSeconds } from '../wire/schemas';

/** The GoTo PIN (spec §7). A failed verification reads as `pinVerified: false`, never as an exception. */

export const pinChallenge = get('/v1/gotopin/challenge', {
  retry: 0,
  refusals: ['PIN_LOCKED'],
  answer: z.object({ challengeId: maybe(id), requestId: maybe(id) }),
});

/** Without overlay: the button of the PIN sheet, which covers the page, shows the progress. */
export const verifyPin = post('/v1/gotopin/verify', {
  once: true,
  overlay: 'silent',
  refusals: ['PIN_LOCKED'],
  body: z.object({
    challengeId: maybe(z.string()),
    requestId: maybe(z.string()),
    pin: maybe(z.string()),
  }),
  answer: z.object({
    pinVerified: orUnread(flag),
    ...verdictFields,
    /** How many tries are left. At 0 the PIN is locked for `retryAfterSeconds`. */
    remaining: maybe(count),
    retryAfterSeconds: maybe(waitSeconds),
  }),
});
