import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { routeIds, ROUTES } from '../../domain/navigation/routes';
import { builtPages, notBuilt, personasOfPages } from '../e2e/support/built';
import { again } from '../screens/cast';
import { expect, type Language, prefer, settled, test } from '../e2e/support/test';

type Theme = 'light' | 'dark';
const looks: readonly [Language, Theme][] = [
  ['id', 'light'],
  ['id', 'dark'],
  ['en', 'light'],
  ['en', 'dark'],
];

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
};

/** What tests from outside rely on at every page. */
const keepsItsPromises = async (page: Page, route: string, lang: Language) => {
  await expect(page.locator('main[data-route]')).toHaveAttribute('data-route', route);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).not.toBeEmpty();
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page).toHaveTitle(/^\S.* · PayLater$/);
  await expect(page.locator('[data-action="primary"]:enabled')).toHaveCount(1);
  await expect(page.locator('dialog[open], [role="dialog"], [role="alertdialog"]')).toHaveCount(0);
  await expect(page.locator('body [name]:not(main form [name])')).toHaveCount(0);
  await expect(page.locator('main form button[name], main form input[type=hidden]')).toHaveCount(0);
};

/** Nothing has to be scrolled sideways on the smallest phone with the largest text. */
const fitsTheSmallestPhone = async (page: Page) => {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const width = await page.evaluate(() => {
    document.documentElement.dataset['text'] = '130';
    return document.documentElement.scrollWidth;
  });
  expect(width).toBeLessThanOrEqual(320);
  if (before) await page.setViewportSize(before);
};

for (const [lang, theme] of looks)
  for (const { persona, pages } of builtPages(personasOfPages))
    test(`${lang} ${theme}: the pages of ${persona ?? 'a visitor'}, from ${pages[0]?.id}`, async ({
      page,
      login,
    }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      if (persona === undefined) await prefer(page, lang);
      else await login(persona, { lang });
      if (persona === again) {
        await page.locator('[data-action="primary"]:enabled').tap();
        await expect(page.locator('main[data-route="/kyc"]')).toBeVisible();
      }
      for (const { id, address } of pages)
        await test.step(id, async () => {
          await page.goto(address);
          await settled(page);
          await expect(page.locator('.skeleton')).toHaveCount(0);
          await keepsItsPromises(page, ROUTES[id].path, lang);
          expect(await violations(page), id).toEqual([]);
          if (lang === 'id' && theme === 'light') await fitsTheSmallestPhone(page);
        });
    });

test('pages that are not made yet are counted, and say so', async ({ page, login }) => {
  process.stdout.write(`not built yet: ${notBuilt.length} of ${routeIds.length} routes\n`);
  await login('approved', { path: '/transactions' });
  await expect(page.locator('main h1')).toHaveText('Halaman ini belum ada');
  await expect(page.locator('[data-action="primary"]:enabled')).toHaveCount(1);
  expect(notBuilt).toHaveLength(39);
});

test('a form that was refused is accessible too, in both themes', async ({ page, login }) => {
  await login('draft', { path: '/kyc/step2' });
  await page.locator('[name="personalInfo.email"]').fill('no address');
  await page.locator('[data-action="primary"]:enabled').tap();
  const summary = page.locator('main .error-summary');
  await expect(summary).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
});
