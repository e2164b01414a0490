import type { Page } from '@playwright/test';
import { at, atWholeHome } from '../e2e/support/pages';
import { expect, test } from '../e2e/support/test';
import { countTaps } from './thumb';

/** Files are downloaded here, since the system's sheet for sharing cannot be tapped. */
const downloadFiles = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => false });
  });
const place = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('save the statement of last month', async ({ page, login }) => {
  await downloadFiles(page);
  const thumb = await countTaps(page);
  await login('active', { path: '/home' });
  await atWholeHome(page);
  await thumb.tap(place(page, 'Riwayat'));
  await at(page, '/transactions');
  await thumb.tap(button(page, 'Bulan'));
  await thumb.tap(button(page, 'Buat laporan transaksi'));
  const file = page.waitForEvent('download');
  await thumb.tap(button(page, 'Simpan sebagai tabel (CSV)'));
  expect((await file).suggestedFilename()).toMatch(/^paylater-\d{4}-\d\d\.csv$/);
  thumb.finish('save the statement of last month', { taps: 4, screens: 2 });
});

test('save a reminder', async ({ page, login }) => {
  await downloadFiles(page);
  const thumb = await countTaps(page);
  await login('active', { path: '/home' });
  await atWholeHome(page);
  await thumb.tap(place(page, 'Tagihan'));
  await thumb.tap(button(page, 'Ingatkan aku'));
  const file = page.waitForEvent('download');
  await thumb.tap(button(page, 'Simpan ke kalender'));
  expect((await file).suggestedFilename()).toMatch(/\.ics$/);
  thumb.finish('save a reminder', { taps: 3, screens: 2 });
});

test('prove a payment', async ({ page, login }) => {
  await downloadFiles(page);
  const thumb = await countTaps(page);
  await login('due-soon', { path: '/home' });
  await atWholeHome(page);
  await thumb.tap(place(page, 'Tagihan'));
  await thumb.tap(page.getByRole('link', { name: 'Sudah bayar, tapi tagihan masih ada?' }));
  const file = page.waitForEvent('download');
  await thumb.tap(button(page, 'Bagikan jejak pembayaran'));
  expect((await file).suggestedFilename()).toMatch(/\.txt$/);
  thumb.finish('prove a payment', { taps: 3, screens: 3 });
});

test('hide amounts', async ({ page, login }) => {
  const thumb = await countTaps(page);
  await login('active', { path: '/home' });
  await atWholeHome(page);
  await thumb.tap(page.locator('[data-action="hide-amounts"] button'));
  await expect(page.locator('main [data-amount]').first()).toContainText('•');
  thumb.finish('hide amounts', { taps: 1, screens: 1 });
});
