import { expect, type Page } from '@playwright/test';
import { at, primary } from '../e2e/support/pages';

/** Presses the main action, and expects the page that it opens. */
const press = async (page: Page, route: string) => {
  await primary(page).click();
  await at(page, route);
};

const appliesAgain = (page: Page) => press(page, '/kyc');

/** Requests instalments, so that the page that follows the request has one. */
const asksForInstalments = async (page: Page) => {
  await page.goto('/bill-restructure/agreement');
  const callback = page.locator('main[data-route="/bill-restructure/callback"]');
  // The main action scrolls until the end of the agreement was read.
  await expect(async () => {
    if (!(await callback.isVisible())) await primary(page).click({ timeout: 2_000 });
    await expect(callback).toBeVisible({ timeout: 2_000 });
  }).toPass();
};

/** What a persona does before its pages can be opened: it has every answer, and applies again. */
const done: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'rejected-can-reapply': appliesAgain,
  'restructure-promo-fails': asksForInstalments,
  'gpp-rejected-can-reapply': async (page) => {
    await appliesAgain(page);
    await press(page, '/combined');
    await primary(page).click();
    await page.getByRole('dialog').getByRole('button').first().click();
    await at(page, '/kyc/onekyc/success');
  },
};

/** Prepares a user for the pages of their persona, right after the login. */
export const makeReady = async (page: Page, persona: string) => done[persona]?.(page);
