import { answer, answered, answerUpTo, onlySubmission } from './support/kyc';
import { goOn } from './support/combined';
import { arrived } from './support/gpp';
import { at, hold, primary, tremble } from './support/pages';
import { expect, test } from './support/test';

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
  expect(await arrived(sandbox, user, 'POST', '/v1/user/submit')).toHaveLength(1);
});

test('a consent given in one tab is found by the tabs that wait', async ({
  page,
  context,
  sandbox,
  login,
}) => {
  const user = await login('gpp-available', { path: '/combined/tnc' });
  const [second, third] = [await context.newPage(), await context.newPage()];
  await second.goto('/combined/tnc');
  await third.goto('/combined');
  await Promise.all([at(second, '/combined/tnc'), at(third, '/combined')]);
  // The second is on its way while the first agrees; the third agrees when all is done.
  const release = await hold(second, '/v1/user-consent');
  await primary(second).tap();
  await goOn(page, '/combined');
  release();
  await at(second, '/combined');
  await goOn(third, '/combined/tnc');
  await goOn(third, '/combined');
  await expect(third.locator('main')).toContainText('Kamu sudah menyetujui syarat pinjaman');
  const { consents, combinedDraft } = await sandbox.user(user.userId);
  expect(consents).toEqual({ NEW_ONBOARDING: true });
  expect(combinedDraft?.additionalProducts).toEqual(['GPP']);
  expect(await arrived(sandbox, user, 'POST', '/v1/user-consent')).toHaveLength(1);
});
