import { expect, test } from '@playwright/test';
import { engines, type Engine, findingsOn } from './engines';
import { plants, soundPage } from './planted';

test('of planted failures, each engine sees those of the table', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const namesSeen = async (html: string): Promise<readonly Engine[]> => {
    await page.setContent(html);
    const found = new Set((await findingsOn(page)).map(({ engine }) => engine));
    return (Object.keys(engines) as Engine[]).filter((it) => found.has(it));
  };
  expect(await namesSeen(soundPage)).toEqual([]);
  const seen: Record<string, readonly Engine[]> = {};
  for (const { what, html, instead: [part, by] = ['', ''] } of plants)
    seen[what] = await namesSeen(soundPage.replace('<!--plant-->', html).replace(part, by));
  for (const [what, by] of Object.entries(seen))
    process.stdout.write(`| ${what} | ${by.join(', ') || 'none'} |\n`);
  expect(seen).toEqual(Object.fromEntries(plants.map(({ what, seenBy }) => [what, seenBy])));
});
