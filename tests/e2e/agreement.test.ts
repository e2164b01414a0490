import { badAgreements } from './support/agreements';
import { longUnless } from './support/long';
import { at, primary } from './support/pages';
import { agree, agreement, base, callback, darkPixels } from './support/splitting';
import { expect, test } from './support/test';

const path = '/v1/loan-restructure/preview-agreement';

test('the agreement is shown in the page: drawn, larger, as text, and kept as a file', async ({
  page,
  login,
}) => {
  await login('restructure', { path: `${agreement}?tenor=6` });
  await at(page, agreement);
  const canvas = page.locator('main canvas');
  // Its end is below what is in sight: nothing binds yet.
  await expect(primary(page)).toHaveText('Lanjut baca');
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

/** The others are refused by tests/domain/restructure/agreement-file.test.ts too. */
const inBrowser = ['right magic and garbage after'];

for (const [name, { body, says }] of Object.entries(badAgreements))
  test(
    `${name}: a clear message, and nothing to agree to`,
    longUnless(inBrowser.includes(name)),
    async ({ page, sandbox, login }) => {
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
      await primary(page).tap();
      await agree(page, 3);
      await at(page, callback);
    },
  );
