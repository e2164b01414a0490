import type { Row } from './row';

/** Past the cut-off the field is asked; before it, the field counts as valid (spec §4, §5). */
const cutOff = (option: string): readonly Row[] => {
  const before = { extras: { pastIncomeAndGenderCutoff: false } };
  const past = { extras: { pastIncomeAndGenderCutoff: true } };
  return [
    ['', 'unasked', before],
    ['UNKNOWN', 'unasked', before],
    [option, 'unasked', before],
    ['', 'blocks empty', past],
    ['UNKNOWN', 'blocks option', past],
    [option, 'fine', past],
    ['', 'blocks empty', { extras: { pastIncomeAndGenderCutoff: 'false' } }],
  ];
};

const carried = 'workInfo.occupationInternetBased';
const firstName = { 'emergencyInfo.name': 'Budi Santoso' };
const firstNumber = { 'emergencyInfo.mobileNumber': '0812 3456 7890' };
const nothingKnown = { facts: {} };

const zipCode: readonly Row[] = [
  ['10110', 'fine', nothingKnown],
  ['00110', 'blocks zipFormat', nothingKnown],
];

/** Extra rows of single fields, for the context of that field, by product and name. */
export const own: Readonly<Record<string, Readonly<Record<string, readonly Row[]>>>> = {
  kyc: {
    'personalInfo.gender': cutOff('FEMALE'),
    'workInfo.incomeSource': cutOff('SALARY'),
    [carried]: [
      ['', 'unasked', { saved: {} }],
      ['UNKNOWN', 'unasked', { saved: {} }],
      ['INTERNET_BASED', 'unasked', { saved: {} }],
      ['', 'blocks empty', { saved: { [carried]: 'INTERNET_BASED' } }],
      ['NOT_INTERNET_BASED', 'fine', { saved: { [carried]: 'INTERNET_BASED' } }],
      ['true', 'fine', { saved: { [carried]: 'true' } }],
    ],
    'residentialInfo.zipCode': zipCode,
    'emergencyInfo.name': [
      ['Siti Aminah', 'fine', nothingKnown],
      ['Nur Aminah', 'fine', { answers: { 'personalInfo.motherMaidenName': 'Nur Aminah' } }],
    ],
    'emergencyInfo.phone': [['0811 1111 111', 'fine', nothingKnown]],
  },
  combined: {
    'userInfo.mobileNumber': [
      ['', 'fine', { untouched: true }],
      ['+65 9123 4567', 'warns phoneOwn', { saved: { 'userInfo.mobileNumber': '+6591234567' } }],
      ['+65 9123 4567', 'blocks phoneOwn', { saved: { 'userInfo.mobileNumber': '+6591234568' } }],
    ],
    'residentialInfo.zipCode': zipCode,
    'emergencyInfo.name': [
      ['Budi Santoso', 'fine', { answers: { 'emergencyInfo.name2': 'Budi Santoso' } }],
    ],
    'emergencyInfo.name2': [
      ['Budi Santoso', 'blocks sameName', { answers: firstName }],
      [' budi  SANTOSO\n', 'blocks sameName', { answers: firstName }],
      ['\u202eBudi\u202c San\u200btoso', 'blocks sameName', { answers: firstName }],
      ['Zoe\u0308', 'blocks sameName', { answers: { 'emergencyInfo.name': 'Zo\u00eb' } }],
      ['Ni’mat', 'blocks sameName', { answers: { 'emergencyInfo.name': "Ni'mat" } }],
      ['Siti Aminah', 'blocks sameName', { answers: { 'emergencyInfo.name': 'SITI AMINAH' } }],
      ['Tini', 'fine', { answers: firstName }],
      ['Budi Santoso', 'fine', { answers: { 'emergencyInfo.name': ' ' } }],
      ['', 'blocks empty', { answers: firstName }],
    ],
    'emergencyInfo.mobileNumber2': [
      ['0812 3456 7890', 'blocks samePhone', { answers: firstNumber }],
      ['+62-812-3456-7890', 'blocks samePhone', { answers: firstNumber }],
      ['٠٨١٢٣٤٥٦٧٨٩٠', 'blocks samePhone', { answers: firstNumber }],
      ['\u202d0062 812 3456 7890\u202c', 'blocks samePhone', { answers: firstNumber }],
      ['0813 3456 7890', 'fine', { answers: firstNumber }],
      ['0812 3456 7890', 'fine', { answers: { 'emergencyInfo.mobileNumber': '' } }],
      ['', 'blocks empty', { answers: firstNumber }],
    ],
  },
  challenges: {
    otp: [
      ['1234', 'fine', { facts: { codeLength: 4 } }],
      ['123456', 'blocks otpFormat', { facts: { codeLength: 4 } }],
      ['1234 5678', 'fine', { facts: { codeLength: 8 } }],
      ['123456', 'fine', nothingKnown],
    ],
    nik: [
      ['3171012703950001', 'fine', nothingKnown],
      ['3171012703950001', 'warns nikDiffers', { facts: { gender: 'FEMALE' } }],
      ['3171016803950001', 'warns nikDiffers', { facts: { born: '1995-03-27' } }],
    ],
  },
};
