import type { Page } from '@playwright/test';
import { at } from './support/pages';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false });

const boxOf = async (page: Page, what: string) => {
  const box = await page.locator(what).boundingBox();
  if (!box) throw new Error(`${what} is not on the page`);
  return box;
};

test('a rail of places lies beside pages that all have one width', async ({ page, login }) => {
  await login('active', { path: '/home' });
  const rail = await boxOf(page, '.places');
  expect(rail).toMatchObject({ x: 0, y: 0, height: 800 });
  const seen = await boxOf(page, '.page');
  expect(seen.x).toBeGreaterThanOrEqual(rail.width);
  for (const path of ['/home/limit-details', '/repayment/bill-list', '/home/settings']) {
    await page.goto(path);
    await at(page, path);
    const { x, width } = await boxOf(page, '.page');
    expect.soft({ x, width }, path).toEqual({ x: seen.x, width: seen.width });
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(scrolls, path).toBe(1280);
  }
});

test('a sheet is a dialog in the middle of a large screen', async ({ page, login }) => {
  await login('active', { path: '/repayment/bill-list' });
  await page.locator('[data-row="bill"] button').first().click();
  const { y, height } = await boxOf(page, '.sheet__panel');
  expect(Math.abs(y + height / 2 - 400)).toBeLessThan(2);
});
