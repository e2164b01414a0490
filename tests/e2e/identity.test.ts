import { long } from './support/long';
import { answerAll, applicant, field, identify, identifyAgain, steps } from './support/kyc';
import { at, goBackTo, goOn, primary } from './support/pages';
import { expect, test } from './support/test';

test('of repeated identity checks the successful one is kept', async ({ page, sandbox, login }) => {
  const { userId } = await login('new', { path: '/kyc/step1' });
  await identify(page, 1);
  await identifyAgain(page, 1);
  await identifyAgain(page);
  await at(page, '/kyc/onekyc/success');
  const { oneKyc, draft } = await sandbox.user(userId);
  expect(oneKyc.map(({ outcome }) => outcome)).toEqual(['REJECTED', 'REJECTED', 'SUBMITTED']);
  expect(draft?.onekycSubmissionUuid).toBe(oneKyc[2]?.submissionUuid);
  await goBackTo(page, '/kyc/step1');
  await goOn(page, '/kyc/step2');
});

test('the user can leave a capture that uploads slowly', long, async ({ page, sandbox, login }) => {
  const { userId } = await login('new', { path: '/kyc' });
  await sandbox.fault({ path: '/one-kyc/captures', delayMs: 60_000, times: 2, userId });
  const capture = page.locator('dialog.one-kyc');
  const [succeed, , cancel] = [0, 1, 2].map((nth) => capture.getByRole('button').nth(nth));
  await goOn(page, '/kyc/step1');
  await primary(page).tap();
  await succeed?.tap();
  await cancel?.tap();
  await expect(capture).toHaveCount(0);
  await at(page, '/kyc/step1');
  await primary(page).tap();
  await succeed?.tap();
  await page.goBack();
  await expect(capture).toHaveCount(0);
  await at(page, '/kyc');
});

test('a migrated user skips the check and two fields', long, async ({ page, sandbox, login }) => {
  const { userId } = await login('migrated');
  await at(page, '/');
  await page.goto('/kyc/step1');
  await at(page, '/kyc/step1/migrated');
  await page.goto('/kyc');
  await goOn(page, '/kyc/step1/migrated');
  await primary(page).tap();
  const notAsked = ['personalInfo.gender', 'workInfo.incomeSource'];
  for (const step of steps) {
    await at(page, step);
    const asked = Object.entries(applicant[step]).filter(([name]) => !notAsked.includes(name));
    await answerAll(page, Object.fromEntries(asked));
    for (const name of notAsked) await expect(field(page, name)).toHaveCount(0);
    await primary(page).tap();
  }
  await at(page, '/kyc/step6');
  await goOn(page, '/kyc/tnc', '/application/submit');
  const { submissions } = await sandbox.user(userId);
  expect(submissions).toHaveLength(1);
  expect(submissions[0]?.request).toEqual({ flowType: 'GPL', submissionType: 'MIGRATION' });
  expect(submissions[0]?.draft.personalInfo).not.toHaveProperty('gender');
  expect(submissions[0]?.draft.workInfo).not.toHaveProperty('incomeSource');
});
