import { expect, test } from '@playwright/test';
import { expectAccessible } from '../a11y/support/axe';
import { expectAnyOrder } from '../e2e/support/any-order';
import { type Picture, writeSheets } from './contact-sheet';
import { openStory, readStories } from './stories';

const looks = [
  { name: 'id-light', language: 'id', colorScheme: 'light', width: 360, text: '100' },
  { name: 'en-dark', language: 'en', colorScheme: 'dark', width: 360, text: '100' },
  { name: 'narrow', language: 'id', colorScheme: 'light', width: 320, text: '130' },
] as const;

for (const { name, language, colorScheme, width, text } of looks)
  test(`the catalogue, ${name}`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width, height: 740 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const sheets = new Map<string, Picture[]>();
    for (const { id, title, name: story } of await readStories(page)) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 740 });
      await openStory(page, id, { language, text });
      const [wide, tall] = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return [scrollWidth, scrollHeight];
      });
      expect.soft(wide, `${id} is cut`).toBeLessThanOrEqual(width);
      await page.setViewportSize({ width, height: Math.max(740, tall) });
      const picture = { caption: `${title} ${story}`, png: await page.screenshot() };
      sheets.set(title, [...(sheets.get(title) ?? []), picture]);
      await expectAnyOrder(page);
      await expectAccessible(page, `${id} in ${language} at ${text} %`, true);
    }
    for (const [title, pictures] of sheets) {
      const file = title.toLowerCase().replaceAll('/', '-');
      await writeSheets(browser, `screens/catalogue-${name}-${file}`, pictures);
    }
    await context.close();
  });
