import * as z from 'zod/mini';
import { get, post } from '../wire/call';
import { flag, instant, maybe, openEnum, orUnread, text } from '../wire/schemas';
import { applicationFlows } from '../wire/shared-values';
import { eligibilities, wireStatuses } from '../navigation/statuses';

/** The calls for the application and its status (spec §3, §4, §7). */

export const applicationStatus = get('/v1/user/application-status', {
  answer: z.object({
    applicationStatus: openEnum(wireStatuses),
    eligibility: maybe(openEnum(eligibilities)),
    creditApplicationResponse: maybe(z.object({ reapplyTime: maybe(instant) })),
    waitlist: maybe(z.object({ isJoined: orUnread(flag), isReviewing: orUnread(flag) })),
    availableAdditionalProducts: maybe(z.array(text)),
    /** A status or a flag per product; a `GPP` entry is the specification's GPP flag. */
    additionalProductStatus: maybe(z.record(z.string(), z.union([text, flag]))),
    additionalProductPromoEligibility: maybe(z.record(z.string(), flag)),
  }),
});

export const submitApplication = post('/v1/user/submit', {
  once: true,
  refusals: ['AFI_USER_NOT_ALLOWED'],
  headers: z.object({ 'migration-entry': maybe(z.string()) }),
  body: z.object({
    onekycSubmissionUuid: maybe(z.string()),
    submissionType: maybe(z.string()),
    flowType: maybe(z.enum(applicationFlows)),
    additionalProducts: maybe(z.array(z.string())),
  }),
  answer: z.object({ applicationStatus: maybe(openEnum(wireStatuses)) }),
});

export const reapply = post('/v1/kyc/reapply', { once: true });

export const joinWaitlist = post('/v1/user/join-waitlist', { once: true });
