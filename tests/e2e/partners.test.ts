import type { Page } from '@playwright/test';
import { at } from './support/pages';
import { expect, test } from './support/test';

const list = '/v1/partners';
const body = (...merchants: readonly unknown[]) => JSON.stringify({ data: { merchants } });
const rows = (page: Page) => page.locator('main .rows__title');

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
