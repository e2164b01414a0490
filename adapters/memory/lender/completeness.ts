import type { CombinedDraft, Draft } from './records';

/** What an application must hold before it can be submitted, by path. */
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

/** Asked unless the cutoff flag is off (spec §4). */
const cutoff = ['personalInfo.gender', 'workInfo.incomeSource'];

/** Everything a person fills in of the combined draft (spec §3); the client's form asks for all of it. */
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

/** The paths of what a single-product draft still lacks. `identified`: no capture is needed (a migrated person). */
export const missingInKyc = (draft: Draft, identified: boolean): readonly string[] => [
  ...missing(draft, kyc),
  ...(draft.pastIncomeAndGenderCutoff === false ? [] : missing(draft, cutoff)),
  ...(identified ? [] : missing(draft, ['onekycSubmissionUuid'])),
  ...(missing(draft, ['email']).length && missing(draft, ['personalInfo.email']).length
    ? ['email']
    : []),
];

/** The same of a combined draft, whose capture is named by the submission itself. */
export const missingInCombined = (
  draft: CombinedDraft,
  capture: string | undefined,
  identified: boolean,
): readonly string[] => [
  ...missing(draft, combined),
  ...(identified ? [] : missing({ onekycSubmissionUuid: capture }, ['onekycSubmissionUuid'])),
];
