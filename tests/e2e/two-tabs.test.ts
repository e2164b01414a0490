import { answer, answered, answerUpTo, onlySubmission } from './support/kyc';
import { arrived } from './support/gpp';
import { at, goOn } from './support/pages';
import { expect, test } from './support/test';

test('two tabs fill in one draft, and send it once', async ({ page, context, sandbox, login }) => {
  const user = await login('new');
  await sandbox.stopClock(user.userId);
  await answerUpTo(sandbox, user);
  const other = await context.newPage();
  await page.goto('/kyc/step2');
  await other.goto('/kyc/step3');
  await answer(page, 'personalInfo.email', 'tab.satu@contoh.example');
  await answer(other, 'workInfo.companyName', 'Toko Tab Dua');
  await goOn(page, '/kyc/step3');
  await goOn(other, '/kyc/step4');
  const { draft } = await sandbox.user(user.userId);
  expect(draft?.personalInfo?.['email']).toBe('tab.satu@contoh.example');
  expect(draft?.workInfo?.['companyName']).toBe('Toko Tab Dua');
  await page.reload();
  await expect(answered(page, 'workInfo.companyName')).toHaveValue('Toko Tab Dua');

  await page.goto('/kyc/tnc');
  await other.goto('/kyc/tnc');
  await Promise.all([at(page, '/kyc/tnc'), at(other, '/kyc/tnc')]);
  await goOn(page, '/application/submit');
  await goOn(other, '/application/submit');
  await onlySubmission(sandbox, user.userId);
  expect(await arrived(sandbox, user, 'POST', '/v1/user/submit')).toHaveLength(1);
});
