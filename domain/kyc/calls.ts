import * as z from 'zod/mini';
import { draftGroups } from '../forms/draft-wire';
import { get, patch } from '../wire/call';
import { flag, id, maybe, textOrEmpty } from '../wire/schemas';
import { kycForm } from './form';

/** The draft of the single-product application (spec §3, §7): the groups of its form, and values without a field. */

const beside = <I extends z.ZodMiniType, T extends z.ZodMiniType>(schema: { id: I; text: T }) => ({
  onekycSubmissionUuid: maybe(schema.id),
  email: maybe(schema.text),
  submissionType: maybe(schema.text),
});

export const kycDraft = get('/v1/kyc', {
  notFoundIsNone: true,
  answer: z.object({
    ...beside({ id, text: textOrEmpty }),
    ...draftGroups(kycForm, 'read'),
    pastIncomeAndGenderCutoff: maybe(flag),
  }),
});

export const saveKycDraft = patch('/v1/kyc', {
  body: z.object({
    ...beside({ id: z.string(), text: z.string() }),
    ...draftGroups(kycForm, 'sent'),
  }),
});
