import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../../e2e/support/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that look at colours: all that a theme changes. */
const colours = ['color-contrast', 'link-in-text-block'];

const violations = async (page: Page, which: 'all' | 'colours'): Promise<string[]> => {
  // In the page itself: without frames there is nothing to put together in another one.
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
 * Makes the window as tall as the page, or axe takes what the bar at the bottom covers for too small to be hit. A list
 * that reads on by itself grows with it, to its end.
 */
const stretch = async (page: Page) => {
  for (let last = 0; ; ) {
    const { width, height } = await page.evaluate(() => ({
      width: innerWidth,
      height: Math.max(innerHeight, document.documentElement.scrollHeight),
    }));
    if (height === last) return;
    last = height;
    await page.setViewportSize({ width, height });
    await frames(page);
    // With its end in sight a list reads on, unless it has ended, failed or paused: then it is as long as it gets.
    await page.waitForFunction(
      (before) =>
        document.documentElement.scrollHeight > before ||
        !document.querySelector('div.history-end:not(:has(p))'),
      height,
    );
  }
};

/**
 * Expects axe to find nothing on the page as it is. The colours of the dark theme are measured by tests/ui/theme, and
 * looked for `inTheDark` as well by `npm run suite long`.
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
