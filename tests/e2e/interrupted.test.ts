import { answer, answered, field } from './support/kyc';
import { address, at, goOn, logInByPhone, primary } from './support/pages';
import { expect, test } from './support/test';

const email = 'personalInfo.email';
const mother = 'personalInfo.motherMaidenName';
const save = 'PATCH /v1/kyc';

test('a session that ends returns to the input', async ({ page, sandbox, answering, failing }) => {
  const user = await answering('/kyc/step2', { query: '?from=test' });
  const { phone } = await sandbox.user(user.userId);
  await failing(user, save, { status: 401 });
  await goOn(page, '/auth/logout');
  expect(address(page)).toBe('/auth/logout?referrer=api');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText('Sesimu berakhir');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toMatch(/Aminah|authToken/);

  await primary(page).tap();
  await logInByPhone(page, phone);
  await at(page, '/kyc/step2');
  expect(address(page)).toBe('/kyc/step2?from=test');
  await expect(field(page, email)).toHaveValue('sari.dewi@contoh.example');
  await expect(answered(page, 'personalInfo.gender')).toHaveValue('FEMALE');
  await expect(answered(page, 'personalInfo.maritalStatus')).toHaveValue('MARRIED');
  await expect(field(page, mother)).toHaveValue('');
  await expect(field(page, mother)).toHaveAccessibleDescription(/Isi lagi, ya/);
  await answer(page, mother, 'Siti Aminah');
  await goOn(page, '/kyc/step3');
  const { draft } = await sandbox.user(user.userId);
  expect(draft?.personalInfo).toMatchObject({
    email: 'sari.dewi@contoh.example',
    motherMaidenName: 'Siti Aminah',
  });
});
