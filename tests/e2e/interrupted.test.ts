import { long } from './support/long';
import { answer, answered, field } from './support/kyc';
import { address, at, primary } from './support/pages';
import { expect, test } from './support/test';

const email = 'personalInfo.email';
const mother = 'personalInfo.motherMaidenName';
const save = 'PATCH /v1/kyc';

test("a session that ends in the middle of a step returns through the login to the user's input", async ({
  page,
  sandbox,
  answering,
  failing,
}) => {
  const user = await answering('/kyc/step2', { query: '?from=test' });
  const { phone } = await sandbox.user(user.userId);
  await failing(user, save, { status: 401 });
  await primary(page).tap();
  await at(page, '/auth/logout');
  expect(address(page)).toBe('/auth/logout?referrer=api');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText('Sesimu berakhir');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toMatch(/Aminah|authToken/);

  await primary(page).tap();
  await page.waitForURL(/\/authorize\?/);
  await page.getByLabel('Nomor HP').fill(phone.replace('+62', '0'));
  await page.getByRole('button', { name: 'Lanjut', exact: true }).tap();
  await at(page, '/kyc/step2');
  expect(address(page)).toBe('/kyc/step2?from=test');
  await expect(field(page, email)).toHaveValue('sari.dewi@contoh.example');
  await expect(answered(page, 'personalInfo.gender')).toHaveValue('FEMALE');
  await expect(answered(page, 'personalInfo.maritalStatus')).toHaveValue('MARRIED');
  await expect(field(page, mother)).toHaveValue('');
  await expect(field(page, mother)).toHaveAccessibleDescription(/Isi lagi, ya/);
  await answer(page, mother, 'Siti Aminah');
  await primary(page).tap();
  await at(page, '/kyc/step3');
  const { draft } = await sandbox.user(user.userId);
  expect(draft?.personalInfo).toMatchObject({
    email: 'sari.dewi@contoh.example',
    motherMaidenName: 'Siti Aminah',
  });
});

test(
  "maintenance in the middle of a step redirects once, and returns to the user's input",
  long,
  async ({ page, sandbox, answering, failing }) => {
    const user = await answering('/kyc/step3', { query: '?from=test' });
    // The page tries to save once more when the user leaves it.
    await failing(user, save, { status: 503, times: 2 });
    await primary(page).tap();
    await at(page, '/maintenance');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await primary(page).tap();
    await at(page, '/kyc/step3');
    expect(address(page)).toBe('/kyc/step3?from=test');
    await expect(field(page, 'workInfo.companyName')).toHaveValue('Warung Bu Sari');
    await expect(field(page, 'workInfo.monthlyIncome')).toHaveValue('7.500.000');
    await primary(page).tap();
    await at(page, '/kyc/step4');
    expect((await sandbox.user(user.userId)).draft?.workInfo?.['companyName']).toBe(
      'Warung Bu Sari',
    );
  },
);

test(
  'a phone that goes offline keeps the step, and sends it when it is back online',
  long,
  async ({ page, connect, sandbox, answering }) => {
    const user = await answering('/kyc/step5');
    await connect(false);
    for (let press = 0; press < 2; press += 1) {
      const failed = page.waitForEvent('requestfailed', (it) => it.method() === 'PATCH');
      await primary(page).tap();
      await failed;
      await expect(page.getByText('Belum tersimpan')).toBeVisible();
      await expect(primary(page)).not.toHaveAttribute('aria-busy');
    }
    await connect(true);
    await primary(page).tap();
    await at(page, '/kyc/step6');
    expect((await sandbox.user(user.userId)).draft?.emergencyInfo?.['phone']).toBe(
      '+6281234567890',
    );
  },
);
