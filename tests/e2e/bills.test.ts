import type { Locator } from '@playwright/test';
import { long } from './support/long';
import { expect, test } from './support/test';

test('the late fee is as large as the amount, outside its column', async ({ page, login }) => {
  await login('overdue-late-fee', { path: '/repayment/bill-list' });
  const row = page.locator('[data-row="bill"]').first();
  await expect(row).toContainText('Termasuk denda');
  const [whole, fee] = await row.locator('[data-amount]').all();
  const size = (it: typeof whole) => it?.evaluate((node) => getComputedStyle(node).fontSize);
  expect(await size(fee)).toBe(await size(whole));
  await expect(row.locator('[data-amount="25000"]')).toBeVisible();
  const [boxOfWhole, boxOfFee] = [await whole?.boundingBox(), await fee?.boundingBox()];
  const right = (box: typeof boxOfFee) => (box?.x ?? 0) + (box?.width ?? 0);
  expect(right(boxOfWhole) - right(boxOfFee)).toBeGreaterThan(40);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`an included late fee has the overdue colour on every page, ${colorScheme}`, async ({
    page,
    login,
  }) => {
    await page.emulateMedia({ colorScheme });
    await login('overdue-late-fee', { path: '/home' });
    const color = (it: Locator) => it.evaluate((node) => getComputedStyle(node).color);
    const fee = page.locator('main').getByText(/Termasuk denda/);
    const onHome = await color(fee);
    expect(onHome).toBe(await color(page.locator('.owed__part--late dt')));
    for (const path of ['/repayment/bill-list', '/repayment/bca-va']) {
      await page.goto(path);
      await expect.poll(() => color(fee.first()), path).toBe(onHome);
    }
  });

test(
  'a toast lies above the main action, and a long value starts under its label',
  long,
  async ({ page, login }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'canShare', { value: () => false });
    });
    await login('overdue', { path: '/repayment/bill-list' });
    await page.getByRole('button', { name: 'Ingatkan aku' }).tap();
    await page.getByRole('button', { name: 'Simpan ke kalender' }).tap();
    const toast = await page.locator('[data-toast]').boundingBox();
    const bar = await page.locator('main .actions').boundingBox();
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(bar?.y ?? 0);

    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => localStorage.setItem('paylater.textSize', '130'));
    await page.goto('/bill-restructure');
    const line = page.locator('main dl > div').filter({ hasText: 'Jatuh tempo' });
    const [label, value] = [
      await line.locator('dt').boundingBox(),
      await line.locator('dd').boundingBox(),
    ];
    expect(value?.y).toBeGreaterThan(label?.y ?? 0);
    expect(value?.x).toBe(label?.x);
  },
);

for (const textSize of ['100', '130'])
  test(`at 320 px the number to pay and its button share a row (${textSize} %)`, async ({
    page,
    login,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript((it) => localStorage.setItem('paylater.textSize', it), textSize);
    await login('active', { path: '/repayment/bca-va' });
    const button = page.getByRole('button', { name: 'Salin nomor' });
    const number = await page.locator('.copy-field output').boundingBox();
    const { y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(y).toBeLessThan((number?.y ?? 0) + (number?.height ?? 0));
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

test('the offer to split the bills fades in, unless motion is reduced', async ({ page, login }) => {
  await login('active', { path: '/repayment/bill-list' });
  const offer = page.locator('.split-offer');
  await expect(offer).toContainText('cicilan');
  const motion = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({ reducedMotion });
    return offer.evaluate((it) => {
      const { animationName, animationDuration } = getComputedStyle(it);
      return `${animationName} ${animationDuration}`;
    });
  };
  expect(await motion('no-preference')).toBe('split-offer 0.12s');
  expect(await motion('reduce')).toBe('none 0s');
});

test.describe('on a low screen with large text', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the button to pay scrolls with its total and covers no bill', async ({ page, login }) => {
    await page.addInitScript(() => localStorage.setItem('paylater.textSize', '130'));
    await login('active', { path: '/repayment/bill-list' });
    const total = page.locator('.card', { has: page.locator('[data-figure="total"]') });
    await expect(total.locator('[data-action="primary"]')).toBeVisible();
    await expect(page.locator('.actions')).toHaveCount(0);
  });
});
