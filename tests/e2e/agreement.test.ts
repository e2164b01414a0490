import type { Page } from '@playwright/test';
import { badAgreements } from './support/agreements';
import { longUnless } from './support/long';
import { at, primary } from './support/pages';
import { agree, agreement, base, callback, darkPixels } from './support/splitting';
import { expect, test } from './support/test';

const path = '/v1/loan-restructure/preview-agreement';
const seconds = 1000;

/** Counts from now on how long the page was ever busy without a break, in milliseconds. */
const watchForFreezes = (page: Page) =>
  page.addInitScript(() => {
    let last = performance.now();
    let longest = 0;
    setInterval(() => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      document.documentElement.dataset['longest'] = String(Math.round(longest));
    }, 20);
  });

const longestFreeze = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset['longest']));

test('the agreement is shown in the page: drawn, heard, larger, as text, and kept as a file', async ({
  page,
  login,
}) => {
  await login('restructure', { path: `${agreement}?tenor=6` });
  await at(page, agreement);
  const canvas = page.locator('main canvas');
  // It opens as text, as large as the rest of the page.
  await expect(page.getByText('Total yang dibayar')).toBeVisible();
  await expect(canvas).toHaveCount(0);
  // Its end is below what is in sight: nothing binds yet.
  await page.waitForFunction(() => document.querySelector('.agreement__end'));
  await expect(primary(page)).toHaveText('Lanjut baca');
  await page.getByRole('button', { name: 'Halaman', exact: true }).tap();
  await expect(canvas).toHaveCount(1);
  await canvas.scrollIntoViewIfNeeded();
  await expect.poll(() => darkPixels(page)).toBeGreaterThan(500);
  const section = page.getByRole('region', { name: 'Halaman 1 dari 1' });
  await expect(section).toContainText('Perjanjian cicilan tagihan');
  const narrow = await canvas.evaluate((it) => it.clientWidth);
  await page.getByRole('button', { name: 'Besar' }).tap();
  await expect.poll(() => canvas.evaluate((it) => it.clientWidth)).toBeGreaterThan(2 * narrow);
  await page.getByRole('button', { name: 'Teks' }).tap();
  await expect(canvas).toHaveCount(0);
  await expect(section.getByText('Total yang dibayar')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Simpan perjanjian' }).tap();
  expect((await downloading).suggestedFilename()).toBe('paylater.pdf');
});

/** What could do harm in a browser; tests/domain/restructure/agreement-file.test.ts refuses the others too. */
const harmful = ['with a script action'];

for (const [name, { body, says }] of Object.entries(badAgreements))
  test(
    `${name}: a clear message, no freeze, and nothing to agree to`,
    longUnless(harmful.includes(name)),
    async ({ page, sandbox, login }) => {
      await watchForFreezes(page);
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        return dialog.dismiss();
      });
      const { userId } = await login('restructure', { path: base });
      await at(page, base);
      await sandbox.fault({ path, body: JSON.stringify({ data: { body: body() } }), userId });
      const answered = page.waitForResponse((it) => it.url().includes(path));
      await primary(page).tap();
      await (await answered).finished();
      const began = Date.now();
      await expect(page.getByRole('alert')).toContainText(says);
      process.stdout.write(`${name}: refused after ${Date.now() - began} ms\n`);
      await expect(primary(page)).toHaveText('Coba lagi');
      // Such a file would hold the page up for a minute; a busy machine does for a second.
      expect(await longestFreeze(page)).toBeLessThan(10 * seconds);
      // A script of the file did not run.
      expect(dialogs).toEqual([]);
      await primary(page).tap();
      await agree(page, 3);
      await at(page, callback);
    },
  );
