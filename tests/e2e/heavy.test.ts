import { scrollThrough, slowPage } from '../heavy/measure';
import { everything } from './support/history';
import { expect, test } from './support/test';

// The whole of it is `npm run heavy`; these are its first few hundred rows.
test('hundreds of rows on a slow processor: each once, in order, and few in the document', async ({
  page,
  context,
  sandbox,
  login,
}) => {
  const user = await login('heavy');
  const all = await everything(sandbox, user);
  expect(all.length).toBeGreaterThan(5_000);
  await page.close();
  const slow = await slowPage(context);
  await slow.page.goto('/transactions');
  await slow.page.locator('[data-row]').first().waitFor();
  const { ids, mostRows } = await scrollThrough(slow.page, 300);
  expect(ids.length).toBeGreaterThanOrEqual(300);
  expect(ids).toEqual(all.slice(0, ids.length).map(({ id }) => id));
  expect(mostRows).toBeLessThanOrEqual(40);
});
