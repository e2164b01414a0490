import { rowsOf, scrollThrough, slowPage } from '../heavy/measure';
import { everything } from './support/history';
import { expect, test } from './support/test';

// The whole of it is `npm run heavy`; these are its first few hundred rows.
test('hundreds of rows on a slow processor: each once, in order, and few in the document', async ({
  page,
  context,
  sandbox,
  login,
}) => {
  test.slow();
  const user = await login('heavy');
  const all = await everything(sandbox, user);
  expect(all.length).toBeGreaterThan(5_000);
  await page.close();
  const slow = await slowPage(context);
  await slow.page.goto('/transactions');
  await slow.page.locator('[data-row]').first().waitFor();
  await slow.page.evaluate(() => {
    const list = document.querySelector<HTMLElement>('.history');
    let before = list?.style.height;
    let changes = 0;
    let drawings = 0;
    if (list)
      new MutationObserver(() => {
        drawings += 1;
        document.body.dataset['drawings'] = String(drawings);
      }).observe(list, { childList: true });
    if (list)
      new MutationObserver(() => {
        if (before !== list.style.height) changes += 1;
        before = list.style.height;
        document.body.dataset['heights'] = String(changes);
      }).observe(list, { attributeFilter: ['style'] });
  });
  const { ids, mostRows } = await scrollThrough(slow.page, 300);
  expect(ids.length).toBeGreaterThanOrEqual(300);
  expect(rowsOf(ids)).toEqual(all.slice(0, ids.length).map(({ id }) => id));
  expect(mostRows).toBeLessThanOrEqual(40);

  // Where a line is not as high as it was taken for, all that follow are placed a second time, with every frame.
  const pages = await sandbox.journal({ userId: user.userId, path: '/v1/transaction-history' });
  expect(await slow.page.evaluate(() => Number(document.body.dataset['heights']))).toBeLessThan(
    pages.length,
  );
  // Lines come and go four at a time: one by one the list would be drawn anew for each of them, or twice.
  expect(await slow.page.evaluate(() => Number(document.body.dataset['drawings']))).toBeLessThan(
    ids.length * 0.7,
  );
});
