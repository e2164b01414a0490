import * as z from 'zod/mini';
import { get, patch } from '../kernel/call';
import { count, maybe, rupiah, text, textOrEmpty } from '../kernel/wire';

/** The combined onboarding draft (spec §3, §7). Keys are the wire's; the header's underscore is the specification's. */

const user = <T extends z.ZodMiniType>(schema: T) => ({
  education: schema,
  mobileNumber: schema,
  sourceOfFund: schema,
  maritalStatus: schema,
  motherMaidenName: schema,
  email: schema,
  gender: schema,
});

const groups = <T extends z.ZodMiniType>(schema: T, product: z.ZodMiniType<string, string>) => ({
  submissionId: schema,
  workInfo: maybe(
    z.object({
      jobIndustry: schema,
      jobType: schema,
      employerName: schema,
      businessAddress: schema,
      businessPhone: schema,
      workSince: schema,
    }),
  ),
  emergencyInfo: maybe(
    z.object({
      name: schema,
      relation: schema,
      mobileNumber: schema,
      name2: schema,
      relation2: schema,
      mobileNumber2: schema,
    }),
  ),
  residentialInfo: maybe(
    z.object({
      homePhone: schema,
      status: schema,
      province: schema,
      city: schema,
      district: schema,
      address: schema,
      zipCode: schema,
      village: schema,
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
