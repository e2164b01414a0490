import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../../e2e/support/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const violations = async (page: Page): Promise<string[]> => {
  // In the page itself: without frames there is nothing to put together in another one.
  const axe = new AxeBuilder({ page }).withTags(rules).setLegacyMode();
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
};

/** Expects axe to find nothing on the page as it is, neither in the light theme nor in the dark one. */
export const expectAccessible = async (page: Page, what: string) => {
  const before = page.viewportSize();
  const { width, height } = await page.evaluate(() => ({
    width: innerWidth,
    height: Math.max(innerHeight, document.documentElement.scrollHeight),
  }));
  // As tall as the page, or axe takes what the bar at the bottom covers for too small to be hit.
  await page.setViewportSize({ width, height });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), `${what}, ${colorScheme}`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
};
