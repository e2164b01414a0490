import type { Calls } from '../../domain/calls';
import type { InputOf } from '../../domain/wire/call';
import { type Meanings, spec } from './meaning';

const empty = 'The form shows the field empty.';

const residence = {
  province: spec('Province, as identity cards name it.', 'PROVINSI CONTOH', empty),
  city: spec('City or regency.', 'KOTA CONTOH', empty),
  district: spec('District.', 'KECAMATAN CONTOH', empty),
  village: spec('Village; `sub_district` of the postal codes.', 'KELURAHAN CONTOH', empty),
  zipCode: spec('Postal code.', '00000', empty),
  address: spec('Street, number, RT and RW.', 'Jalan Contoh 1 RT 001 RW 002', empty),
};

/** The draft of the single product, read and saved. */
export const kycDraftMeanings: Meanings<InputOf<Calls['saveKycDraft']>['body']> = {
  onekycSubmissionUuid: spec(
    'Id of the identity check, if it was made.',
    'example-submission-1',
    'The identity check is asked for.',
  ),
  email: spec('Email; counts if `personal_info` has none.', 'contoh@mail.example', empty),
  submissionType: spec('Kind of the submission, sent back unchanged.', 'NEW'),
  personalInfo: spec('Personal answers.'),
  'personalInfo.email': spec('Email.', 'contoh@mail.example', 'The email of the draft.'),
  'personalInfo.gender': spec('`MALE` or `FEMALE`.', 'FEMALE', empty),
  'personalInfo.motherMaidenName': spec("The mother's maiden name.", 'Contoh Ibu', empty),
  'personalInfo.manuallyEducation': spec(
    'The education that the user chose, from the list of the single product.',
    'BACHELOR',
    empty,
  ),
  'personalInfo.maritalStatus': spec('Marital status, from its list.', 'SINGLE', empty),
  workInfo: spec('Work.'),
  'workInfo.jobIndustry': spec('Industry, from its list.', 'FINANCE', empty),
  'workInfo.occupation': spec(
    'Occupation; the spellings are configured (`occupations`).',
    'ENTREPRENEUR',
    empty,
  ),
  'workInfo.occupationInternetBased': spec(
    '`INTERNET_BASED` or `NOT_INTERNET_BASED`.',
    'NOT_INTERNET_BASED',
    'The field is not asked.',
  ),
  'workInfo.jobPosition': spec('Position, from its list.', 'STAFF', empty),
  'workInfo.companyName': spec('Name of the company.', 'PT Contoh', empty),
  'workInfo.workSince': spec('How long, from the list of durations.', 'ONE_TO_TWO_YEARS', empty),
  'workInfo.monthlyIncome': spec('Income of a month.', 5_000_000, {
    without: empty,
    unit: 'whole rupiah',
  }),
  'workInfo.incomeSource': spec('Source of the income, from its list.', 'SALARY', empty),
  residentialInfo: spec('Address.'),
  'residentialInfo.province': residence.province,
  'residentialInfo.city': residence.city,
  'residentialInfo.district': residence.district,
  'residentialInfo.village': residence.village,
  'residentialInfo.zipCode': residence.zipCode,
  'residentialInfo.address': residence.address,
  emergencyInfo: spec('The person to ask in an emergency.'),
  'emergencyInfo.name': spec('Name.', 'Contoh Dua', empty),
  'emergencyInfo.relation': spec(
    'Relation, from the list of the single product (`SPOUNSE` is spelled so).',
    'FRIENDS',
    empty,
  ),
  'emergencyInfo.phone': spec('Mobile number.', '+628000000002', empty),
};

/** The draft of the combined application, read and saved. */
export const combinedDraftMeanings: Meanings<InputOf<Calls['saveCombinedDraft']>['body']> = {
  submissionId: spec('Id of the draft, sent back unchanged.', 'example-draft-1'),
  additionalProducts: spec(
    'The additional products that the user chose.',
    ['GPP'],
    'The loan is chosen if it is available.',
  ),
  userInfo: spec('Personal answers.'),
  'userInfo.email': spec('Email.', 'contoh@mail.example', empty),
  'userInfo.mobileNumber': spec('Own mobile number.', '+628000000001', empty),
  'userInfo.gender': spec('`MALE` or `FEMALE`.', 'FEMALE', empty),
  'userInfo.motherMaidenName': spec("The mother's maiden name.", 'Contoh Ibu', empty),
  'userInfo.education': spec(
    'Education, from the list of the combined flow.',
    'BACHELOR_DEGREE',
    empty,
  ),
  'userInfo.maritalStatus': spec(
    'Marital status, from its list (`DIVORCE`, `SEPERATED` are spelled so).',
    'SINGLE',
    empty,
  ),
  'userInfo.dependents': spec('How many people live on the income.', 0, {
    without: empty,
    unit: 'people',
  }),
  'userInfo.sourceOfFund': spec('Source of the income, from its list.', 'SALARY', empty),
  'userInfo.monthlyIncome': spec('Income of a month.', 5_000_000, {
    without: empty,
    unit: 'whole rupiah',
  }),
  workInfo: spec('Work.'),
  'workInfo.jobIndustry': spec('Industry, `THE_01` to `THE_16`.', 'THE_05', empty),
  'workInfo.jobType': spec('Type of the job, from its list.', 'PRIVATE', empty),
  'workInfo.employerName': spec('Name of the employer.', 'PT Contoh', empty),
  'workInfo.businessAddress': spec('Address of the employer.', 'Jalan Contoh 2', empty),
  'workInfo.businessPhone': spec('Telephone number of the employer.', '+622100000000', empty),
  'workInfo.workSince': spec('How long, from the list of durations.', 'ONE_TO_TWO_YEARS', empty),
  emergencyInfo: spec('Two people to ask in an emergency.'),
  'emergencyInfo.name': spec('Name of the first.', 'Contoh Dua', empty),
  'emergencyInfo.relation': spec(
    'Relation, from the list of the combined flow.',
    'SIBLINGS',
    empty,
  ),
  'emergencyInfo.mobileNumber': spec('Mobile number of the first.', '+628000000002', empty),
  'emergencyInfo.name2': spec('Name of the second.', 'Contoh Tiga', empty),
  'emergencyInfo.relation2': spec('Relation of the second.', 'FRIENDS', empty),
  'emergencyInfo.mobileNumber2': spec('Mobile number of the second.', '+628000000003', empty),
  residentialInfo: spec('Residence.'),
  'residentialInfo.status': spec(
    'Whether the home is owned or rented, from its list.',
    'OWN',
    empty,
  ),
  'residentialInfo.homePhone': spec('Telephone number at home.', '+622100000001', empty),
  'residentialInfo.province': residence.province,
  'residentialInfo.city': residence.city,
  'residentialInfo.district': residence.district,
  'residentialInfo.village': residence.village,
  'residentialInfo.zipCode': residence.zipCode,
  'residentialInfo.address': residence.address,
};
