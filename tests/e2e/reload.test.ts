import type { Page } from '@playwright/test';
import { answer, answerAll, answerUpTo, applicant, asStored, field, type Step } from './support/kyc';
import { at, primary } from './support/pages';
import { expect, test } from './support/test';

const steps = Object.keys(applicant) as Step[];

/** What every field of the step on screen holds. */
const shown = (page: Page) =>
  page.locator('main form').evaluate((form) =>
    Object.fromEntries(
      [...new FormData(form as HTMLFormElement)].map(([name, value]) => [name, String(value)]),
    ),
  );

for (const step of steps)
  test(`reloading in the middle of ${step} loses nothing that was answered`, async ({
    page,
    sandbox,
    login,
  }) => {
    const user = await login('new');
    await answerUpTo(sandbox, user, step);
    await page.goto(step);
    await at(page, step);
    await answerAll(page, applicant[step]);
    const before = await shown(page);
    await page.reload();
    await at(page, step);
    await expect.poll(() => shown(page)).toEqual(before);
    await expect(page.locator('main')).not.toContainText('Isi lagi');
    await primary(page).tap();
    await expect(page).not.toHaveURL(new RegExp(`${step}$`));
  });

test('every other page of the application stays itself over a reload', async ({
  page,
  sandbox,
  login,
}) => {
  const user = await login('new');
  await page.goto('/kyc/onekyc/reapply');
  for (const path of ['/kyc/onekyc/reapply', '/kyc/onekyc/rejected', '/kyc/step1', '/kyc']) {
    await page.goto(path);
    await page.reload();
    await at(page, path);
  }
  await answerUpTo(sandbox, user);
  for (const path of ['/kyc/step4', '/kyc/confirm/address', '/kyc/step6', '/kyc/tnc']) {
    await page.goto(path);
    await page.reload();
    await at(page, path);
  }
  await primary(page).tap();
  await at(page, '/application/submit');
  await page.reload();
  await at(page, '/application/submit');
  expect((await sandbox.user(user.userId)).submissions).toHaveLength(1);
});

test('Back, the browser’s and the header’s, finds every step as it was left', async ({
  page,
  sandbox,
  login,
}) => {
  const user = await login('new');
  await answerUpTo(sandbox, user, '/kyc/step2');
  await page.goto('/kyc');
  await primary(page).tap();
  for (const step of steps) {
    await at(page, step);
    await answerAll(page, applicant[step]);
    await primary(page).tap();
  }
  await at(page, '/kyc/step6');
  const back = [
    () => page.goBack(),
    () => page.locator('header').getByRole('button', { name: 'Kembali' }).tap(),
  ];
  for (const [turn, step] of [...steps].reverse().entries()) {
    await back[turn % 2]!();
    await at(page, step);
    await expect(page.locator('h1')).toBeFocused();
    // Step 4 is a confirmation once there is an address.
    if (step === '/kyc/step4') await expect(page.locator('main')).toContainText('Dago');
    else await expect.poll(() => shown(page)).toMatchObject({});
  }
  await page.goBack();
  await at(page, '/kyc');
  const { draft } = await sandbox.user(user.userId);
  expect(draft).toEqual({ ...asStored, onekycSubmissionUuid: user.userId });
});

test('Back in the middle of a step keeps what was typed, here and in the draft', async ({
  page,
  sandbox,
  login,
}) => {
  const user = await login('new');
  await answerUpTo(sandbox, user, '/kyc/step3');
  await page.goto('/kyc/step2');
  await primary(page).tap();
  await at(page, '/kyc/step3');
  await answer(page, 'workInfo.companyName', 'Warung Bu Sari');
  await answer(page, 'workInfo.monthlyIncome', '7500000');
  await page.goBack();
  await at(page, '/kyc/step2');
  await expect
    .poll(async () => (await sandbox.user(user.userId)).draft?.workInfo)
    .toEqual({ companyName: 'Warung Bu Sari', monthlyIncome: 7_500_000 });
  await page.goForward();
  await at(page, '/kyc/step3');
  await expect(field(page, 'workInfo.companyName')).toHaveValue('Warung Bu Sari');
  await expect(field(page, 'workInfo.monthlyIncome')).toHaveValue('7.500.000');
});
