import { answer, answered, field } from './support/kyc';
import { at, primary } from './support/pages';
import { expect, test } from './support/test';

const again = 'Isi lagi, ya. Demi keamananmu';
const mother = 'personalInfo.motherMaidenName';

const save = 'PATCH /v1/kyc';

test('what a lost save and a reload leave', async ({ page, sandbox, answering, losing }) => {
  const user = await answering('/kyc/step2');
  await losing(user, save);
  await primary(page).tap();
  await expect(page.getByText('Belum tersimpan')).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).toContain('sari.dewi@contoh.example');
  expect(kept).not.toContain('Aminah');

  await page.reload();
  await at(page, '/kyc/step2');
  await expect(answered(page, 'personalInfo.email')).toHaveValue('sari.dewi@contoh.example');
  await expect(answered(page, 'personalInfo.gender')).toHaveValue('FEMALE');
  await expect(answered(page, 'personalInfo.manuallyEducation')).toHaveValue('DIPLOMA_3');
  await expect(field(page, mother)).toHaveValue('');
  await expect(field(page, mother)).toHaveAccessibleDescription(new RegExp(again));
  await sandbox.clearFaults(user.userId);
  await answer(page, mother, 'Siti Aminah');
  await expect(page.locator('main')).not.toContainText(again);
  await primary(page).tap();
  await at(page, '/kyc/step3');
  const { draft } = await sandbox.user(user.userId);
  expect(draft?.personalInfo).toEqual({
    email: 'sari.dewi@contoh.example',
    gender: 'FEMALE',
    motherMaidenName: 'Siti Aminah',
    manuallyEducation: 'DIPLOMA_3',
    maritalStatus: 'MARRIED',
  });
});

test('a phone that goes offline keeps the step, and sends when it is back', async ({
  page,
  connect,
  sandbox,
  answering,
}) => {
  const user = await answering('/kyc/step5');
  await connect(false);
  await primary(page).tap();
  await expect(page.getByText('Belum tersimpan')).toBeVisible();
  const failed = page.waitForEvent('requestfailed', (it) => it.method() === 'PATCH');
  await primary(page).tap();
  await failed;
  await expect(page.getByText('Belum tersimpan')).toBeVisible();
  await connect(true);
  await primary(page).tap();
  await at(page, '/kyc/step6');
  expect((await sandbox.user(user.userId)).draft?.emergencyInfo?.['phone']).toBe('+6281234567890');
});
