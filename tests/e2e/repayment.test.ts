import { readFile } from 'node:fs/promises';
import { long } from './support/long';
import type { Locator } from '@playwright/test';
import { expectAgreement, amounts, moneyOf } from './support/money';
import { at, comesInTime, goOn, goTo, settled } from './support/pages';
import { expect, test } from './support/test';

const list = '/repayment/bill-list';
const account = '/repayment/bca-va';
const success = '/repayment/bca-va/success';

test('a partial payment arrives, and every page agrees', async ({ page, sandbox, journey }) => {
  const user = await journey('overdue', { path: list });
  await at(page, list);
  const { due } = await moneyOf(sandbox, user);
  expect((await amounts(page))[0]).toBe(due);
  await goOn(page, account);
  await expect(page.locator('output')).toHaveText(/^\d{4}( \d{4})+( \d{1,3})?$/);
  expect((await amounts(page))[0]).toBe(due);
  const paid = 60_001;
  await sandbox.payment(user.userId, paid);
  await comesInTime(page, page.locator(`main[data-route="${success}"]`));
  await expect(page.locator('main [data-amount]')).toHaveCount(2);
  expect(await amounts(page)).toEqual([paid, due - paid]);
  expect((await moneyOf(sandbox, user)).due).toBe(due - paid);
  await goOn(page, list);
  await expectAgreement(page, sandbox, user);
});

// tests/a11y/keyboard.test.ts copies with the clipboard.
test(
  'without the clipboard the number is still copied, and a manual selection holds digits alone',
  long,
  async ({ page, context, login }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Clipboard.prototype.writeText = () => Promise.reject(new Error('refused'));
    });
    await login('overdue', { path: account });
    const number = page.locator('.copy-field output');
    const digits = (await number.innerText()).replaceAll(' ', '');
    expect(digits).toMatch(/^\d{8,23}$/);
    // The loader may cover the number for a moment after it arrived; tapping a covered element scrolls the page.
    await settled(page);
    const below = page.getByRole('link', { name: /Cara bayar/ });
    const before = await below.boundingBox();
    await page.getByRole('button', { name: 'Salin nomor' }).tap();
    await expect(page.getByRole('status').getByText('Nomor tersalin')).toBeAttached();
    expect(await below.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(digits);

    const amount = page.locator('.copy-field [data-amount]');
    const selected = (it: Locator) =>
      it.evaluate((element) => {
        getSelection()?.selectAllChildren(element);
        return getSelection()?.toString();
      });
    expect(await selected(number)).toBe(digits);
    expect(await selected(amount)).toBe(await amount.getAttribute('data-amount'));
  },
);

for (const [width, lang] of [
  [320, 'id'],
  [360, 'en'],
] as const)
  test(`at ${width} px with the largest text, no label of the account breaks, in ${lang}`, async ({
    page,
    context,
    login,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await context.addInitScript(() => localStorage.setItem('paylater.textSize', '130'));
    await login('active', { path: account, lang });
    await expect(page.locator('.copy-field output')).toBeVisible();
    const lines = await page.locator('.copy-field__label').evaluateAll((labels) =>
      labels.map((label) => {
        const { height } = label.getBoundingClientRect();
        return Math.round(height / Number.parseFloat(getComputedStyle(label).lineHeight));
      }),
    );
    expect(lines).toEqual([1, 1]);
  });

test('the proof of a payment is three taps from home, without the number', async ({
  page,
  sandbox,
  login,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => false });
  });
  const user = await login('due-soon', { path: account });
  const digits = (await page.locator('main output').innerText()).replaceAll(' ', '');
  expect(digits).toMatch(/^\d{8,23}$/);
  await goTo(page, '/home');
  await page.getByRole('link', { name: 'Tagihan', exact: true }).tap();
  await page.getByRole('link', { name: 'Sudah bayar, tapi tagihan masih ada?' }).tap();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bagikan jejak pembayaran' }).tap();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toMatch(/Nomor diambil: .* WIB\nKamu menandai sudah bayar: .* WIB\n/);
  expect(text).toContain('Uang kami terima: Belum terlihat');
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  for (const it of [text, kept]) expect(it).not.toContain(digits);
  await sandbox.payment(user.userId, 700_000);
  await comesInTime(page, page.locator('main[data-route="/home/success"]'));
  await expect(page.locator('.steps__step--done')).toHaveCount(4);
});
