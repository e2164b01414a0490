import type { Page } from '@playwright/test';
import { answerAll, type Answers, asStored } from './kyc';
import { at, goOn, primary } from './pages';
import type { JournalEntry, NewUser, Sandbox } from './sandbox';
import { expect } from './test';

/** Answers to the combined application, as they are typed, in the order of its steps. */
export const combinedApplicant = {
  '/combined/user-info': {
    'userInfo.email': ' sari.dewi@contoh.example ',
    'userInfo.gender': 'FEMALE',
    'userInfo.motherMaidenName': 'Siti  Aminah',
    'userInfo.education': 'PH_D',
    'userInfo.maritalStatus': 'SEPERATED',
    'userInfo.dependents': '2',
    'userInfo.sourceOfFund': 'BUSINESS_INCOME',
    'userInfo.monthlyIncome': '7500000',
  },
  '/combined/work-info': {
    'workInfo.jobIndustry': 'THE_14',
    'workInfo.jobType': 'SELF_EMPLOYED',
    'workInfo.employerName': 'Warung Bu Sari',
    'workInfo.businessAddress': 'Jalan Asia Afrika No. 8, RT 001/RW 002',
    'workInfo.businessPhone': '022-420 1234',
    'workInfo.workSince': 'THREE_TO_FIVE_YEARS',
  },
  '/combined/contact-info': {
    'emergencyInfo.name': 'Dewi Anggraini',
    'emergencyInfo.relation': 'SIBLINGS',
    'emergencyInfo.mobileNumber': '0812 3456 7890',
    'emergencyInfo.name2': 'Budi Hartono',
    'emergencyInfo.relation2': 'FRIENDS',
    'emergencyInfo.mobileNumber2': '+62 813-9876-5432',
  },
  '/combined/residential-info': {
    'residentialInfo.status': 'SHORT_RENT',
    'residentialInfo.province': 'JAWA BARAT',
    'residentialInfo.city': 'KOTA BANDUNG',
    'residentialInfo.district': 'Coblong',
    'residentialInfo.village': 'Dago',
    'residentialInfo.address': 'Jalan Ir. H. Juanda No. 12,\nRT 003/RW 005',
    'residentialInfo.homePhone': '(022) 420 5678',
  },
} as const satisfies Readonly<Record<string, Answers>>;

/** The same answers as the server stores them; the mobile number is the one that the lender already had. */
export const combinedAsStored = {
  userInfo: {
    email: 'sari.dewi@contoh.example',
    gender: 'FEMALE',
    motherMaidenName: 'Siti Aminah',
    education: 'PH_D',
    maritalStatus: 'SEPERATED',
    dependents: 2,
    sourceOfFund: 'BUSINESS_INCOME',
    monthlyIncome: 7_500_000,
  },
  workInfo: {
    jobIndustry: 'THE_14',
    jobType: 'SELF_EMPLOYED',
    employerName: 'Warung Bu Sari',
    businessAddress: 'Jalan Asia Afrika No. 8, RT 001/RW 002',
    businessPhone: '+62224201234',
    workSince: 'THREE_TO_FIVE_YEARS',
  },
  emergencyInfo: {
    name: 'Dewi Anggraini',
    relation: 'SIBLINGS',
    mobileNumber: '+6281234567890',
    name2: 'Budi Hartono',
    relation2: 'FRIENDS',
    mobileNumber2: '+6281398765432',
  },
  residentialInfo: {
    ...asStored.residentialInfo,
    status: 'SHORT_RENT',
    homePhone: '+62224205678',
  },
};

export const combinedSteps = Object.keys(combinedApplicant) as (keyof typeof combinedApplicant)[];

export const identifyForBoth = async (page: Page) => {
  await primary(page).tap();
  await page.getByRole('dialog').getByRole('button').first().tap();
  await at(page, '/kyc/onekyc/success');
};

/** Answers every step up to the terms of the combined application. */
export const answerForBoth = async (page: Page) => {
  for (const [turn, step] of combinedSteps.entries()) {
    await at(page, step);
    await answerAll(page, combinedApplicant[step]);
    await goOn(page, combinedSteps[turn + 1] ?? '/combined/kyc/tnc');
  }
};

export const identifyAndAnswer = async (page: Page) => {
  await identifyForBoth(page);
  await primary(page).tap();
  await answerForBoth(page);
};

export const sendAndBeDecided = async (
  page: Page,
  sandbox: Sandbox,
  { userId }: NewUser,
  end: '/home/activated' | '/application/rejected',
) => {
  await goOn(page, '/application/submit', '/application/processing');
  await sandbox.clock({ userId, advanceSeconds: 5 });
  await page.clock.fastForward('00:02');
  await at(page, end);
};

export const sendAndBeApproved = async (page: Page, sandbox: Sandbox, user: NewUser) => {
  await sendAndBeDecided(page, sandbox, user, '/home/activated');
  await goOn(page, '/home');
};

/** Checks the product in the headers of the combined calls, and `x-trigger-data-send` on the saves (spec §7). */
export const expectCombinedHeaders = (
  calls: readonly JournalEntry[],
  products: readonly ('GPL' | 'GPP')[],
) => {
  const combined = calls.filter(({ path }) => path.endsWith('/v1/kyc/combined'));
  for (const { headers } of combined)
    expect(products).toContain(headers['additional_products'] as 'GPL' | 'GPP');
  const saves = combined.filter(({ method }) => method === 'PATCH');
  expect(saves.length).toBeGreaterThanOrEqual(combinedSteps.length);
  for (const { headers } of saves)
    expect(headers['x-trigger-data-send']).toMatch(/^(?:true|false)$/);
  const ends = saves.filter(({ headers }) => headers['x-trigger-data-send'] === 'true');
  expect(ends).toHaveLength(1);
  expect(ends[0]?.body).toMatchObject({ residentialInfo: combinedAsStored.residentialInfo });
  for (const { method, headers } of combined)
    if (method === 'GET') expect(headers['x-trigger-data-send']).toBeUndefined();
  // The draft is read after every save, before the next one.
  const turns = combined.map(({ method }) => method).join(' ');
  expect(turns).toMatch(/^(?:GET )?(?:PATCH GET ?|GET ?)+$/);
};
