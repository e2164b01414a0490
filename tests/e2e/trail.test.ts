import { at, goTo, primary } from './support/pages';
import { expect, test } from './support/test';

test('a payment is followed from its number to the bills, and a second look shows the same', async ({
  page,
  login,
  sandbox,
}) => {
  const { userId } = await login('due-soon', { path: '/repayment/bca-va' });
  await primary(page).tap();
  await at(page, '/repayment/processing');
  const steps = page.locator('main .steps__step');
  await expect(steps).toHaveCount(4);
  await expect(steps.nth(1)).toContainText(/Kamu menandai sudah bayar.*\d\d:\d\d WIB/);
  await expect(steps.nth(3)).toContainText('Belum terlihat');

  await sandbox.payment(userId, 750_000);
  await page.getByRole('button', { name: 'Cek status' }).tap();
  await at(page, '/home/success');
  await expect(steps.nth(3)).toHaveText(/Tercatat di tagihan\s*Sudah$/);
  const seen = await steps.allTextContents();
  await goTo(page, '/home/success');
  await expect(steps.nth(3)).toHaveText(/Tercatat di tagihan\s*Sudah$/);
  expect(await steps.allTextContents()).toEqual(seen);
});
