import type { OpenApp } from './open-app';

const work = {
  jobIndustry: 'FINANCE',
  occupation: 'PRIVATE_SECTOR_EMPLOYEE',
  jobPosition: 'STAFF',
  companyName: 'Toko Maju Jaya',
  workSince: 'TWO_TO_THREE_YEARS',
  monthlyIncome: '7500000',
  incomeSource: 'SALARY',
};

/** Answers step 3 and continues. */
export const answerWork = async (app: OpenApp): Promise<void> => {
  for (const [name, value] of Object.entries(work)) app.fill(`workInfo.${name}`, value);
  app.press();
  await app.on('/kyc/step4');
};
