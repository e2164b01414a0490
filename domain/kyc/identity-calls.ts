import * as z from 'zod/mini';
import { get } from '../wire/call';
import { alsoAs } from '../wire/schemas';

/** The token that launches the identity SDK. The header is the partner identifier of the host and the flow. */
export const oneKycToken = get('/v1/kyc/one-kyc/token', {
  retry: 0,
  headers: z.object({ 'onboarding-partner': z.string() }),
  answer: z.object({ token: alsoAs(z.string(), { name: 'accessToken' }) }),
});
