import { at, atWholeHome, goTo } from './support/pages';
import { rows } from './support/history';
import { expect, test } from './support/test';

test('a due date on the way to the last bill opens that bill, and back is home', async ({
  page,
  login,
}) => {
  await login('restructured');
  await atWholeHome(page);
  const last = page.locator('[data-section="path"] [data-row="due"]').last();
  await expect(last).toContainText('Terakhir, lalu lunas');
  const amount = await last.locator('[data-amount]').getAttribute('data-amount');
  await last.getByRole('link').tap();
  await at(page, '/repayment/bill-list');
  const bill = page.getByRole('dialog');
  await expect(bill.locator('[data-amount]').first()).toHaveAttribute('data-amount', amount ?? '');
  await bill.getByRole('button', { name: 'Tutup' }).tap();
  await expect(bill).toHaveCount(0);
  await page.goBack();
  await at(page, '/home');
});

test('a purchase in instalments names the due dates that home shows', async ({ page, login }) => {
  await login('active');
  await atWholeHome(page);
  const days = await page
    .locator('[data-section="path"] [data-row="due"] .coming__day > span')
    .allTextContents();
  expect(days).toHaveLength(3);
  await goTo(page, '/transactions');
  await rows(page).filter({ hasText: 'Rp900.000' }).first().getByRole('button').tap();
  const table = page.getByRole('dialog').locator('table');
  for (const day of days) await expect(table).toContainText(day);
});
