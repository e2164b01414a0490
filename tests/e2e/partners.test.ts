import type { Page } from '@playwright/test';
import { at, primary } from './support/pages';
import { expect, test } from './support/test';

const list = '/v1/partners';
const body = (...merchants: readonly unknown[]) => JSON.stringify({ data: { merchants } });
const rows = (page: Page) => page.locator('main .rows__title');

test('all partners are listed, billers as a group of their own, and a search filters both', async ({
  page,
  login,
}) => {
  await login('approved', { path: '/home/popular-partners', lang: 'en' });
  await expect(page.locator('main h2')).toHaveText(['Shops', 'Regular bills']);
  await expect(rows(page)).toHaveCount(9);
  const search = page.getByRole('searchbox', { name: 'Find a shop by name' });
  expect(await search.evaluate((it) => [it.getAttribute('name'), it.closest('form')])).toEqual([
    null,
    null,
  ]);
  await search.fill('RUMAH');
  await expect(rows(page)).toHaveText(['Pasar Rumah', 'Internet Rumah']);
  await search.fill('nobody');
  await expect(page.getByRole('status').getByText('No shop is called “nobody”')).toBeVisible();
  await search.fill('');
  await page.getByRole('button', { name: 'Listrik Pascabayar' }).tap();
  await at(page, '/partner/*');
  await expect(page.locator('main h1')).toHaveText('Listrik Pascabayar');
});

test('the link of a partner follows the rules of links', async ({ page, sandbox, login }) => {
  const { userId } = await login('approved', { path: '/home/settings' });
  await sandbox.fault({
    path: list,
    userId,
    body: body(
      { name: 'Dalam', link: '/home/limit-details' },
      { name: 'Luar', link: 'https://shop.example/' },
      { name: 'Jahat', link: 'javascript:alert(1)' },
      { name: 'Tanpa' },
      { id: 'x' },
    ),
  });
  await page.goto('/home/popular-partners');
  await expect(rows(page)).toHaveText(['Dalam', 'Luar', 'Jahat', 'Tanpa']);
  await expect(page.locator('main .rows button')).toHaveCount(2);
  await page.getByRole('button', { name: 'Luar' }).tap();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('shop.example');
  await dialog.getByRole('button', { name: 'Batal' }).tap();
  await page.getByRole('button', { name: 'Dalam' }).tap();
  await at(page, '/home/limit-details');
});

test('the page of a partner opens its link by the same rules', async ({ page, sandbox, login }) => {
  const { userId } = await login('approved', { path: '/home/settings' });
  for (const [link, main] of [
    ['https://shop.example/', 'Buka Toko'],
    ['javascript:alert(1)', 'Lihat semua toko'],
    [undefined, 'Lihat semua toko'],
  ] as const) {
    await sandbox.fault({ path: list, userId, body: body({ id: 's-1', name: 'Toko', link }) });
    await page.goto('/partner/s-1');
    await expect(primary(page)).toHaveText(main);
  }
});

test('an empty list of partners has a state of its own', async ({ page, sandbox, login }) => {
  const { userId } = await login('approved', { path: '/home/settings' });
  await sandbox.fault({ path: list, userId, body: body() });
  await page.goto('/home/popular-partners');
  await expect(page.getByText('Belum ada toko')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await primary(page).tap();
  await at(page, '/home');
});

test('the page of one partner leads to its link; the tag of billers lists all of them', async ({
  page,
  sandbox,
  login,
}) => {
  const { userId } = await login('approved', { path: '/partner/GOPAYLATER' });
  await expect(rows(page)).toHaveText(['Listrik Pascabayar', 'Air Bersih', 'Internet Rumah']);
  const shop = { id: 'm-01', name: 'Pasar Rumah', link: '/home/limit-details' };
  await sandbox.fault({ path: list, userId, body: body(shop, { id: 'm-02', name: 'Lain' }) });
  await page.goto('/partner/m-01');
  await expect(page.locator('main h1')).toHaveText('Pasar Rumah');
  await expect(page.locator('header')).toHaveCount(0);
  await expect(primary(page)).toHaveText('Buka Pasar Rumah');
  await primary(page).tap();
  await at(page, '/home/limit-details');
});

test('an unknown partner has a page of its own, with a way on and a way back', async ({
  page,
  login,
}) => {
  await login('approved', { path: '/partner/nobody' });
  await expect(page.locator('main h1')).toHaveText('Toko ini tidak ada di daftar');
  await expect(primary(page)).toHaveCount(1);
  await primary(page).tap();
  await at(page, '/home/popular-partners');
  await page.getByRole('button', { name: 'Pasar Rumah' }).tap();
  await at(page, '/partner/*');
  await page.getByRole('button', { name: 'Kembali' }).tap();
  await at(page, '/home/popular-partners');
});
