import { at, atWholeHome, primary } from './support/pages';
import { expect, test } from './support/test';

test('a late user reads the charged fee and its rule, and goes on to pay that number alone', async ({
  page,
  login,
}) => {
  await login('overdue-late-fee');
  await atWholeHome(page);
  await page.getByRole('button', { name: 'Belum bisa bayar?' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Belum bisa bayar?' });
  await expect(sheet).toContainText('Tagihanmu sudah termasuk denda Rp25.000 rupiah.');
  await expect(sheet.getByText('Jika terlambat')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Jadikan cicilan' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Bicara dengan kami' })).toBeVisible();

  await sheet.getByRole('button', { name: 'Lihat dan bayar tagihan' }).tap();
  await at(page, '/repayment/bill-list');
  await primary(page).tap();
  await at(page, '/repayment/bca-va');
  await expect(page.getByText('Bayar hanya ke nomor ini')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Laporkan penipuan' })).toBeVisible();
});
