import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../../e2e/support/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules about colours: all that a theme changes. */
const colours = ['color-contrast', 'link-in-text-block'];

const violations = async (page: Page, which: 'all' | 'colours'): Promise<string[]> => {
  // Legacy mode runs in the page itself: without frames there is nothing to merge in another page.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations: found } = await (which === 'all'
    ? axe.withTags(rules)
    : axe.withRules(colours)
  ).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
};

const frames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/**
 * Makes the window as tall as the page; otherwise axe takes elements under the bottom bar for too small targets. A list
 * that loads more rows grows with the window, to its end.
 */
export const stretch = async (page: Page) => {
  for (let last = 0; ; ) {
    const { width, height } = await page.evaluate(() => ({
      width: innerWidth,
      height: Math.max(innerHeight, document.documentElement.scrollHeight),
    }));
    if (height === last) return;
    last = height;
    await page.setViewportSize({ width, height });
    await frames(page);
    // A list loads more rows while its end is visible. It has its full height once it ended, failed or paused.
    await page.waitForFunction(
      (before) =>
        document.documentElement.scrollHeight > before ||
        !document.querySelector('div.history-end:not(:has(p))'),
      height,
    );
  }
};

/**
 * Expects that axe finds nothing on the page in its current state. tests/ui/theme measures the colours of the dark
 * theme; `inTheDark` also checks them here, in `npm run suite long`.
 */
export const expectAccessible = async (page: Page, what: string, inTheDark = false) => {
  const before = page.viewportSize();
  await stretch(page);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page, 'all'), `${what}, light`).toEqual([]);
  if (inTheDark) {
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, 'colours'), `${what}, dark`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
};
