import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { at } from './support/pages';
import { expect, test } from './support/test';

const openStatement = async (page: Page) => {
  await at(page, '/transactions');
  await page.getByRole('button', { name: 'Bulan', exact: true }).tap();
  await page.getByRole('button', { name: 'Buat laporan transaksi' }).tap();
  return page.getByRole('dialog').filter({ has: page.getByRole('combobox') });
};

test('the months that were chosen are saved as a table, each amount as on the sheet', async ({
  page,
  login,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => false });
  });
  await login('active', { path: '/transactions' });
  const sheet = await openStatement(page);
  const from = sheet.getByRole('combobox', { name: 'Dari bulan' });
  await from.selectOption({ index: 4 });
  const month = (await from.inputValue()).slice(0, 7);
  const rows = sheet.locator('tbody tr');
  await expect(rows.nth(10)).toBeVisible();
  const shown = await rows
    .locator('[data-amount]')
    .evaluateAll((all) => all.map((it) => it.getAttribute('data-amount')));
  const kinds = await rows.locator('.receipt__paid:not(.on-paper)').allTextContents();

  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Simpan sebagai tabel (CSV)' }).tap();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^paylater-${month}_\\d{4}-\\d\\d\\.csv$`));
  const [header, ...lines] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(header).toMatch(/^\uFEFFTanggal,/);
  expect(lines.map((line) => line.split(',')[5])).toEqual(shown);
  expect(lines.map((line) => line.split(',').slice(3, 5).join(', '))).toEqual(kinds);
  expect(lines[0]).toMatch(new RegExp(`^${month}-`));
});

test.describe('in the dark theme', () => {
  test.use({ colorScheme: 'dark' });
  test('a statement is printed as in the light theme, with its head, without its fields, and no row is cut', async ({
    page,
    login,
  }) => {
    await login('active', { path: '/transactions' });
    await openStatement(page);
    const sheet = page.getByRole('dialog');
    const row = sheet.locator('tbody tr').first();
    await expect(row).toBeVisible();
    await expect(sheet.getByText('Dicetak')).toBeHidden();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(sheet.getByText('Dicetak')).toBeVisible();
    await expect(sheet.getByRole('combobox').first()).toBeHidden();
    await expect(sheet.getByRole('button').first()).toBeHidden();
    await expect(row).toHaveCSS('break-inside', 'avoid');
    // The ink of the light theme.
    for (const cell of await row.locator('td').all())
      await expect(cell).toHaveCSS('color', 'rgb(23, 32, 29)');
    const { width = 0 } = (await sheet.locator('table').boundingBox()) ?? {};
    expect(width).toBeGreaterThan(0.9 * (page.viewportSize()?.width ?? 0));
  });
});

test('a long history is read with its progress, and closing stops that', async ({
  page,
  login,
}) => {
  await login('heavy', { path: '/transactions' });
  const sheet = await openStatement(page);
  const from = sheet.getByRole('combobox', { name: 'Dari bulan' });
  await expect(sheet.locator('tbody tr').first()).toBeVisible();
  await page.route('**/transaction-history**', () => undefined);
  const asked = page.waitForRequest('**/transaction-history**');
  await from.selectOption({ index: (await from.locator('option').count()) - 1 });
  await expect(sheet.getByRole('status').first()).toContainText(/\d+ sudah dimuat/);
  const call = await asked;
  const cancelled = page.waitForEvent('requestfailed', (it) => it === call);
  await sheet.getByRole('button', { name: 'Tutup' }).tap();
  await cancelled;
  await expect(sheet).toHaveCount(0);
});
