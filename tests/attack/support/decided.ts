import type { Page } from '@playwright/test';
import { settled } from '../../e2e/support/pages';

/** Pages that do not redirect: all outside of the login, a question, and the end of a login. */
const ends = [
  'main[data-route]:not([data-route^="/auth/"])',
  'main[data-route^="/auth/"] [data-action="secondary"]',
  'main[data-route="/auth/callback"] [data-action="primary"]',
  'main[data-route="/auth/logout"] [data-action="primary"]',
].join();

/** Resolves when the redirects have ended, also at the lender's login. */
export const decided = async (page: Page): Promise<void> => {
  await page.locator(ends).first().waitFor();
  await settled(page);
};
