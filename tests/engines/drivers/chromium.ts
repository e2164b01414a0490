import type { Browser } from '@playwright/test';
import type { Engine, Tab } from './engine';

const openTab = async (browser: Browser): Promise<Tab> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  return {
    goto: async (url) => void (await page.goto(url)),
    run: (body) => page.evaluate(`(() => {${body}})()`),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    choose: async (selector, value) => void (await page.locator(selector).selectOption(value)),
    screenshot: async (path) => void (await page.screenshot({ path })),
    close: () => context.close(),
  };
};

/** A Chromium of any version, spoken with by Playwright. */
export const asEngine = (browser: Browser): Engine => ({
  name: `Chromium ${browser.version().split('.')[0]}`,
  version: browser.version(),
  open: () => openTab(browser),
  close: () => browser.close(),
});
