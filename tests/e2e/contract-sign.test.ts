import { long } from './support/long';
import type { Page } from '@playwright/test';
import { arrived } from './support/gpp';
import { at, hold, primary, secondary, tremble } from './support/pages';
import { expect, test } from './support/test';

const agreement = '/transactions/agreement';
const path = '/v1/esign/sign-contract';

/** Opens the agreement, which is required before it can be signed. */
const read = async (page: Page) => {
  await expect(primary(page)).toHaveText('Buka perjanjian');
  const opening = page.waitForEvent('popup');
  await primary(page).tap();
  await (await opening).close();
  await expect(primary(page)).toHaveText('Tanda tangani');
};

test('the user signs the agreement once, and it stays signed', async ({ page, sandbox, login }) => {
  const user = await login('contract-unsigned', { path: agreement });
  await read(page);
  await expect(secondary(page)).toHaveText('Buka perjanjian');
  const release = await hold(page, path);
  await tremble(page, 10);
  release();
  await expect(page.locator('[data-toast]')).toHaveText('Perjanjian sudah kamu tanda tangani.');
  await expect(primary(page)).toHaveText('Buka perjanjian');
  const [sent, ...more] = await arrived(sandbox, user, 'POST', path);
  expect(more).toEqual([]);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  expect(sent?.body).toEqual({ contractId: expect.any(String), deviceInfo: { userAgent } });
  await page.reload();
  await at(page, agreement);
  await expect(primary(page)).toHaveText('Buka perjanjian');
});

test('an agreement at an unsafe address is not signed', long, async ({ page, sandbox, login }) => {
  // Home would request the agreement as well.
  const { userId } = await login('contract-unsigned', { path: '/transactions' });
  const data = { agreement_url: 'javascript:1', contract_id: 'c', signed: false };
  const preview = '/v1/esign/facility-agreement/preview';
  await sandbox.fault({ path: preview, body: JSON.stringify({ data }), userId });
  await page.goto(agreement);
  await expect(page.locator('main')).toContainText('Alamat dokumen ini tidak aman');
  await expect(primary(page)).toHaveText('Ke riwayat transaksi');
});
