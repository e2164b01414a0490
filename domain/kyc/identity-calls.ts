import * as z from 'zod/mini';
import { get } from '../wire/call';
import { alsoAs } from '../wire/schemas';

/** The token the identity SDK is launched with; the header names the partner identifier of host and flow. */
export const oneKycToken = get('/v1/kyc/one-kyc/token', {
  retry: 0,
  headers: z.object({ 'onboarding-partner': z.string() }),
  answer: z.object({ token: alsoAs(z.string(), { name: 'accessToken' }) }),
});
