import type { Page, Request } from '@playwright/test';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.mjs';
import { arrivals } from './support/arrivals';
import { settled } from './support/pages';
import { expect, test } from './support/test';

const bytesOf = (path: string) => statSync(join(root, `dist/client${path}.br`)).size;

/**
 * What no screen waits for: the sandbox's probe (in no product), the icon of the tab, events and what sends them, and
 * what home adds below the fold or asks once it is shown, with the code that later pages share. What the first script
 * itself imports is measured by tests/budgets.
 */
const aside =
  /^\/(probe\.js|events)$|\.svg$|^\/assets\/(telemetry|home|overview|messages-\w+-overview|account|shared|rolldown-runtime|lazy)-|\/facility-agreement\/preview$|\/bill-list$/;

/** The paths a visit asks for until its page stands. */
const visit = async (page: Page, path: string): Promise<string[]> => {
  const asked: string[] = [];
  const note = (request: Request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol === 'http:' && !aside.test(pathname)) asked.push(pathname);
  };
  // What the page before still asks for is not this visit's.
  await page.goto('about:blank');
  page.on('request', note);
  await page.goto(path);
  await settled(page);
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
  expect(size, arrivals(`the first load of ${path}`, sizes)).toBeLessThanOrEqual(159 * 1024);
  expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(7);
};

test('the start page stands after 159 KiB and 7 requests at the most', async ({ page }) => {
  expectWithinBudget('/', await visit(page, '/'));
});

test('home stands after 159 KiB and 7 requests at the most', async ({ page, login }) => {
  await login('approved');
  expectWithinBudget('/home', await visit(page, '/home'));
});
