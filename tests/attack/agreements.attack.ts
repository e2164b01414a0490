import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { primary } from '../e2e/support/pages';
import { base64 } from '../e2e/support/pdf-file';
import { agreement } from '../e2e/support/splitting';
import { expect, test } from '../e2e/support/test';
import { countAttempts } from './support/attempts';
import { heavyAgreements } from './support/heavy-agreements';

const path = '/v1/loan-restructure/preview-agreement';

/** The most memory of the page and its workers, in MiB: about 170 for the page, 400 for a file, and a margin of 80. */
const mostMemory = 650;
/** The longest time without a frame or an answer to a press, in milliseconds. */
const longestPause = 2_000;

/** Returns the most memory that a process of a page in this browser has taken so far, in MiB. */
const peakOf = async (browser: Browser): Promise<number> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
  return Math.max(...peaks.map((kB) => Number(kB) / 1024));
};

/** Makes the page measure the longest pause of its main thread. */
const watchPauses = (page: Page) =>
  page.addInitScript(() => {
    let last = performance.now();
    setInterval(() => {
      const now = performance.now();
      const { longest = 0 } = window as { longest?: number };
      Object.assign(window, { longest: Math.max(longest, now - last) });
      last = now;
    }, 20);
  });

// No file freezes the page, fills the device's memory, or can be agreed to before all of it was drawn.
for (const [name, { file, says }] of Object.entries(heavyAgreements))
  test(`an agreement with ${name}`, async ({ page, browser, sandbox, login }, info) => {
    const attempts = countAttempts();
    const { userId } = await login('restructure', { path: '/bill-restructure' });
    const body = JSON.stringify({ data: { body: base64(file()) } });
    await sandbox.fault({ path, body, userId, times: 1 });
    await watchPauses(page);
    const began = Date.now();
    await page.goto(`${agreement}?tenor=3`);
    const notice = page.locator('main .notice');
    // On a phone the text comes first; a file that is refused has no pages.
    const pages = page.getByRole('button', { name: 'Halaman', exact: true });
    await expect(pages.or(notice).first()).toBeVisible();
    if (await pages.isVisible()) await pages.tap();
    const canvas = page.locator('main canvas');
    if (says === undefined) await expect(canvas).not.toHaveJSProperty('width', 0);
    else await expect(notice.filter({ hasText: says })).toBeVisible({ timeout: 40_000 });
    const took = Date.now() - began;
    const pause = await page.evaluate(() => (window as { longest?: number }).longest ?? Infinity);
    const memory = await peakOf(browser);
    const figures = `${took} ms, ${memory.toFixed(0)} MiB, busy for ${pause.toFixed(0)} ms`;
    process.stdout.write(`${name}: ${figures}\n`);
    const binds = await primary(page).filter({ hasText: 'Setuju, ubah jadi' }).count();
    attempts.add(`holds the page up: ${figures}`, took > 25_000 || pause > longestPause);
    attempts.add(`fills the device: ${figures}`, memory > mostMemory);
    attempts.add('can be agreed to', binds > 0);
    attempts.finish(info, 3);
  });
