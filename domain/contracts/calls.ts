import * as z from 'zod/mini';
import { get, post } from '../kernel/call';
import { maybe, text } from '../kernel/wire';

/** The facility agreement and its signature (spec §7). */

export const facilityAgreement = get('/v1/esign/facility-agreement/preview', {
  answer: z.object({
    agreementUrl: z.string(),
    contractId: maybe(text),
    /** False while a signature is waited for; without it there is nothing to sign. */
    signed: maybe(z.boolean()),
  }),
});

export const signContract = post('/v1/esign/sign-contract', {
  once: true,
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
