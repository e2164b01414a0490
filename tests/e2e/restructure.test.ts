import type { Page } from '@playwright/test';
import { amounts, moneyOf } from './support/money';
import { long } from './support/long';
import { at, comesInTime, goOn, primary } from './support/pages';
import type { NewUser, Sandbox } from './support/sandbox';
import { agree, base, callback, readThrough, submission, toAgreement } from './support/splitting';
import { expect, test } from './support/test';

const title = 'main h1';

/** Waits for the page's answer, which it polls for after two, six and fourteen seconds. */
const says = (page: Page, words: string) =>
  comesInTime(page, page.locator(title).getByText(words, { exact: true }));

const summaryOf = async (sandbox: Sandbox, user: NewUser, tenor: number) =>
  (
    await sandbox.api<{ data: { readonly total: number } }>(
      user,
      'GET',
      `/v1/loan-restructure/summary?tenor=${tenor}`,
    )
  ).data;

test('a split bill becomes the instalments of the lender', async ({ page, sandbox, journey }) => {
  const user = await journey('restructure', { path: base });
  await sandbox.stopClock(user.userId);
  await toAgreement(page, 6);
  const { total } = await summaryOf(sandbox, user, 6);
  // The page of the agreement reads the total again.
  await expect.poll(async () => (await amounts(page))[0]).toBe(total);
  await agree(page, 6);
  await at(page, callback);
  await expect(page.locator(title)).toHaveText('Cicilanmu sedang diproses');
  await sandbox.decide(user.userId, { what: 'restructure', outcome: 'SUCCESS' });
  await says(page, 'Tagihanmu sudah jadi cicilan');
  const after = await moneyOf(sandbox, user);
  expect(after.due + after.upcoming).toBe(total);
  await goOn(page, '/repayment/bill-list');
  expect(await sandbox.journal({ userId: user.userId, path: submission })).toHaveLength(1);
  expect((await amounts(page))[0]).toBe(after.due);
  await page.goto(base);
  await expect(page.locator(title)).toHaveText('Belum bisa jadi cicilan');
});

test('after a purchase the new agreement is read', long, async ({ page, sandbox, journey }) => {
  const user = await journey('restructure', { path: base });
  await sandbox.stopClock(user.userId);
  const sent = () => sandbox.journal({ userId: user.userId, path: submission });
  await toAgreement(page, 3);
  await readThrough(page, 3);
  const [before = 0] = await amounts(page);
  await sandbox.order(user.userId, { amount: 900_000, merchant: 'Gawai Nusantara' });
  await primary(page).tap();
  await expect(page.locator('[data-toast]')).toContainText('Angka cicilannya berubah');
  expect(await sent()).toHaveLength(0);
  const { total } = await summaryOf(sandbox, user, 3);
  expect(total).toBeGreaterThan(before);
  await expect.poll(async () => (await amounts(page))[0]).toBe(total);
  await expect(primary(page)).toHaveText('Lanjut baca');
  await agree(page, 3);
  await at(page, callback);
  expect(await sent()).toHaveLength(1);
});
