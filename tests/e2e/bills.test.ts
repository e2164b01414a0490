import { readFile } from 'node:fs/promises';
import { expect, test } from './support/test';

const list = '/repayment/bill-list';

test('the late fee is as large as the amount, which includes it', async ({ page, login }) => {
  await login('overdue-late-fee', { path: list });
  const row = page.locator('[data-row="bill"]').first();
  await expect(row).toContainText('Termasuk denda');
  const [whole, fee] = await row.locator('[data-amount]').all();
  const size = (it: typeof whole) => it?.evaluate((node) => getComputedStyle(node).fontSize);
  expect(await size(fee)).toBe(await size(whole));
  await expect(row.locator('[data-amount="25000"]')).toBeVisible();
});

test('the due days go into a calendar file', async ({ page, login }) => {
  await login('active', { path: `${list}?type=UPCOMING` });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Ingatkan aku' }).tap(),
  ]);
  expect(download.suggestedFilename()).toBe('paylater.ics');
  const file = await readFile(await download.path(), 'utf8');
  const rows = await page.locator('[data-row="bill"]').count();
  expect(file.match(/^BEGIN:VEVENT\r$/gm)?.length).toBe(rows);
  expect(file.match(/^DTSTART;VALUE=DATE:\d{8}\r$/gm)?.length).toBe(rows);
  expect(file.match(/^TRIGGER:-P1D\r$/gm)?.length).toBe(rows);
  await expect(page.locator('[data-toast]')).toContainText('File pengingat terunduh');
});
