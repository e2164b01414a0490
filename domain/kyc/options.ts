import type { OptionList } from '../forms/field';
import { gender, workDuration } from '../forms/options';

/** Option lists of the single product, in the wire's spelling and order (spec §3). The wire spells `SPOUNSE`. */
export const kycOptions = {
  education: {
    id: 'kycEducation',
    values: [
      'DIDNT_ATTEND_SCHOOL',
      'PRIMARY',
      'JUNIOR_HIGH_SCHOOL',
      'SENIOR_HIGH_SCHOOL',
      'TECHNICAL_COLLEGE',
      'DIPLOMA_1',
      'DIPLOMA_2',
      'DIPLOMA_3',
      'BACHELOR',
      'MASTER',
      'PHD',
      'DOCTOR',
      'OTHERS',
    ],
    common: ['SENIOR_HIGH_SCHOOL', 'TECHNICAL_COLLEGE', 'DIPLOMA_3', 'BACHELOR'],
    spellings: ['PHD'],
  },
  marital: {
    id: 'kycMarital',
    values: ['SINGLE', 'MARRIED', 'DIVORCED', 'WIDOWED', 'SEPARATED', 'OTHERS'],
  },
  relation: {
    id: 'kycRelation',
    values: [
      'SPOUNSE',
      'PARENTS',
      'CHILDREN',
      'BROTHER_SISTER',
      'RELATIVES',
      'FRIENDS',
      'COLLEAGUES',
      'OTHERS',
    ],
  },
  jobPosition: {
    id: 'jobPosition',
    values: ['SUPERVISOR', 'DIRECTOR', 'MANAGER', 'STAFF', 'FREELANCER', 'OTHERS'],
  },
  jobIndustry: {
    id: 'kycIndustry',
    values: [
      'AGRICULTURE',
      'MINING_AND_EXCAVATION',
      'OIL_AND_GAS',
      'ELECTRICITY_GAS_AND_WATER',
      'BUILDING',
      'TRADE_HOTEL_AND_RESTAURANT',
      'TRANSPORTATION',
      'COMMUNICATION',
      'FINANCE',
      'GOVERNMENT_SERVICE',
      'PRIVATE_SERVICES',
      'MEDIA_FILM',
      'MILITARY',
      'INDONESIA_NATIONAL_POLICE',
      'LAWYER_FIRM',
      'OTHERS',
    ],
    common: ['TRADE_HOTEL_AND_RESTAURANT', 'PRIVATE_SERVICES', 'TRANSPORTATION', 'AGRICULTURE'],
  },
  /** Words of the client; the configuration has the wire's spellings (decision 18). */
  occupation: {
    id: 'occupation',
    values: [
      'ENTREPRENEUR',
      'PROFESSIONAL_OR_CONSULTANT',
      'PRIVATE_SECTOR_EMPLOYEE',
      'CIVIL_SERVANT_ARMED_FORCES_OR_POLICE',
      'POLITICAL_PARTY_MEMBER',
      'STATE_OFFICIAL',
      'RELIGIOUS_ORGANIZATION_ADMINISTRATOR',
      'OJK_BANK_OR_STATE_ENTERPRISE',
      'RETIREE',
      'OTHERS',
    ],
    common: ['PRIVATE_SECTOR_EMPLOYEE', 'ENTREPRENEUR', 'CIVIL_SERVANT_ARMED_FORCES_OR_POLICE'],
  },
  workDuration,
  gender,
  incomeSource: {
    id: 'incomeSource',
    values: ['SAVINGS', 'BUSINESS', 'SALARY', 'INVESTMENTS', 'DEPOSIT', 'INHERITANCE', 'PENSION'],
  },
  internetBased: { id: 'internetBased', values: ['INTERNET_BASED', 'NOT_INTERNET_BASED'] },
} as const satisfies Readonly<Record<string, OptionList>>;
