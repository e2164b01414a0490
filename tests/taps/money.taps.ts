import { at, primary } from '../e2e/support/pages';
import { rows } from '../e2e/support/history';
import { expect, test } from '../e2e/support/test';
import { countTaps } from './thumb';

test('split and sign', async ({ page, login }) => {
  const thumb = await countTaps(page);
  await login('restructure', { path: '/home' });
  const way = page.locator('main').getByRole('button', { name: /Cicil tagihan/ });
  await thumb.tap(
    way.or(page.locator('main').getByRole('link', { name: /Cicil tagihan/ })).first(),
  );
  await at(page, '/bill-restructure');
  await thumb.tap(page.locator('label:has([name="tenor"][value="6"])'));
  await thumb.goOn('/bill-restructure/agreement');
  const binds = primary(page).getByText('Setuju, ubah jadi 6 cicilan');
  const readOn = primary(page).getByText(/Lanjut baca|Lihat halamannya/);
  await expect(async () => {
    if (await readOn.isVisible()) await thumb.tap(readOn);
    await expect(binds).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await thumb.goOn('/bill-restructure/callback');
  thumb.finish('split and sign', { taps: 6, screens: 4 });
});

test('find a purchase of three months ago', async ({ page, login }) => {
  const thumb = await countTaps(page);
  await login('active', { path: '/home' });
  await thumb.tap(
    page.getByRole('link', { name: 'Riwayat' }).or(page.getByText('Riwayat')).first(),
  );
  await at(page, '/transactions');
  await expect(rows(page).first()).toBeVisible();
  await thumb.tap(page.getByRole('button', { name: 'Bulan', exact: true }));
  const month = page.getByRole('dialog').getByRole('listitem').nth(3);
  const name = (await month.textContent()) ?? '';
  await thumb.tap(month.getByRole('button'));
  const [short = '', year = ''] = name.split(' ');
  const heading = page.getByRole('heading', { name: new RegExp(`^${short}\\w* ${year}$`) });
  await expect(heading).toBeFocused();
  const below = (await heading.boundingBox())?.y ?? 0;
  const tops = await rows(page).evaluateAll((all) =>
    all.map((it) => it.getBoundingClientRect().top),
  );
  const first = tops.indexOf(Math.min(...tops.filter((top) => top > below)));
  await thumb.tap(rows(page).nth(first).getByRole('button'));
  await expect(page.getByRole('dialog').locator('[data-amount]').first()).toBeVisible();
  thumb.finish('find a purchase of three months ago', { taps: 4, screens: 2 });
});
