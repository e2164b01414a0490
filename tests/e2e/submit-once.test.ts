import { answer, answered, answerUpTo, onlySubmission } from './support/kyc';
import { at, primary, tremble } from './support/pages';
import type { Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

/** How often the application was sent. */
const sent = async (sandbox: Sandbox, userId: string) =>
  (await sandbox.journal({ userId, path: '/v1/user/submit' })).length;

test('a double press leaves a step once, with one save', async ({ page, sandbox, applying }) => {
  const user = await applying('/kyc/step5');
  await answer(page, 'emergencyInfo.name', 'Dewi Anggraini');
  await answer(page, 'emergencyInfo.relation', 'FRIENDS');
  await answer(page, 'emergencyInfo.phone', '081234567890');
  const before = await sandbox.journal({ userId: user.userId, path: '/v1/kyc' });
  await tremble(page, 5);
  await at(page, '/kyc/step6');
  const after = await sandbox.journal({ userId: user.userId, path: '/v1/kyc' });
  const saves = after.slice(before.length).filter(({ method }) => method === 'PATCH');
  expect(saves).toHaveLength(1);
  await page.goBack();
  await at(page, '/kyc/step5');
});

test('a submission that never arrived is told apart, and can be sent again by hand', async ({
  page,
  sandbox,
  applying,
  failing,
}) => {
  await page.clock.install();
  const user = await applying('/kyc/tnc');
  await failing(user, 'POST /v1/user/submit', { status: 504 });
  await primary(page).tap();
  await expect(page.locator('h1')).toHaveText('Sedang kami pastikan');
  await expect(page.locator('[data-loader]')).toHaveCount(0);
  for (const pause of [2, 4, 8, 15, 30, 60, 60, 60, 60, 60, 60])
    await page.clock.fastForward(pause * 1000);
  await expect(page.locator('h1')).toHaveText('Belum ada kepastian');
  await page.reload();
  await at(page, '/kyc/tnc');
  await primary(page).tap();
  await at(page, '/application/submit');
  await onlySubmission(sandbox, user.userId);
});

test('two tabs fill in one draft together, and send it once', async ({
  page,
  context,
  sandbox,
  login,
}) => {
  const user = await login('new');
  await sandbox.stopClock(user.userId);
  await answerUpTo(sandbox, user);
  const other = await context.newPage();
  await page.goto('/kyc/step2');
  await other.goto('/kyc/step3');
  await answer(page, 'personalInfo.email', 'tab.satu@contoh.example');
  await answer(other, 'workInfo.companyName', 'Toko Tab Dua');
  await primary(page).tap();
  await at(page, '/kyc/step3');
  await primary(other).tap();
  await at(other, '/kyc/step4');
  const { draft } = await sandbox.user(user.userId);
  expect(draft?.personalInfo?.['email']).toBe('tab.satu@contoh.example');
  expect(draft?.workInfo?.['companyName']).toBe('Toko Tab Dua');
  await page.reload();
  await expect(answered(page, 'workInfo.companyName')).toHaveValue('Toko Tab Dua');

  await page.goto('/kyc/tnc');
  await other.goto('/kyc/tnc');
  await Promise.all([at(page, '/kyc/tnc'), at(other, '/kyc/tnc')]);
  await primary(page).tap();
  await at(page, '/application/submit');
  await primary(other).tap();
  await at(other, '/application/submit');
  await onlySubmission(sandbox, user.userId);
  expect(await sent(sandbox, user.userId)).toBe(1);
});
