import type { Page } from '@playwright/test';
import { endings } from '../../support/login-ways';
import { settled } from '../../e2e/support/pages';

/** Resolves when the redirects have ended, also at the lender's login. */
export const decided = async (page: Page): Promise<void> => {
  await page.locator(endings).first().waitFor();
  await settled(page);
};
