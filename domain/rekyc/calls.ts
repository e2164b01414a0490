import * as z from 'zod/mini';
import { get, post } from '../wire/call';
import { verdictFields } from '../wire/verdict';
import { maybe, openEnum, text } from '../wire/schemas';

/** Re-KYC: a new identity check reopens a closed account (spec §2, §3, §7). */

export const rekycChallenge = get('/v1/kyc/challenge', {
  answer: z.object({ name: maybe(text) }),
});

/** `dob` as `1995-03-27`. */
export const answerChallenge = post('/v1/kyc/challenge', {
  once: true,
  body: z.object({ dob: z.string() }),
  answer: z.object(verdictFields),
});

export const submitRekyc = post('/v1/kyc/rekyc', {
  once: true,
  body: z.object({ submissionUuid: z.string(), gojekCustomerId: z.string() }),
});

export const rekycStatus = get('/v1/kyc/rekyc/status', {
  notFoundIsNone: true,
  answer: z.object({
    status: maybe(openEnum(['INITIATED', 'APPROVED', 'REJECTED', 'KTP_MISMATCH'])),
  }),
});

/** The registered identity card, masked by the server; the client masks it once more. */
export const registeredKtp = get('/v1/kyc/ktp', {
  answer: z.object({ maskedName: maybe(text), maskedNik: maybe(text) }),
});
