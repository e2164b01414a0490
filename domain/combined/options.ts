import type { OptionList } from '../forms/field';
import { gender, workDuration } from '../forms/options';

/**
 * Option lists of the combined flow, in the server's spelling and order (spec §3), such as `DIVORCE` and `SEPERATED`.
 * Industries are numbered in the order of the specification.
 */
export const combinedOptions = {
  education: {
    id: 'combinedEducation',
    values: [
      'NOT_ATTENDING_SCHOOL',
      'ELEMENTARY_SCHOOL',
      'JUNIOR_HIGH_SCHOOL',
      'SENIOR_HIGH_SCHOOL',
      'TECHNICAL_COLLEGE',
      'DIPLOMA_1',
      'DIPLOMA_2',
      'DIPLOMA_3',
      'BACHELOR_DEGREE',
      'MASTER_DEGREE',
      'DOCTOR_DEGREE',
      'PH_D',
      'OTHERS',
    ],
    common: ['SENIOR_HIGH_SCHOOL', 'TECHNICAL_COLLEGE', 'DIPLOMA_3', 'BACHELOR_DEGREE'],
    spellings: ['PH_D'],
  },
  marital: {
    id: 'combinedMarital',
    values: ['SINGLE', 'MARRIED', 'DIVORCE', 'WIDOWED', 'SEPERATED', 'OTHERS'],
  },
  sourceOfFund: {
    id: 'sourceOfFund',
    values: [
      'SAVINGS',
      'BUSINESS_INCOME',
      'SALARY',
      'INVESTMENTS',
      'DEPOSIT',
      'INHERITANCE_GRANT',
      'PENSION_FUND',
    ],
  },
  jobIndustry: {
    id: 'combinedIndustry',
    values: [
      'THE_01',
      'THE_02',
      'THE_03',
      'THE_04',
      'THE_05',
      'THE_06',
      'THE_07',
      'THE_08',
      'THE_09',
      'THE_10',
      'THE_11',
      'THE_12',
      'THE_13',
      'THE_14',
      'THE_15',
      'THE_16',
    ],
    common: ['THE_14', 'THE_13', 'THE_15', 'THE_01'],
  },
  jobType: {
    id: 'jobType',
    values: [
      'SELF_EMPLOYED',
      'PRIVATE',
      'SPECIALIST',
      'CIVIL',
      'MEMBER_OF_POLITICAL_PARTY',
      'STATE_GOVERNMENT_OFFICIAL',
      'RELIGIOUS_ORGANIZATION_ADMINISTRATOR',
      'OJK_BANK_INDONESIA_STATE_OWNED_ENTREPRISE',
      'RETIREE',
      'OTHERS',
    ],
    common: ['PRIVATE', 'SELF_EMPLOYED', 'CIVIL'],
  },
  workDuration,
  relation: {
    id: 'combinedRelation',
    values: [
      'SPOUSE',
      'PARENTS',
      'CHILDREN',
      'BROTHER_SISTER',
      'SIBLINGS',
      'FRIENDS',
      'COLLEAGUES',
      'OTHERS',
    ],
  },
  residenceStatus: {
    id: 'residenceStatus',
    values: ['OWN', 'RENT', 'SHORT_RENT', 'FAMILY', 'MORTGAGE', 'COMPANY', 'OTHERS'],
  },
  gender,
} as const satisfies Readonly<Record<string, OptionList>>;
