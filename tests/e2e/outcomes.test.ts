import type { Page } from '@playwright/test';
import { answer, answerUpTo, onlySubmission } from './support/kyc';
import { at, logInAs, logOut, primary } from './support/pages';
import type { NewUser, Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

const day = 86_400;

/** Sends an application that is complete, and waits for its decision on both clocks. */
const send = async (page: Page, sandbox: Sandbox, { userId }: NewUser) => {
  await page.goto('/kyc/tnc');
  await primary(page).tap();
  await at(page, '/application/submit');
  await primary(page).tap();
  await at(page, '/application/processing');
  await sandbox.clock({ userId, advanceSeconds: 5 });
  await page.clock.fastForward('00:02');
};

test('REJECT ME is rejected; once its time is past, applying again keeps every answer', async ({
  page,
  sandbox,
  login,
}) => {
  await page.clock.install();
  const user = await login('new');
  await answerUpTo(sandbox, user);
  await page.goto('/kyc/step2');
  await answer(page, 'personalInfo.motherMaidenName', 'REJECT ME');
  await primary(page).tap();
  await at(page, '/kyc/step3');
  await send(page, sandbox, user);
  await at(page, '/application/rejected');
  await expect(page.locator('main')).toContainText('30 hari');
  const { outcome } = await onlySubmission(sandbox, user.userId);
  expect(outcome).toBe('REJECTED');

  // The token lives thirty days too, so whoever comes back then logs in anew.
  await logOut(page);
  await sandbox.clock({ userId: user.userId, advanceSeconds: 31 * day });
  await logInAs(page, user.loginCode);
  await at(page, '/application/rejected');
  await primary(page).tap();
  await at(page, '/kyc');
  const { application, draft } = await sandbox.user(user.userId);
  expect(application.status).toBe('DRAFT');
  expect(draft?.submissionType).toBe('REAPPLY');
  expect(draft?.personalInfo?.['motherMaidenName']).toBe('REJECT ME');
  await primary(page).tap();
  await at(page, '/kyc/step6');
});

test('the page of a rejection opens the way by itself when its time comes', async ({
  page,
  sandbox,
  login,
}) => {
  await page.clock.install();
  const { userId } = await login('review');
  await at(page, '/application/review');
  const reapplyTime = new Date(Date.now() + 3_600_000).toISOString();
  await sandbox.decide(userId, { what: 'application', outcome: 'REJECTED', reapplyTime });
  await page.clock.fastForward('00:02');
  await at(page, '/application/rejected');
  await expect(page.getByRole('button', { name: 'Ajukan lagi' })).toHaveCount(0);
  await sandbox.clock({ userId, advanceSeconds: 3_600 });
  await page.clock.fastForward('01:00:00');
  await page.getByRole('button', { name: 'Ajukan lagi' }).tap();
  await at(page, '/kyc');
  expect((await sandbox.user(userId)).application.status).toBe('DRAFT');
});

test('REVIEW ME stays in review until somebody decides', async ({ page, sandbox, login }) => {
  await page.clock.install();
  const user = await login('new');
  await answerUpTo(sandbox, user);
  await page.goto('/kyc/step2');
  await answer(page, 'personalInfo.motherMaidenName', 'review me');
  await primary(page).tap();
  await at(page, '/kyc/step3');
  await send(page, sandbox, user);
  await expect(page.locator('main')).toContainText('Terakhir dicek');
  await page.clock.fastForward('00:04');
  await at(page, '/application/processing');
  await page.reload();
  await at(page, '/application/processing');
  await page.goto('/');
  await at(page, '/application/review');
  await primary(page).tap();
  await expect(page.locator('[data-toast]')).toHaveText(
    'Belum ada keputusan. Coba cek lagi nanti.',
  );
  await sandbox.decide(user.userId, { what: 'application', outcome: 'APPROVED' });
  await page.clock.fastForward('00:02');
  await at(page, '/home/activated');
});

test('an income under the lender’s floor is warned about, may be sent, and is rejected', async ({
  page,
  sandbox,
  login,
}) => {
  await page.clock.install();
  const user = await login('new');
  await answerUpTo(sandbox, user);
  await page.goto('/kyc/step3');
  await answer(page, 'workInfo.monthlyIncome', '99000');
  await primary(page).tap();
  await expect(page.locator('.error-summary')).toBeFocused();
  await primary(page).tap();
  await at(page, '/kyc/step4');
  expect((await sandbox.user(user.userId)).draft?.workInfo?.['monthlyIncome']).toBe(99_000);
  await send(page, sandbox, user);
  await at(page, '/application/rejected');
});

test('any other refusal of the lender is told with its message and code', async ({
  page,
  sandbox,
  login,
  announce,
}) => {
  announce('/v1/user/submit', 422);
  const user = await login('new');
  await answerUpTo(sandbox, user);
  await page.goto('/kyc/tnc');
  const refusal = { status: 422, code: 'TOO_BUSY', message: 'Antrean penuh.' };
  await sandbox.fault({ path: '/v1/user/submit', ...refusal, userId: user.userId });
  await primary(page).tap();
  await expect(page.getByRole('alertdialog')).toContainText('Antrean penuh. [TOO_BUSY]');
  await page.getByRole('alertdialog').getByRole('button').first().tap();
  await primary(page).tap();
  await at(page, '/application/submit');
  await onlySubmission(sandbox, user.userId);
});
