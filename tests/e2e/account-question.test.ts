import type { Page } from '@playwright/test';
import { STORED } from '../../domain/session/stored';
import { at, primary, secondary, storages } from './support/pages';
import { expect, test } from './support/test';

const tokenIn = async (page: Page) => (await storages(page)).local[STORED.authToken.key];

const title = (page: Page) => page.locator('h1');

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
