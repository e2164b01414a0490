import * as z from 'zod/mini';
import { draftGroups } from '../forms/draft-wire';
import { get, patch } from '../kernel/call';
import { maybe, textOrEmpty } from '../kernel/wire';
import { kycForm } from './form';

/** The single-product application draft (spec §3, §7): the groups of its form, and what no field asks. */

const beside = <T extends z.ZodMiniType>(schema: T) => ({
  onekycSubmissionUuid: maybe(schema),
  email: maybe(schema),
  submissionType: maybe(schema),
});

export const kycDraft = get('/v1/kyc', {
  answer: z.object({
    ...beside(textOrEmpty),
    ...draftGroups(kycForm, 'read'),
    pastIncomeAndGenderCutoff: maybe(z.boolean()),
  }),
});

export const saveKycDraft = patch('/v1/kyc', {
  body: z.object({ ...beside(z.string()), ...draftGroups(kycForm, 'sent') }),
});
