import { longUnless } from '../e2e/support/long';
import { expectNoTrap } from '../e2e/support/keyboard';
import { expect, test } from '../e2e/support/test';
import { contrasts, smallTargets } from './support/measure';

/** Pages with amounts, which keep to AAA: contrast (1.4.6), size of targets (2.5.5) and a visible focus (2.4.12). */
const pages: readonly (readonly [persona: string, path: string])[] = [
  ['overdue-late-fee', '/home'],
  ['overdue-late-fee', '/repayment/bill-list'],
  ['overdue-late-fee', '/repayment/bca-va'],
  ['active', '/home'],
  ['active', '/home/limit-details'],
  ['active', '/repayment/bill-list?type=UPCOMING'],
  ['active', '/transactions'],
  ['restructure', '/bill-restructure'],
];

// In a touch browser, Tab also reaches the browser's bars.
test.use({ isMobile: false, hasTouch: false });

for (const [persona, path] of pages)
  test(
    `amounts, due dates and states of ${path} are read by weak eyes, and pressed by any thumb: ${persona}`,
    longUnless(persona === 'overdue-late-fee' && path.endsWith('bill-list')),
    async ({ page, login }) => {
      test.slow();
      await login(persona, { path: '/home/settings' });
      await page.goto(path);
      await expect(page.locator('main [data-amount]').first()).toBeVisible();
      await expect(page.locator('main [class*="skeleton"]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { weak, measured } = await contrasts(page, 7);
        expect(measured).toBeGreaterThan(1);
        expect(weak, colorScheme).toEqual([]);
      }
      expect(await smallTargets(page, 44)).toEqual([]);
      // Checks at each press of Tab that no bar covers the focused element.
      if (path !== '/transactions') await expectNoTrap(page);
    },
  );
