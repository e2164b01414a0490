import * as z from 'zod/mini';
import { get, post } from '../wire/call';
import { flag, id, maybe, text } from '../wire/schemas';
import { consentTypes } from '../wire/shared-values';

export const userConsent = get('/v1/user-consent', {
  notFoundIsNone: true,
  answer: z.object({
    status: maybe(text),
    verifiedStatus: maybe(text),
    /** The specification spells it so; `application_id` is read as `applicationId`. */
    applicationID: maybe(id),
    applicationId: maybe(id),
    consents: maybe(z.record(z.string(), flag)),
  }),
});

export const giveConsent = post('/v1/user-consent', {
  once: true,
  body: z.object({ type: z.enum(consentTypes) }),
});
