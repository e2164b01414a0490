import type { Page } from '@playwright/test';
import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import type { Language } from '../../../domain/kernel/locale';
import { expect } from './test';
import { wordsOf } from './messages';

/** What no page may show: keys of messages, and internal values. */
const leaks =
  /\b(?:titles|labels|hints|errors|options|purposes|generic|terms)\.[a-z]|undefined|NaN|\[object|\bnull\b/;

/** Pages without a decision: they have no main action. */
const undecided: readonly RouteId[] = [
  'homeAboutFee',
  'homeBillCycle',
  'homeLimit',
  'homePartners',
  'homeSettings',
  'terms',
  'transactions',
];

const titleOf = (id: RouteId, lang: Language): string =>
  `${wordsOf(lang, `${ROUTES[id].area}:titles.${id}`)} · PayLater`;

/** Finds what moves on a page, or would: animations, and elements whose changes take time. */
const motionOn = (page: Page) =>
  page.evaluate(() => [
    ...document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML),
    ...[...document.querySelectorAll('*')].flatMap((it) => {
      const { animationName, transitionDuration } = getComputedStyle(it);
      const moves = animationName !== 'none' || !/^0s(, 0s)*$/.test(transitionDuration);
      return moves ? [it.outerHTML.slice(0, 100)] : [];
    }),
  ]);

/** Checks what black-box tests rely on at every page. */
export const expectPromises = async (page: Page, id: RouteId, lang: Language) => {
  await expect(page.locator('main[data-route]')).toHaveAttribute('data-route', ROUTES[id].path);
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).not.toBeEmpty();
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page).toHaveTitle(titleOf(id, lang));
  const mainActions = undecided.includes(id) ? 0 : 1;
  await expect(page.locator('[data-action="primary"]:enabled')).toHaveCount(mainActions);
  await expect(page.locator('dialog[open], [role="dialog"], [role="alertdialog"]')).toHaveCount(0);
  await expect(page.locator('body [name]:not(main form [name])')).toHaveCount(0);
  await expect(page.locator('main form button[name], main form input[type=hidden]')).toHaveCount(0);
  expect(await page.locator('body').innerText()).not.toMatch(leaks);
  // The browsers of the tests prefer reduced motion.
  expect(await motionOn(page)).toEqual([]);
};

/** Opens the display settings in the header by keyboard alone, goes through all of them, and closes them. */
export const expectSwitchesByKeys = async (page: Page) => {
  const summary = page.locator('header details summary');
  for (let presses = 0; presses < 6; presses += 1) {
    if (await summary.evaluate((it) => it === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  const options = page.locator('header details[open] button[aria-pressed]');
  await expect(options).toHaveCount(12);
  for (const option of await options.all()) {
    await page.keyboard.press('Tab');
    await expect(option).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(summary).toBeFocused();
};
