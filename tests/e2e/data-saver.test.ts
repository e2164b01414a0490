import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { atWholeHome, choose, hold } from './support/pages';
import { expect, test } from './support/test';

/**
 * Opens home and lets it load ahead. Returns a function that gives the compressed size of these scripts; the reports of
 * errors are not ahead of anything.
 */
const openHome = async (page: Page): Promise<() => number> => {
  await page.goto('/home');
  await atWholeHome(page);
  let size = 0;
  page.on('response', async (response) => {
    if (!/\/(?!reports-)[^/]+\.js$/.test(response.url())) return;
    const { length } = gzipSync(await response.body());
    size += length;
  });
  await page.clock.runFor(3_000);
  return () => size;
};

/** Waits for a whole answer: what was asked before it has come too. */
const afterAnAnswer = (page: Page) => page.evaluate(() => fetch('/').then((it) => it.text()));

test('nothing is loaded before it is asked for while the user saves data', async ({
  page,
  login,
}) => {
  await page.clock.install();
  await login('due-soon', { path: '/home/settings' });
  await choose(page, 'Hemat');
  const saved = await openHome(page);
  await afterAnAnswer(page);
  expect(saved()).toBe(0);
  await choose(page, 'Biasa');
  const ahead = await openHome(page);
  await expect.poll(ahead).toBeGreaterThan(10_000);
  await afterAnAnswer(page);
  console.log(`loaded ahead: ${(ahead() / 1024).toFixed(1)} KiB; with the data saver: nothing`);
});

test('a browser that asks to save data is followed until the user decides', async ({
  page,
  login,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.clock.install();
  await login('due-soon', { path: '/home/settings' });
  const saved = await openHome(page);
  await afterAnAnswer(page);
  expect(saved()).toBe(0);
  await choose(page, 'Biasa');
  await expect.poll(await openHome(page)).toBeGreaterThan(10_000);
});

test('home loads the code of every place ahead: no press waits for it', async ({ page, login }) => {
  await page.clock.install();
  await login('due-soon');
  const ahead = await openHome(page);
  await expect.poll(ahead).toBeGreaterThan(10_000);
  await page.waitForLoadState('networkidle');
  await hold(page, '/assets/*.js');
  const places = page.locator('.places a');
  for (const path of ['/repayment/bill-list', '/transactions', '/home/limit-details', '/home']) {
    await places.and(page.locator(`[href="${path}"]`)).tap();
    await expect(page.locator(`main[data-route="${path}"] h1`)).toBeVisible();
  }
});
