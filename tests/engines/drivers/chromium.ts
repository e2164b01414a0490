import type { Browser, Page } from '@playwright/test';
import type { Engine, Tab } from './engine';

/** By the arrow keys: Playwright's own method needs what old versions do not have. */
const choose = async (page: Page, selector: string, value: string) => {
  const steps = await page.evaluate(
    ([css, wanted]) => {
      const select = document.querySelector<HTMLSelectElement>(css);
      select?.focus();
      const options = Array.from(select?.options ?? []).filter(({ disabled }) => !disabled);
      const at = (text: string | undefined) => options.findIndex((it) => it.value === text);
      return at(wanted) - at(select?.value);
    },
    [selector, value] as const,
  );
  for (let step = 0; step < Math.abs(steps); step += 1)
    await page.keyboard.press(steps < 0 ? 'ArrowUp' : 'ArrowDown');
};

/** A page of Playwright's as a tab; closing it closes its context. */
export const asTab = (page: Page): Tab => ({
  goto: async (url) => void (await page.goto(url)),
  run: (body) => page.evaluate(`(() => {${body}})()`),
  click: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  choose: (selector, value) => choose(page, selector, value),
  screenshot: async (path) => void (await page.screenshot({ path })),
  close: () => page.context().close(),
});

const openTab = async (browser: Browser): Promise<Tab> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  return asTab(await context.newPage());
};

/** A Chromium of any version, driven by Playwright. */
export const asEngine = (browser: Browser): Engine => ({
  name: `Chromium ${browser.version().split('.')[0]}`,
  version: browser.version(),
  open: () => openTab(browser),
  close: () => browser.close(),
});
