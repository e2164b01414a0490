import type { Page, Request } from '@playwright/test';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.mjs';
import { arrivals } from './support/arrivals';
import { expect, test } from './support/test';

const bytesOf = (path: string) => statSync(join(root, `dist/client${path}.br`)).size;

/**
 * Requests that no screen waits for: the sandbox's probe (not part of the product), the tab's icon, events and the code
 * that sends them, and what home loads below the fold or after it is shown, with the code that later pages share.
 * tests/budgets measures the imports of the first script.
 */
const aside =
  /^\/(probe\.js|events)$|\.svg$|^\/assets\/(telemetry|home|overview|messages-\w+-overview|account|glance|owing|shared|rolldown-runtime|lazy)-|\/facility-agreement\/preview$|\/bill-list$/;

/** Returns the paths a visit requests until its page is complete. */
const visit = async (page: Page, path: string): Promise<string[]> => {
  const asked: string[] = [];
  const note = (request: Request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol === 'http:' && !aside.test(pathname)) asked.push(pathname);
  };
  // Ends the requests of the previous page, so that they are not counted.
  await page.goto('about:blank');
  page.on('request', note);
  await page.goto(path);
  // The document may show it before the app begins; after it, the code of other pages is prefetched.
  await page.locator('main[data-route]').waitFor();
  await expect(page.locator('[data-loader]')).toHaveCount(0);
  page.off('request', note);
  return asked;
};

const expectWithinBudget = (path: string, asked: readonly string[]) => {
  const assets = asked.filter((name) => /^\/assets\/.*\.(js|css)$/.test(name));
  const sizes = new Map(assets.map((name) => [name, bytesOf(name)]));
  const size = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  process.stdout.write(
    `first load of ${path} in the browser: ${asked.length} requests, ${(size / 1024).toFixed(1)} KiB brotli\n`,
  );
  expect(size).toBeGreaterThan(0);
  expect(size, arrivals(`the first load of ${path}`, sizes)).toBeLessThanOrEqual(165.5 * 1024);
  expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(7);
};

test('the start page is complete after at most 165.5 KiB and 7 requests', async ({ page }) => {
  expectWithinBudget('/', await visit(page, '/'));
});

test('home is complete after at most 165.5 KiB and 7 requests', async ({ page, login }) => {
  await login('approved');
  expectWithinBudget('/home', await visit(page, '/home'));
});
