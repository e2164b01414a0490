import puppeteer, { type Browser } from 'puppeteer-core';
import type { Engine, Tab } from './engine';

const openTab = async (browser: Browser): Promise<Tab> => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 360, height: 740 });
  return {
    goto: async (url) => void (await page.goto(url)),
    run: (body) => page.evaluate(`(() => {${body}})()`),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    choose: async (selector, value) => void (await page.select(selector, value)),
    screenshot: async (path) =>
      void (await page.screenshot({ path: `${path}` as `${string}.png` })),
    close: () => context.close(),
  };
};

/** Firefox, driven by WebDriver BiDi. */
export const openFirefox = async (
  executablePath: string,
  extraPrefsFirefox: Readonly<Record<string, unknown>> = {},
): Promise<Engine> => {
  const options = { browser: 'firefox', executablePath, headless: true } as const;
  const browser = await puppeteer.launch({ ...options, extraPrefsFirefox });
  const version = await browser.version();
  return {
    name: 'Firefox ESR',
    version,
    open: () => openTab(browser),
    close: () => browser.close(),
  };
};
