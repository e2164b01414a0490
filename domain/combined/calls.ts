import * as z from 'zod/mini';
import { draftGroups } from '../forms/draft-wire';
import { get, patch } from '../wire/call';
import { id, maybe, text } from '../wire/schemas';
import { combinedForm } from './form';

/**
 * The combined onboarding draft (spec §3, §7): the groups of its form, and values that no field asks for. The
 * underscore in the header comes from the specification.
 */
export const combinedDraft = get('/v1/kyc/combined', {
  notFoundIsNone: true,
  headers: z.object({ additional_products: z.string() }),
  answer: z.object({
    submissionId: maybe(id),
    ...draftGroups(combinedForm, 'read'),
    additionalProducts: maybe(z.array(text)),
  }),
});

export const saveCombinedDraft = patch('/v1/kyc/combined', {
  headers: z.object({
    additional_products: z.string(),
    'X-Trigger-Data-Send': z.enum(['true', 'false']),
  }),
  body: z.object({
    submissionId: maybe(z.string()),
    ...draftGroups(combinedForm, 'sent'),
    additionalProducts: maybe(z.array(z.string())),
  }),
});
