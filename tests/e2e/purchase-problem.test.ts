import { rows } from './support/history';
import { expect, test } from './support/test';

test('from a receipt, a user gathers what is wrong with a purchase, and returns to the receipt', async ({
  page,
  login,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await login('active', { path: '/transactions' });
  await rows(page).first().getByRole('button').tap();
  await page.getByRole('button', { name: 'Ada masalah dengan belanja ini?' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Ada masalah dengan belanja ini' });
  await sheet.getByText('Bukan aku yang belanja').tap();
  await sheet.getByRole('button', { name: 'Salin teks' }).tap();
  await expect(sheet.getByRole('status')).toHaveText('Teks tersalin.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Bukan aku yang belanja');
  expect(copied).toContain('Nomor referensi');

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Struk transaksi' })).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ada masalah dengan belanja ini?' })).toBeFocused();
});
