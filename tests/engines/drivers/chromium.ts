import type { Browser } from '@playwright/test';
import { type Engine, outcomeBy } from './engine';

/** The Chromium of every other browser test, for the column beside the others. */
export const asEngine = (browser: Browser): Engine => ({
  name: 'Chromium',
  version: browser.version(),
  open: async (url) => {
    const page = await browser.newPage();
    await page.goto(url);
    const outcome = await outcomeBy(() =>
      page.evaluate(() => window.outcome && JSON.stringify(window.outcome)),
    );
    await page.close();
    return outcome;
  },
  close: async () => {},
});
