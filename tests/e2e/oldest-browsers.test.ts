import { at, goTo } from './support/pages';
import { agree, base, callback, darkPixels, toAgreement } from './support/splitting';
import { expect, test } from './support/test';
import { withoutNewer } from './support/without-newer';

test('without newer features the first page and home work', async ({ page, context, login }) => {
  await withoutNewer(context);
  await goTo(page, '/');
  expect(await page.evaluate(() => 'Temporal' in window || 'try' in Promise)).toBe(false);
  await login('approved', { path: '/home' });
  await expect(page.locator('main [data-amount]').first()).toHaveAttribute(
    'data-amount',
    '5500000',
  );
});

test('without them an agreement is drawn, read and agreed to', async ({ page, context, login }) => {
  await withoutNewer(context);
  await login('restructure', { path: base });
  await toAgreement(page, 3);
  const section = page.getByRole('region', { name: 'Halaman 1 dari 1' });
  await expect(section).toContainText('Perjanjian cicilan tagihan');
  await page.getByRole('button', { name: 'Halaman', exact: true }).tap();
  await page.locator('main canvas').scrollIntoViewIfNeeded();
  await expect.poll(() => darkPixels(page)).toBeGreaterThan(500);
  const [worker] = page.workers();
  expect(await worker?.evaluate(() => ['Temporal' in self, 'hasOwn' in Object])).toEqual([
    false,
    true,
  ]);
  await agree(page, 3);
  await at(page, callback);
});

test('without them the host simulator shows the client', async ({ page, context }) => {
  await withoutNewer(context);
  await page.goto('/host');
  await expect(page.frameLocator('iframe').first().locator('main[data-route]')).toBeVisible();
});
