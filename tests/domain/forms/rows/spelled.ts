import type { combinedOptions } from '../../../../domain/combined/options';
import type { kycOptions } from '../../../../domain/kyc/options';
import { specifiedOptions } from '../../../support/specified-options';

type ListId =
  | (typeof kycOptions)[keyof typeof kycOptions]['id']
  | (typeof combinedOptions)[keyof typeof combinedOptions]['id'];

const { '/v1/kyc': kyc, '/v1/kyc/combined': combined } = specifiedOptions;

/** The values of every list in the specification, and values that belong only to the other product or its lists. */
const lists: Readonly<Record<ListId, readonly [own: string, foreign: string]>> = {
  kycEducation: [
    kyc['personalInfo.manuallyEducation'],
    'NOT_ATTENDING_SCHOOL ELEMENTARY_SCHOOL BACHELOR_DEGREE MASTER_DEGREE DOCTOR_DEGREE PH_D',
  ],
  combinedEducation: [
    combined['userInfo.education'],
    'DIDNT_ATTEND_SCHOOL PRIMARY BACHELOR MASTER PHD DOCTOR',
  ],
  kycMarital: [kyc['personalInfo.maritalStatus'], 'DIVORCE SEPERATED'],
  combinedMarital: [combined['userInfo.maritalStatus'], 'DIVORCED SEPARATED'],
  kycRelation: [kyc['emergencyInfo.relation'], 'SPOUSE SIBLINGS'],
  combinedRelation: [combined['emergencyInfo.relation'], 'SPOUNSE RELATIVES'],
  kycIndustry: [kyc['workInfo.jobIndustry'], 'THE_01 THE_05 THE_16'],
  combinedIndustry: [
    combined['workInfo.jobIndustry'],
    'AGRICULTURE FINANCE OTHERS THE_00 THE_17 THE_1',
  ],
  // The wire does not show these spellings; the values are ours.
  occupation: [
    'ENTREPRENEUR PROFESSIONAL_OR_CONSULTANT PRIVATE_SECTOR_EMPLOYEE CIVIL_SERVANT_ARMED_FORCES_OR_POLICE POLITICAL_PARTY_MEMBER STATE_OFFICIAL RELIGIOUS_ORGANIZATION_ADMINISTRATOR OJK_BANK_OR_STATE_ENTERPRISE RETIREE OTHERS',
    'SELF_EMPLOYED PRIVATE SPECIALIST CIVIL MEMBER_OF_POLITICAL_PARTY STATE_GOVERNMENT_OFFICIAL OJK_BANK_INDONESIA_STATE_OWNED_ENTREPRISE',
  ],
  jobType: [
    combined['workInfo.jobType'],
    'ENTREPRENEUR PRIVATE_SECTOR_EMPLOYEE STATE_OFFICIAL OJK_BANK_INDONESIA_STATE_OWNED_ENTERPRISE STAFF',
  ],
  incomeSource: [kyc['workInfo.incomeSource'], 'BUSINESS_INCOME INHERITANCE_GRANT PENSION_FUND'],
  sourceOfFund: [combined['userInfo.sourceOfFund'], 'BUSINESS INHERITANCE PENSION'],
  jobPosition: [kyc['workInfo.jobPosition'], 'SPECIALIST SELF_EMPLOYED'],
  internetBased: [kyc['workInfo.occupationInternetBased'], 'true false SELF_EMPLOYED'],
  residenceStatus: [combined['residentialInfo.status'], 'PARENTS RELATIVES'],
  // Both products spell these two lists alike.
  workDuration: [kyc['workInfo.workSince'], 'ONE_YEAR LESS_THAN_1_YEAR'],
  gender: [kyc['personalInfo.gender'], 'M F'],
};

const isListed = (id: string): id is ListId => Object.keys(lists).includes(id);

/** Returns a list's option values, and values of the other product. An unknown list has one empty value for each. */
export const spelled = (id: string): { own: readonly string[]; foreign: readonly string[] } => {
  const [own, foreign] = isListed(id) ? lists[id] : ['', ''];
  return { own: own.split(' '), foreign: foreign.split(' ') };
};
