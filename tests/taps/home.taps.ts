import { expect } from '@playwright/test';
import { at, primary } from '../e2e/support/pages';
import { test } from '../e2e/support/test';
import { countTaps } from './thumb';

/** The journey ends where the amount and the account number are shown. */
test('pay an overdue bill', async ({ page, login }) => {
  const thumb = await countTaps(page);
  await login('overdue');
  await at(page, '/home');
  await expect(primary(page)).toBeVisible();
  await thumb.goOn('/repayment/bca-va');
  await expect(page.locator('main [data-amount]').first()).toBeVisible();
  thumb.finish('pay an overdue bill', { taps: 2, screens: 2 });
});

test('change the language', async ({ page, login }) => {
  const thumb = await countTaps(page);
  await login('active');
  await at(page, '/home');
  await thumb.tap(page.locator('header summary'));
  await thumb.tap(page.locator('.display-settings button[lang="en"]'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  thumb.finish('change the language', { taps: 2, screens: 1 });
});
