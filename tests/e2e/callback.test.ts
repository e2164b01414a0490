import type { Page } from '@playwright/test';
import { STORED } from '../../domain/session/stored';
import { attacks, tokenIn } from '../attack/support/callbacks';
import { decided } from '../attack/support/decided';
import { address, at, logOut, primary, storages } from './support/pages';
import { expect, test } from './support/test';

const nobodyIsIn = async (page: Page) => {
  const { local, session } = await storages(page);
  expect(local).not.toHaveProperty([STORED.authToken.key]);
  expect(session).not.toHaveProperty([STORED.loginAttempt.key]);
};

/** A login of this tab, stopped at the lender's page; answers the state it was begun with. */
const beginLogin = async (page: Page) => {
  await page.goto('/auth/login');
  await page.waitForURL(/\/authorize\?/);
  return new URL(page.url()).searchParams.get('state') ?? '';
};

test('a callback with a forged state logs nobody in, and spends the attempt', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const state = await beginLogin(page);
  await page.goto(`/auth/callback?code=stolen&state=${state.toUpperCase()}x`);
  await at(page, '/auth/callback');
  await expect(page.locator('h1')).toHaveText('Masuk sekali lagi, ya');
  expect(address(page)).toBe('/auth/callback');
  await nobodyIsIn(page);
  // The right state comes too late.
  await page.goto(`/auth/callback?code=stolen&state=${state}`);
  await expect(page.locator('h1')).toHaveText('Masuk sekali lagi, ya');
  expect(calls).not.toContain('/token');
});

test('a code that somebody else was given is worth nothing here', async ({
  page,
  sandbox,
  announce,
}) => {
  announce('/token', 400);
  const other = await sandbox.createUser('approved');
  const state = await beginLogin(page);
  const hinted = new URL(page.url());
  hinted.searchParams.set('login_hint', other.loginCode);
  hinted.searchParams.set('code_challenge', 'x'.repeat(43));
  const answer = await page.request.get(hinted.href, { maxRedirects: 0 });
  const { searchParams } = new URL(answer.headers()['location'] ?? '', hinted);
  const code = searchParams.get('code') ?? '';
  await page.goto(`/auth/callback?code=${code}&state=${state}`);
  await expect(page.locator('h1')).toHaveText('Belum bisa masuk');
  await nobodyIsIn(page);
});

test('a login that is cancelled says so and changes nothing', async ({ page }) => {
  await beginLogin(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await page.getByRole('link', { name: 'Batal' }).tap();
  await expect(page.locator('h1')).toHaveText('Kamu belum masuk');
  expect(address(page)).toBe('/auth/callback');
  await nobodyIsIn(page);
  await primary(page).tap();
  await page.waitForURL(/\/authorize\?/);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Kamu belum masuk');
});

test('/auth/redirect passes on to an address of ours, through the login when there is none', async ({
  page,
  sandbox,
  login,
}) => {
  await login('approved', { path: '/auth/redirect?to=%2Fhome%2Fsettings%3Fa%3Db' });
  await at(page, '/home/settings');
  expect(address(page)).toBe('/home/settings?a=b');
  await logOut(page);
  const { userId } = await sandbox.createUser('approved');
  await page.goto('/auth/redirect?to=%2Fhome%2Fsettings');
  await page.waitForURL(/\/authorize\?/);
  await page.getByLabel('Nomor HP').fill((await sandbox.user(userId)).phone);
  await page.getByRole('button', { name: 'Lanjut', exact: true }).tap();
  await at(page, '/home/settings');
});

// The whole table is `npm run attack`.
for (const name of [
  'the state of the attacker’s tab',
  'a token in the fragment',
  'a login link that is loaded again',
  'a logout link that is come back to',
])
  test(`somebody who is in stays so after ${name}`, async ({ page, sandbox, login, baseURL }) => {
    await login('approved');
    const before = await tokenIn(page);
    const account = await sandbox.createUser('approved');
    await attacks[name]?.({ page, origin: baseURL ?? '', account });
    await decided(page);
    expect(await tokenIn(page)).toBe(before);
  });
