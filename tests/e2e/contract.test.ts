import { long } from './support/long';
import { at, primary } from './support/pages';
import { expect, test } from './support/test';

test('language, theme and text size change by keys, and are kept', async ({ page, login }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await login('approved', { path: '/home/settings' });
  const ground = () => page.locator('.page').evaluate((it) => getComputedStyle(it).backgroundColor);
  const light = await ground();
  const choose = async (name: string) => {
    await page.locator('header details summary').focus();
    await page.keyboard.press('Enter');
    await page.locator('header').getByRole('button', { name, exact: true }).press('Enter');
    await page.keyboard.press('Escape');
  };
  await choose('English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('h1')).toHaveText('Settings');
  await expect(page).toHaveTitle(/^Settings/);
  await choose('Dark');
  await choose('Largest');
  const large = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(await ground()).not.toBe(light);
  const [dark, size] = [await ground(), await large()];
  await page.reload();
  await at(page, '/home/settings');
  await expect(page.locator('h1')).toHaveText('Settings');
  expect([await ground(), await large()]).toEqual([dark, size]);
  await page.goto('/auth/logout');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a toast is in a status region for five seconds', long, async ({ page, login }) => {
  await page.clock.install();
  await login('waitlist', { path: '/unavailable/waitlist' });
  await primary(page).tap();
  const toast = page.locator('[role="status"] [data-toast]');
  await expect(toast).toHaveText('Statusnya belum berubah.');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await expect(toast).toHaveCount(0);
  await primary(page).tap();
  await expect(toast).toBeVisible();
  await page.clock.runFor(4_900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});
