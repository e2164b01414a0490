import { at, goBackTo } from './support/pages';
import { expect, test } from './support/test';

test('who lends, its licence and its number are one press from the payment number, as is help with a scam', async ({
  page,
  context,
  login,
}) => {
  await login('due-soon', { path: '/repayment/bca-va' });
  await expect(page.getByText('Kredit dari PT Contoh Pembiayaan.')).toBeVisible();
  await page.getByRole('link', { name: 'Syarat, izin, dan pengaduan' }).tap();
  await at(page, '/tnc');
  for (const fact of ['Pemberi pinjaman', 'PT Contoh Pembiayaan', 'Izin', 'Sandbox', '157'])
    await expect(page.locator('main dl').getByText(fact, { exact: true })).toBeVisible();
  await goBackTo(page, '/repayment/bca-va');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Laporkan penipuan' }).tap();
  await expect(await opened).toHaveURL(/\/help\//);
});
