import { long } from './support/long';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { rows, scrollToTheEnd, untilStill } from './support/history';
import { address, goTo, hold } from './support/pages';
import { expect, test } from './support/test';

const sheet = (page: Page) => page.getByRole('dialog');

test('a receipt opens over the list, which stays where it was', async ({ page, login }) => {
  await login('active', { path: '/transactions' });
  await scrollToTheEnd(page);
  await page.evaluate(() => window.scrollBy(0, -500));
  await page.evaluate(untilStill);
  const before = await page.evaluate(() => window.scrollY);
  // A row in the middle of the screen: a tap would scroll to one that is covered.
  const row = rows(page).nth(8);
  const amount = Number(await row.locator('[data-amount]').getAttribute('data-amount'));
  await row.getByRole('button').tap();
  await expect(sheet(page).locator('[data-amount]').first()).toHaveAttribute(
    'data-amount',
    String(Math.abs(amount)),
  );
  await expect(sheet(page).getByRole('button').first()).toHaveText('Simpan atau bagikan');
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  expect(address(page)).toBe('/transactions');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await row.getByRole('button').tap();
  await sheet(page).getByRole('button', { name: 'Tutup' }).tap();
  await expect(sheet(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(row.getByRole('button')).toBeFocused();
});

test('the user saves, copies and prints a receipt', long, async ({ page, context, login }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => false });
  });
  await login('active', { path: '/transactions', lang: 'en' });
  const id = await rows(page).first().getAttribute('data-id');
  await rows(page).first().getByRole('button').tap();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet(page).getByRole('button', { name: 'Save or share' }).tap(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^receipt-[\w-]+\.txt$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain('PayLater receipt');
  expect(text).toContain(`Reference number: ${id}`);
  expect(text).toMatch(/\nTotal: Rp[\d.]+\n$/);
  await expect(sheet(page)).toContainText('The receipt is saved on your device.');
  await sheet(page).getByRole('button', { name: 'Copy reference number' }).tap();
  await expect(sheet(page)).toContainText('Reference number copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);

  await page.evaluate(() => {
    window.print = () => (document.title = 'printed');
  });
  await sheet(page).getByRole('button', { name: 'Print' }).tap();
  await expect(page).toHaveTitle('printed');
  await page.emulateMedia({ media: 'print' });
  await expect(sheet(page)).toContainText(String(id));
  await expect(page.locator('main .history')).toBeHidden();
  await expect(page.locator('header')).toBeHidden();
  await expect(sheet(page).getByRole('button')).toHaveCount(0);
});

test(
  'a receipt whose code cannot load shows an error, and loads on another try',
  long,
  async ({ page, context, login, announce }) => {
    announce('/assets/history-sheets', 'dropped');
    await context.route('**/assets/history-sheets-*.js', (route) => route.abort());
    await login('active', { path: '/transactions' });
    await rows(page).first().getByRole('button').tap();
    const failure = page.getByRole('alertdialog');
    await expect(failure).toContainText('[NETWORK]');
    await context.unroute('**/assets/history-sheets-*.js');
    await failure.getByRole('button').first().tap();
    await expect(sheet(page).locator('[data-amount]').first()).toBeVisible();
  },
);

test('the code of a receipt loads after the rows', long, async ({ page, login }) => {
  await login('active', { path: '/home' });
  const release = await hold(page, '/v1/transaction-history?*');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const receipts = () => asked.filter((path) => path.startsWith('/assets/history-sheets-'));
  await goTo(page, '/transactions');
  await page.evaluate(untilStill);
  expect(receipts()).toEqual([]);
  release();
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(() => receipts().length).toBe(1);
});
