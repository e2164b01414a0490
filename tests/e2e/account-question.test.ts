import type { Page } from '@playwright/test';
import { STORED } from '../../domain/session/stored';
import { inside } from './support/hosts';
import { address, at, primary, secondary, storages } from './support/pages';
import { expect, test } from './support/test';

const tokenIn = async (page: Page) => (await storages(page)).local[STORED.authToken.key];

const title = (page: Page) => page.locator('h1');

test('a link that names another person asks first, and who stays is who they were', async ({
  page,
  sandbox,
  login,
}) => {
  const me = await login('approved');
  const { name } = await sandbox.user(me.userId);
  const before = await tokenIn(page);
  await page.goto('/auth/login?login_hint=orang.lain%40contoh.example');
  await expect(title(page)).toHaveText('Ganti akun?');
  const main = page.locator('main');
  await expect(main).toContainText(`${name.slice(0, 1)}•••`);
  await expect(main).toContainText('o•••@contoh.example');
  await expect(main).not.toContainText(name);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await primary(page).tap();
  await at(page, '/home');
  expect(await tokenIn(page)).toBe(before);
});

test('who agrees becomes the person the link names, and only then', async ({
  page,
  sandbox,
  login,
}) => {
  await login('approved');
  const before = await tokenIn(page);
  const other = await sandbox.createUser('new');
  await page.goto(`/auth/login?login_hint=${other.loginCode}`);
  await expect(title(page)).toHaveText('Ganti akun?');
  expect(await tokenIn(page)).toBe(before);
  await secondary(page).tap();
  await at(page, '/');
  expect(await tokenIn(page)).not.toBe(before);
});

test('a link to the logout asks first; the button of the settings does not', async ({
  page,
  login,
}) => {
  await login('approved');
  const before = await tokenIn(page);
  for (const link of ['/auth/logout', '/auth/logout?referrer=api']) {
    await page.goto(link);
    await expect(title(page)).toHaveText('Keluar dari akun?');
    // A page that is loaded anew asks anew.
    await page.reload();
    await expect(title(page)).toHaveText('Keluar dari akun?');
    await primary(page).tap();
    await at(page, '/home');
    expect(await tokenIn(page)).toBe(before);
  }
  await page.goto('/home/settings');
  await page.getByRole('button', { name: 'Keluar dari akun' }).tap();
  await expect(title(page)).toHaveText('Kamu sudah keluar');
  expect(await tokenIn(page)).toBeUndefined();
});

test("inside a host its token comes before a link's person", async ({ page, sandbox }) => {
  const me = await sandbox.createUser('approved');
  const other = await sandbox.createUser('new');
  await inside(page, 'gojek', { getToken: { token: me.token } });
  await page.goto(`/auth/login?login_hint=${other.loginCode}`);
  await expect(title(page)).toHaveText('Ganti akun?');
  expect(await tokenIn(page)).toBe(me.token);
  await primary(page).tap();
  await at(page, '/home');
  expect(address(page)).toBe('/home');
});
