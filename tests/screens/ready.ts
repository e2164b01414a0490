import { expect, type Page } from '@playwright/test';
import { at, primary } from '../e2e/support/pages';

/** Presses on from where a person is, until a page is there. */
const press = async (page: Page, route: string) => {
  await primary(page).click();
  await at(page, route);
};

const appliesAgain = (page: Page) => press(page, '/kyc');

/** Asks for instalments, so that the page that follows the request has something to follow. */
const asksForInstalments = async (page: Page) => {
  await page.goto('/bill-restructure/agreement');
  const callback = page.locator('main[data-route="/bill-restructure/callback"]');
  // Until the agreement was read to its end, the main action reads on.
  await expect(async () => {
    if (!(await callback.isVisible())) await primary(page).click({ timeout: 2_000 });
    await expect(callback).toBeVisible({ timeout: 2_000 });
  }).toPass();
};

/** What somebody does before their pages can be opened: every answer is there, and they apply again. */
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

/** Makes somebody who has just logged in ready for the pages they are shown with. */
export const makeReady = async (page: Page, persona: string) => done[persona]?.(page);
