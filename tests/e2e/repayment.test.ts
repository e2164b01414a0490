import { long } from './support/long';
import type { Locator } from '@playwright/test';
import { expectAgreement, amounts, moneyOf } from './support/money';
import { at, comesInTime, goOn, settled } from './support/pages';
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
    const below = page.getByRole('link', { name: /ATM, m-BCA/ });
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
