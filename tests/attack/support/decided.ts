import type { Page } from '@playwright/test';
import { settled } from '../../e2e/support/pages';

/** Pages that go nowhere else by themselves: all outside the login, a question, and an end of the login. */
const ends = [
  'main[data-route]:not([data-route^="/auth/"])',
  'main[data-route^="/auth/"] [data-action="secondary"]',
  'main[data-route="/auth/callback"] [data-action="primary"]',
  'main[data-route="/auth/logout"] [data-action="primary"]',
].join();

/** Resolves when what was opened has led to its last page, which may be the lender's login. */
export const decided = async (page: Page): Promise<void> => {
  await page.locator(ends).first().waitFor();
  await settled(page);
};
