import { expect, test } from './support/test';

test('the late fee is as large as the amount, which includes it', async ({ page, login }) => {
  await login('overdue-late-fee', { path: '/repayment/bill-list' });
  const row = page.locator('[data-row="bill"]').first();
  await expect(row).toContainText('Termasuk denda');
  const [whole, fee] = await row.locator('[data-amount]').all();
  const size = (it: typeof whole) => it?.evaluate((node) => getComputedStyle(node).fontSize);
  expect(await size(fee)).toBe(await size(whole));
  await expect(row.locator('[data-amount="25000"]')).toBeVisible();
});
