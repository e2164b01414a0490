import puppeteer from 'puppeteer-core';
import { type Engine, outcomeBy } from './engine';

/** Firefox, spoken with by WebDriver BiDi. */
export const openFirefox = async (executablePath: string): Promise<Engine> => {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  return {
    name: 'Firefox ESR',
    version: await browser.version(),
    open: async (url) => {
      const page = await browser.newPage();
      await page.setViewport({ width: 360, height: 740 });
      await page.goto(url);
      const outcome = await outcomeBy(() =>
        page.evaluate(() => window.outcome && JSON.stringify(window.outcome)),
      );
      await page.close();
      return outcome;
    },
    close: () => browser.close(),
  };
};
