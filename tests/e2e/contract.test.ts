import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RouteId, ROUTES } from '../../domain/navigation/routes';
import { root } from '../../scripts/lib/run.mjs';
import { again } from '../screens/cast';
import { builtPages, personasOfPages } from './support/built';
import { answerUpTo } from './support/kyc';
import { address, at, primary } from './support/pages';
import { expect, test } from './support/test';

/** What no page may show: keys of messages, and words of the machine. */
const leaks =
  /\b(?:titles|labels|hints|errors|options|purposes|generic|terms)\.[a-z]|undefined|NaN|\[object|\bnull\b/;

/** Opens the switches with the keys alone, sees all of them, and closes them. */
const switchesByKeys = async (page: Page) => {
  const summary = page.locator('header details summary');
  for (let presses = 0; presses < 6; presses += 1) {
    if (await summary.evaluate((it) => it === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  const options = page.locator('header details[open] button[aria-pressed]');
  await expect(options).toHaveCount(8);
  for (const option of await options.all()) {
    await page.keyboard.press('Tab');
    await expect(option).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(summary).toBeFocused();
};

/** The title that the messages give a route. */
const titleOf = (id: RouteId): string => {
  const file = join(root, `ui/messages/id/${ROUTES[id].area}.json`);
  const { titles } = JSON.parse(readFileSync(file, 'utf8')) as { titles: Record<string, string> };
  return `${titles[id]} · PayLater`;
};

for (const { persona, pages } of builtPages(personasOfPages))
  test(`the pages of ${persona ?? 'a visitor'}, from ${pages[0]?.id}, have their names, their switches by keys, and no loose ends`, async ({
    page,
    sandbox,
    login,
  }) => {
    const user = persona === undefined ? undefined : await login(persona);
    if (user && persona === again) await sandbox.api(user, 'POST', '/v1/kyc/reapply');
    for (const { id, address: to } of pages)
      await test.step(id, async () => {
        await page.goto(to);
        await at(page, ROUTES[id].path);
        await expect(page.locator('.skeleton')).toHaveCount(0);
        await expect(page).toHaveTitle(titleOf(id));
        expect(await page.locator('body').innerText()).not.toMatch(leaks);
        await switchesByKeys(page);
      });
  });

test('language, theme and text size are switched by keys, at once, and stay', async ({
  page,
  login,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await login('approved', { path: '/home/settings' });
  const ground = () =>
    page.locator('.page').evaluate((it) => getComputedStyle(it).backgroundColor);
  const light = await ground();
  const choose = async (name: string) => {
    await page.locator('header details summary').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name, exact: true }).press('Enter');
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

test('a toast stands in a status region for five seconds', async ({ page, login }) => {
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

test('the loader is there while it shows, and only then', async ({ page, sandbox, login }) => {
  const user = await login('new');
  await answerUpTo(sandbox, user);
  await page.goto('/kyc/tnc');
  await at(page, '/kyc/tnc');
  const loader = page.locator('[data-loader]');
  await sandbox.fault({ path: '/v1/user/submit', delayMs: 1_500, userId: user.userId });
  await primary(page).tap();
  await expect(loader).toBeVisible();
  await expect(loader).toHaveAttribute('role', 'status');
  await expect(page.locator('main[data-route="/application/submit"]')).toBeVisible();
  await expect(loader).toHaveCount(0);
});

test('home that fails after its retries asks in an alert dialog, with a code and another try', async ({
  page,
  sandbox,
  login,
  announce,
}) => {
  announce('/v2/homepage', 500);
  const { userId } = await login('approved');
  const down = { path: '/v2/homepage', status: 500, code: 'HOME_DOWN' };
  await sandbox.fault({ ...down, times: 4, userId });
  await page.goto('/home');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('[HOME_DOWN]', { timeout: 10_000 });
  await expect(dialog.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('main')).toContainText('Beranda belum bisa dibuka');
  await sandbox.fault({ ...down, times: 4, userId });
  await page.reload();
  await expect(dialog).toContainText('[HOME_DOWN]', { timeout: 10_000 });
  await dialog.getByRole('button').first().tap();
  await expect(page.locator('main [data-amount]').first()).toHaveAttribute(
    'data-amount',
    '5500000',
  );
  expect(address(page)).toBe('/home');
});
