import * as z from 'zod/mini';
import { get, post } from '../wire/call';
import { flag, id, maybe } from '../wire/schemas';

/** The facility agreement and its signature (spec §7). */

export const facilityAgreement = get('/v1/esign/facility-agreement/preview', {
  answer: z.object({
    agreementUrl: z.string(),
    contractId: maybe(id),
    /** Whether it is signed; not in the specification. If absent, a second signature is offered, and then refused. */
    signed: maybe(flag),
  }),
});

export const signContract = post('/v1/esign/sign-contract', {
  once: true,
  refusals: ['CONTRACT_ALREADY_SIGNED'],
  body: z.object({
    contractId: z.string(),
    deviceInfo: z.object({
      userAgent: maybe(z.string()),
      deviceId: maybe(z.string()),
      advertisingId: maybe(z.string()),
      appVersion: maybe(z.string()),
    }),
  }),
});
