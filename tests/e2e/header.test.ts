import { rows } from './support/history';
import { expect, test } from './support/test';

test('the header shows the title while the heading is scrolled away', async ({ page, login }) => {
  await login('active', { path: '/transactions' });
  await expect(rows(page).first()).toBeVisible();
  const title = page.locator('.header__title');
  await expect(title).toHaveText('PayLater');
  await page.evaluate(() => scrollTo(0, 600));
  await expect(title).toHaveText('Riwayat transaksi');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(title).toHaveText('PayLater');
});

test('a step keeps its number in the header', async ({ page, applying }) => {
  await applying('/kyc/step3');
  const title = page.locator('.header__title');
  const before = await title.textContent();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('h1')).not.toBeInViewport();
  expect(await title.textContent()).toBe(before);
});
