import * as z from 'zod/mini';
import { get, patch } from '../kernel/call';
import { count, maybe, rupiah, text, textOrEmpty } from '../kernel/wire';

/** The combined onboarding draft (spec §3, §7). Keys are the wire's; the header's underscore is the specification's. */

const user = <T extends z.ZodMiniType>(word: T) => ({
  education: word,
  mobileNumber: word,
  sourceOfFund: word,
  maritalStatus: word,
  motherMaidenName: word,
  email: word,
  gender: word,
});

const groups = <T extends z.ZodMiniType>(word: T, product: z.ZodMiniType<string, string>) => ({
  submissionId: word,
  workInfo: maybe(
    z.object({
      jobIndustry: word,
      jobType: word,
      employerName: word,
      businessAddress: word,
      businessPhone: word,
      workSince: word,
    }),
  ),
  emergencyInfo: maybe(
    z.object({
      name: word,
      relation: word,
      mobileNumber: word,
      name2: word,
      relation2: word,
      mobileNumber2: word,
    }),
  ),
  residentialInfo: maybe(
    z.object({
      homePhone: word,
      status: word,
      province: word,
      city: word,
      district: word,
      address: word,
      zipCode: word,
      village: word,
    }),
  ),
  additionalProducts: maybe(z.array(product)),
});

const read = maybe(textOrEmpty);
const sent = maybe(z.string());

export const combinedDraft = get('/v1/kyc/combined', {
  headers: z.object({ additional_products: z.string() }),
  answer: z.object({
    ...groups(read, text),
    userInfo: maybe(
      z.object({ ...user(read), monthlyIncome: maybe(rupiah), dependents: maybe(count) }),
    ),
  }),
});

export const saveCombinedDraft = patch('/v1/kyc/combined', {
  headers: z.object({
    additional_products: z.string(),
    'X-Trigger-Data-Send': z.enum(['true', 'false']),
  }),
  body: z.object({
    ...groups(sent, z.string()),
    userInfo: maybe(
      z.object({ ...user(sent), monthlyIncome: maybe(z.int()), dependents: maybe(z.int()) }),
    ),
  }),
});
