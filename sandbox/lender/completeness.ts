import type { CombinedDraftRecord, DraftRecord } from './records';

/** The paths that a single-product application must fill before it can be submitted. */
const kyc = [
  'residentialInfo.province',
  'residentialInfo.city',
  'residentialInfo.district',
  'residentialInfo.village',
  'residentialInfo.address',
  'residentialInfo.zipCode',
  'personalInfo.manuallyEducation',
  'personalInfo.maritalStatus',
  'personalInfo.motherMaidenName',
  'workInfo.jobIndustry',
  'workInfo.occupation',
  'workInfo.jobPosition',
  'workInfo.companyName',
  'workInfo.workSince',
  'workInfo.monthlyIncome',
  'emergencyInfo.name',
  'emergencyInfo.relation',
  'emergencyInfo.phone',
];

/** Required unless the cutoff flag is off (spec §4). */
const cutoff = ['personalInfo.gender', 'workInfo.incomeSource'];

/** The paths of the combined draft (spec §3). The client's form asks for all of them. */
const combined = [
  'userInfo.education',
  'userInfo.mobileNumber',
  'userInfo.sourceOfFund',
  'userInfo.monthlyIncome',
  'userInfo.maritalStatus',
  'userInfo.motherMaidenName',
  'userInfo.email',
  'userInfo.dependents',
  'userInfo.gender',
  'workInfo.jobIndustry',
  'workInfo.jobType',
  'workInfo.employerName',
  'workInfo.businessAddress',
  'workInfo.businessPhone',
  'workInfo.workSince',
  'emergencyInfo.name',
  'emergencyInfo.relation',
  'emergencyInfo.mobileNumber',
  'emergencyInfo.name2',
  'emergencyInfo.relation2',
  'emergencyInfo.mobileNumber2',
  'residentialInfo.homePhone',
  'residentialInfo.status',
  'residentialInfo.province',
  'residentialInfo.city',
  'residentialInfo.district',
  'residentialInfo.village',
  'residentialInfo.address',
  'residentialInfo.zipCode',
];

const at = (draft: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], draft);

const isEmpty = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() === '' : value === undefined;

const missing = (draft: unknown, paths: readonly string[]): readonly string[] =>
  paths.filter((path) => isEmpty(at(draft, path)));

/** Returns the missing paths of a single-product draft. `identified`: no capture is needed (a migrated user). */
export const missingInKyc = (draft: DraftRecord, identified: boolean): readonly string[] => [
  ...missing(draft, kyc),
  ...(draft.pastIncomeAndGenderCutoff === false ? [] : missing(draft, cutoff)),
  ...(identified ? [] : missing(draft, ['onekycSubmissionUuid'])),
  ...(missing(draft, ['email']).length && missing(draft, ['personalInfo.email']).length
    ? ['email']
    : []),
];

/** Returns the missing paths of a combined draft. The submission itself names its capture. */
export const missingInCombined = (
  draft: CombinedDraftRecord,
  capture: string | undefined,
  identified: boolean,
): readonly string[] => [
  ...missing(draft, combined),
  ...(identified ? [] : missing({ onekycSubmissionUuid: capture }, ['onekycSubmissionUuid'])),
];
