import * as z from 'zod/mini';
import { get, post } from '../wire/call';
import { verdictFields } from '../wire/verdict';
import { alsoAs, count, id, instant, inventedEnum, maybe, rupiah } from '../wire/schemas';

/** Credit reassessment (spec §3, §7). */

/** The request carries the ids that the PIN or the host's challenge returned. */
export const requestReassessment = post('/v1/kyc/on-demand', {
  once: true,
  refusals: ['REASSESSMENT_IN_PROGRESS'],
  body: z.object({ challengeId: maybe(z.string()), requestId: maybe(z.string()) }),
  // With a refusal the server may send the time of the next request.
  answer: z.object({ reapplyTime: maybe(instant), requestId: maybe(id), ...verdictFields }),
});

export const reassessmentStatus = get('/v1/user/reassessment/status', {
  query: z.object({ requestId: maybe(z.string()) }),
  answer: z.object({
    status: inventedEnum('reassessmentStatuses'),
    details: maybe(
      z.object({
        reapplyTime: maybe(instant),
        limitBefore: maybe(rupiah),
        limitAfter: maybe(rupiah),
        remaining: maybe(count),
      }),
    ),
  }),
});

export const reassessmentToken = get('/v1/kyc/on-demand/token', {
  retry: 0,
  answer: z.object({ token: alsoAs(z.string(), { name: 'accessToken' }) }),
});
