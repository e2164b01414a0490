/** Holds a draft as a tree of fields. */
export type Draft = Record<string, unknown>;

/** Holds the one user of every lender server. */
export const PERSON = {
  customerId: 70012345,
  accountId: 5500871,
  name: 'Siti Rahmawati',
  maskedName: 'S*** R********',
  maskedNik: '3174********0001',
  phone: '+6281234567890',
  email: 'siti.rahmawati@example.com',
  birthDate: '1995-08-17',
  otp: '123456',
  pin: '123456',
  virtualAccount: '7000181234567890',
  contract: 8801,
  area: {
    id: 317407,
    province: 'DKI Jakarta',
    city: 'Jakarta Selatan',
    district: 'Kebayoran Baru',
    village: 'Senayan',
    zipCode: '12190',
  },
};

/** Holds the villages below the district of the user's identity card. */
export const VILLAGES = [
  { id: 31740701, name: 'Senayan', zipCode: '12190' },
  { id: 31740702, name: 'Gunung', zipCode: '12120' },
  { id: 31740703, name: 'Melawai', zipCode: '12160' },
];

/** Holds the merchants that accept the credit line. */
export const MERCHANTS = [
  { id: 41, name: 'Elektronik Jaya', category: 'ELECTRONICS', logo: 'elektronik-jaya.png' },
  { id: 42, name: 'Apotek Sehat', category: 'HEALTH', logo: 'apotek-sehat.png' },
  { id: 43, name: 'Toko Sepatu Raya', category: 'FASHION', logo: 'toko-sepatu-raya.png' },
];

/** Holds the agreement: a PDF file of one empty page, in base64. */
export const AGREEMENT = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF',
  ].join('\n'),
).toString('base64');

const { id: _, ...home } = PERSON.area;

/** Returns a new draft of the single-product application. */
export function kycDraft(): Draft {
  return {
    onekycSubmissionUuid: '0b7de1c4-52a1-4c7e-9a30-6f1d2c3b4a59',
    email: PERSON.email,
    residentialInfo: { ...home, address: 'Jalan Melati 12' },
    personalInfo: {
      manuallyEducation: 'BACHELOR',
      maritalStatus: 'SINGLE',
      motherMaidenName: 'Kartini',
      email: '',
      gender: 'FEMALE',
    },
    workInfo: {
      jobIndustry: 'FINANCE',
      occupation: '',
      jobPosition: 'STAFF',
      companyName: 'Koperasi Maju',
      workSince: 'THREE_TO_FIVE_YEARS',
      monthlyIncome: 8_500_000,
      incomeSource: 'SALARY',
    },
    emergencyInfo: { name: 'Dewi Lestari', relation: 'PARENTS', phone: '+6281298765432' },
    pastIncomeAndGenderCutoff: true,
    submissionType: 'NEW',
  };
}

/** Returns a new draft of the combined application, half filled in. */
export function combinedDraft(): Draft {
  return {
    submissionId: 660021,
    userInfo: {
      education: 'BACHELOR_DEGREE',
      mobileNumber: PERSON.phone,
      sourceOfFund: 'SALARY',
      monthlyIncome: 8_500_000,
      maritalStatus: 'SINGLE',
      motherMaidenName: 'Kartini',
      email: PERSON.email,
      dependents: 0,
      gender: 'FEMALE',
    },
    workInfo: {
      jobIndustry: 'THE_05',
      jobType: 'PRIVATE',
      employerName: 'Koperasi Maju',
      businessAddress: 'Jalan Anggrek 3',
      businessPhone: '+62215550123',
      workSince: 'THREE_TO_FIVE_YEARS',
    },
    emergencyInfo: {
      name: 'Dewi Lestari',
      relation: 'PARENTS',
      mobileNumber: '+6281298765432',
      name2: '',
      relation2: '',
      mobileNumber2: '',
    },
    residentialInfo: { ...home, homePhone: '', status: 'RENT', address: 'Jalan Melati 12' },
    additionalProducts: ['GPP'],
  };
}

/** Writes the fields of a patch into a draft, group by group. */
export function merge(draft: Draft, patch: Draft): void {
  for (const [key, value] of Object.entries(patch)) {
    const old = draft[key];
    const both = [old, value].every(
      (item) => typeof item === 'object' && item !== null && !Array.isArray(item),
    );
    if (both) merge(old as Draft, value as Draft);
    else draft[key] = value;
  }
}
