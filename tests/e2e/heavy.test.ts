import { firstRows, rowsOf, scrollThrough, slowPage } from '../heavy/measure';
import { everything } from './support/history';
import { long } from './support/long';
import { expect, test } from './support/test';

// `npm run suite heavy` measures the whole history; this test reads its first few hundred rows.
test(
  'hundreds of rows on a slow processor: each once, in order, and few in the document',
  long,
  async ({ page, context, sandbox, login }) => {
    test.slow();
    const user = await login('heavy');
    const all = await everything(sandbox, user);
    expect(all.length).toBeGreaterThan(5_000);
    await page.close();
    const slow = await slowPage(context);
    await firstRows(slow.page, '/transactions');
    await slow.page.evaluate(() => {
      const list = document.querySelector<HTMLElement>('.history');
      if (!list) throw new Error('no list');
      const { dataset } = document.body;
      const [{ detail: gone }] = performance.getEntriesByName('first-rows') as [PerformanceMark];
      Object.assign(dataset, { gone });
      let [height, heights, drawings] = [list.style.height, 0, 0];
      new MutationObserver((changes) => {
        if (changes.some(({ type }) => type === 'childList')) drawings += 1;
        if (height !== list.style.height) heights += 1;
        height = list.style.height;
        Object.assign(dataset, { heights, drawings });
      }).observe(list, { childList: true, attributeFilter: ['style'] });
    });
    const { ids, mostRows } = await scrollThrough(slow.page, 300);
    expect(ids.length).toBeGreaterThanOrEqual(300);
    expect(rowsOf(ids)).toEqual(all.slice(0, ids.length).map(({ id }) => id));
    expect(mostRows).toBeLessThanOrEqual(40);

    const pages = await sandbox.journal({ userId: user.userId, path: '/v1/transaction-history' });
    const { gone, heights, drawings } = await slow.page.evaluate(() => ({
      ...document.body.dataset,
    }));
    // The position of the list is estimated well enough that no row is drawn and removed.
    expect(Number(gone)).toBe(0);
    // A line with another height than estimated would move all that follow, in every frame.
    expect(Number(heights)).toBeLessThan(pages.length);
    // Lines are added and removed four at a time; one by one, each would cost one or two renders of the list.
    expect(Number(drawings)).toBeLessThan(ids.length * 0.7);
  },
);
