import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../a11y/support/axe';
import { long, longUnless } from './support/long';
import { amounts, moneyOf, rowAmounts } from './support/money';
import { address, at, primary, storages } from './support/pages';
import { expect, test } from './support/test';

const list = '/repayment/bill-list';
const call = '/v1/bill-list';

for (const persona of ['active', 'due-soon', 'overdue', 'overdue-late-fee', 'approved'])
  test(
    `${persona}: the headline is the sum of the rows, on both lists`,
    longUnless(persona === 'overdue-late-fee'),
    async ({ page, sandbox, login }) => {
      const user = await login(persona, { path: list });
      const { due, upcoming } = await moneyOf(sandbox, user);
      for (const [tab, total] of [
        ['Sekarang', due],
        ['Mendatang', upcoming],
      ] as const) {
        await page.getByRole('link', { name: tab }).tap();
        await expect(page.locator('nav [aria-current="page"]')).toHaveText(tab);
        await expect(page.locator('main .skeleton')).toHaveCount(0);
        expect((await amounts(page))[0]).toBe(total);
        const rows = await rowAmounts(page, 'bill');
        expect(rows.reduce((sum, amount) => sum + amount, 0)).toBe(total);
        await expect(primary(page)).toHaveCount(1);
      }
      expect((await storages(page)).local['paylater.activeTab']).toBe('UPCOMING');
    },
  );

test('the late fee is as large as the amount, which includes it', async ({ page, login }) => {
  await login('overdue-late-fee', { path: list });
  const row = page.locator('[data-row="bill"]').first();
  await expect(row).toContainText('Termasuk denda');
  const [whole, fee] = await row.locator('[data-amount]').all();
  const size = (it: typeof whole) => it?.evaluate((node) => getComputedStyle(node).fontSize);
  expect(await size(fee)).toBe(await size(whole));
  await expect(row.locator('[data-amount="25000"]')).toBeVisible();
});

for (const query of ['', '?type=', '?type=SOMEDAY', '?type=current'])
  test(
    `an address with "${query}" is the list of what is due now`,
    longUnless(query === '?type=SOMEDAY'),
    async ({ page, login }) => {
      await login('active', { path: list + query });
      await expect(page.locator('nav [aria-current="page"]')).toHaveText('Sekarang');
      await expect(page.locator('[data-row="bill"]').first()).toBeVisible();
    },
  );

test('UNIFIED_BILLS_NOT_FOUND is silent: nothing is due, and the button leads home', async ({
  page,
  sandbox,
  login,
  announce,
}) => {
  announce(call, 404);
  // Home reads bills too, and would use the fault up.
  const { userId } = await login('active', { path: '/home/settings' });
  await sandbox.fault({ path: call, status: 404, code: 'UNIFIED_BILLS_NOT_FOUND', userId });
  await page.goto(list);
  await expect(page.locator('main')).toContainText('Tidak ada tagihan sekarang');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectAccessible(page, 'nothing due');
  await primary(page).tap();
  await at(page, '/home');
});

test('any other refusal is shown with its code, and a press reads again', async ({
  page,
  sandbox,
  login,
  announce,
}) => {
  announce(call, 400);
  // Home reads bills too, and would use the fault up.
  const { userId } = await login('active', { path: '/home/settings' });
  await sandbox.fault({ path: call, status: 400, code: 'BILLS_DOWN', userId });
  await page.goto(list);
  await expect(page.getByRole('alert')).toContainText('[BILLS_DOWN]');
  await expectAccessible(page, 'failed');
  await page.getByRole('button', { name: 'Coba lagi' }).tap();
  await expect(page.locator('[data-row="bill"]').first()).toBeVisible();
});

test('offline the last bills show when they were read; back online they are read again', async ({
  page,
  connect,
  sandbox,
  login,
}) => {
  const user = await login('due-soon', { path: list });
  const [total = 0] = await amounts(page);
  await connect(false);
  await expect(page.locator('main')).toContainText('Kamu sedang offline');
  await expect(page.locator('main')).toContainText(/per \d\d:\d\d WIB/);
  await expect(page.locator('[data-action="primary"]')).toBeDisabled();
  await expect(page.locator('[data-row="bill"]').first()).toBeVisible();
  await expectAccessible(page, 'offline');
  await sandbox.payment(user.userId, 60_001);
  await connect(true);
  await expect(page.locator('main [data-amount]').first()).toHaveAttribute(
    'data-amount',
    String(total - 60_001),
  );
  await expect(primary(page)).toBeEnabled();
});

test('after logout nothing of the bills is left in the browser', async ({ page, login }) => {
  await login('active', { path: list });
  const [total = 0] = await amounts(page);
  await page.goto('/home/settings');
  await page.getByRole('button', { name: 'Keluar' }).tap();
  await at(page, '/auth/logout');
  const { local, session } = await storages(page);
  expect(JSON.stringify([local, session])).not.toContain(String(total));
  expect(local['paylater.activeTab']).toBeUndefined();
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

const pages = [
  list,
  `${list}?type=UPCOMING`,
  '/repayment/bca-va',
  '/repayment/bca-va/how-to-repay',
  '/repayment/bca-va/success',
  '/repayment/processing',
];

test(
  'every page is accessible, and its amounts readable on the smallest phone',
  long,
  async ({ page, login }) => {
    test.slow();
    await login('active', { lang: 'en' });
    for (const path of pages)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('main [data-action="primary"]')).toBeVisible();
        await expect(page.locator('main .skeleton')).toHaveCount(0);
        expect(address(page)).toBe(path);
        await expectAccessible(page, path);
        await page.setViewportSize({ width: 320, height: 640 });
        await page.evaluate(() => {
          document.documentElement.dataset['text'] = '130';
        });
        const cut = await page
          .locator('main [data-amount], main output')
          .evaluateAll(
            (all) =>
              all
                .map((it) => it.getBoundingClientRect())
                .filter(({ left, right }) => left < 0 || right > window.innerWidth).length,
          );
        expect(cut).toBe(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        await page.setViewportSize({ width: 360, height: 740 });
      });
  },
);
