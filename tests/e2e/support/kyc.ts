import { expect, type Locator } from '@playwright/test';
import { at, goOn, primary, type Root } from './pages';
import type { NewUser, Sandbox } from './sandbox';

export type Answers = Readonly<Record<string, string>>;
export type Step = keyof typeof applicant;

/** Answers of an applicant as they are typed, by step and in the order of the form. */
export const applicant = {
  '/kyc/step2': {
    'personalInfo.email': '  sari.dewi@contoh.example ',
    'personalInfo.gender': 'FEMALE',
    'personalInfo.motherMaidenName': 'Siti  Aminah',
    'personalInfo.manuallyEducation': 'DIPLOMA_3',
    'personalInfo.maritalStatus': 'MARRIED',
  },
  '/kyc/step3': {
    'workInfo.jobIndustry': 'TRADE_HOTEL_AND_RESTAURANT',
    'workInfo.occupation': 'ENTREPRENEUR',
    'workInfo.jobPosition': 'MANAGER',
    'workInfo.companyName': 'Warung Bu Sari',
    'workInfo.workSince': 'THREE_TO_FIVE_YEARS',
    'workInfo.monthlyIncome': '7500000',
    'workInfo.incomeSource': 'BUSINESS',
  },
  '/kyc/step4': {
    'residentialInfo.province': 'JAWA BARAT',
    'residentialInfo.city': 'KOTA BANDUNG',
    'residentialInfo.district': 'Coblong',
    'residentialInfo.village': 'Dago',
    'residentialInfo.address': 'Jalan Ir. H. Juanda No. 12,\nRT 003/RW 005',
  },
  '/kyc/step5': {
    'emergencyInfo.name': 'Dewi Anggraini',
    'emergencyInfo.relation': 'RELATIVES',
    'emergencyInfo.phone': '081234567890',
  },
} as const satisfies Readonly<Record<string, Answers>>;

/** The same answers as the server stores them: trimmed, with the postal code that is looked up for the village. */
export const asStored = {
  email: 'sari.dewi@contoh.example',
  submissionType: 'NEW',
  pastIncomeAndGenderCutoff: true,
  personalInfo: {
    email: 'sari.dewi@contoh.example',
    gender: 'FEMALE',
    motherMaidenName: 'Siti Aminah',
    manuallyEducation: 'DIPLOMA_3',
    maritalStatus: 'MARRIED',
  },
  workInfo: {
    jobIndustry: 'TRADE_HOTEL_AND_RESTAURANT',
    occupation: 'ENTREPRENEUR',
    jobPosition: 'MANAGER',
    companyName: 'Warung Bu Sari',
    workSince: 'THREE_TO_FIVE_YEARS',
    monthlyIncome: 7_500_000,
    incomeSource: 'BUSINESS',
  },
  residentialInfo: {
    province: 'JAWA BARAT',
    city: 'KOTA BANDUNG',
    district: 'Coblong',
    village: 'Dago',
    zipCode: '40135',
    address: 'Jalan Ir. H. Juanda No. 12, RT 003/RW 005',
  },
  emergencyInfo: { name: 'Dewi Anggraini', relation: 'RELATIVES', phone: '+6281234567890' },
};

export const steps = Object.keys(applicant) as Step[];
const groups = ['personalInfo', 'workInfo', 'residentialInfo', 'emergencyInfo'] as const;

export const groupOf = (step: Step) => groups[steps.indexOf(step)] ?? 'personalInfo';

/** Stores an identity check and the answers to every step before this one; to all steps without one. */
export const answerUpTo = async (sandbox: Sandbox, user: NewUser, step?: Step) => {
  const count = step === undefined ? groups.length : steps.indexOf(step);
  const answered = groups.slice(0, count).map((group) => [group, asStored[group]]);
  await sandbox.api(user, 'PATCH', '/v1/kyc', {
    onekycSubmissionUuid: user.userId,
    ...Object.fromEntries(answered),
  });
};

export const field = (page: Root, name: string): Locator =>
  page.locator(`main form [name="${name}"]`);

/** Returns the control that holds a field's answer: of radios the checked one. */
export const answered = (page: Root, name: string): Locator =>
  page.locator(`main form [name="${name}"]:is(:checked, :not([type="radio"]))`);

const kindOf = (control: Locator) =>
  control
    .first()
    .evaluate((it) =>
      it instanceof HTMLInputElement && it.type === 'radio' ? 'radio' : it.tagName,
    );

/** Answers one field by a tap or by `fill`, depending on its kind. */
export const answer = async (page: Root, name: string, value: string) => {
  const control = field(page, name);
  const kind = await kindOf(control);
  if (kind === 'radio') await page.locator(`label:has([name="${name}"][value="${value}"])`).tap();
  else if (kind === 'SELECT') {
    await control.selectOption(value);
    // Its postal code is looked up, and the step cannot be left without one.
    if (name === 'residentialInfo.village')
      await expect(field(page, 'residentialInfo.zipCode')).not.toHaveValue('');
  } else await control.fill(value);
};

export const answerAll = async (page: Root, answers: Answers) => {
  for (const [name, value] of Object.entries(answers)) await answer(page, name, value);
};

/** Opens the identity check and ends it with the button of this index: accepted, rejected, cancelled. */
export const identify = async (page: Root, button: 0 | 1 | 2 = 0) => {
  await primary(page).tap();
  await page.getByRole('dialog').getByRole('button').nth(button).tap();
};

export const identifyAgain = async (page: Root, button: 0 | 1 = 0) => {
  await at(page, '/kyc/onekyc/rejected');
  await goOn(page, '/kyc/onekyc/reapply');
  await identify(page, button);
};

/** Expects exactly one submission of this user, and returns it. */
export const onlySubmission = async (sandbox: Sandbox, userId: string) => {
  const { submissions } = await sandbox.user(userId);
  expect(submissions).toHaveLength(1);
  return submissions[0]!;
};
