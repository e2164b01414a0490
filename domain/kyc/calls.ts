import * as z from 'zod/mini';
import { get, patch } from '../kernel/call';
import { maybe, rupiah, textOrEmpty } from '../kernel/wire';

/** The single-product application draft (spec §3, §7). */

const groups = <T extends z.ZodMiniType>(schema: T) => ({
  onekycSubmissionUuid: schema,
  email: schema,
  residentialInfo: maybe(
    z.object({
      province: schema,
      city: schema,
      district: schema,
      address: schema,
      zipCode: schema,
      village: schema,
    }),
  ),
  personalInfo: maybe(
    z.object({
      manuallyEducation: schema,
      maritalStatus: schema,
      motherMaidenName: schema,
      email: schema,
      gender: schema,
    }),
  ),
  emergencyInfo: maybe(z.object({ name: schema, relation: schema, phone: schema })),
  submissionType: schema,
});

const work = <T extends z.ZodMiniType>(schema: T) => ({
  jobIndustry: schema,
  occupation: schema,
  jobPosition: schema,
  companyName: schema,
  workSince: schema,
  incomeSource: schema,
  occupationInternetBased: schema,
});

const read = maybe(textOrEmpty);
const sent = maybe(z.string());

export const kycDraft = get('/v1/kyc', {
  answer: z.object({
    ...groups(read),
    workInfo: maybe(z.object({ ...work(read), monthlyIncome: maybe(rupiah) })),
    pastIncomeAndGenderCutoff: maybe(z.boolean()),
  }),
});

export const saveKycDraft = patch('/v1/kyc', {
  body: z.object({
    ...groups(sent),
    workInfo: maybe(z.object({ ...work(sent), monthlyIncome: maybe(z.int()) })),
  }),
});

/** The token the identity SDK is launched with; the header names the partner identifier of host and flow. */
export const oneKycToken = get('/v1/kyc/one-kyc/token', {
  retry: 0,
  headers: z.object({ 'onboarding-partner': z.string() }),
  answer: z.object({ token: z.string() }),
});
