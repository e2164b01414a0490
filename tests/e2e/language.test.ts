import { long } from './support/long';
import type { Page } from '@playwright/test';
import { rows } from './support/history';
import { at, atWholeHome, choose, goBackTo } from './support/pages';
import { agreement } from './support/splitting';
import { expect, test } from './support/test';

/** The texts of home that the server wrote in one language. */
const ofServer = {
  id: ['Tagihan kamu', 'Bisa dipakai di sini', 'Jawaban untuk pertanyaan'],
  en: ['Your bill', 'Where you can use it', 'Answers to common questions'],
} as const;

const expectHome = async (page: Page, language: 'id' | 'en') => {
  const other = language === 'id' ? 'en' : 'id';
  const main = page.locator('main[data-route="/home"]');
  for (const text of ofServer[language]) await expect(main).toContainText(text);
  for (const text of ofServer[other]) await expect(main).not.toContainText(text);
};

test('home in another language shows nothing of the first', async ({ page, sandbox, login }) => {
  const { userId } = await login('active', { path: '/home' });
  await atWholeHome(page);
  await expectHome(page, 'id');
  await choose(page, 'English');
  await expectHome(page, 'en');
  await page.locator('nav').getByRole('link', { name: 'History' }).tap();
  await at(page, '/transactions');
  await choose(page, 'Bahasa Indonesia');
  // Content that is not on screen at the change is dropped, whatever the next answer is.
  await sandbox.fault({ path: '/v2/homepage', delayMs: 5_000, userId });
  await goBackTo(page, '/home');
  for (const text of ofServer.en) await expect(page.locator('main')).not.toContainText(text);
  await expectHome(page, 'id');
});

test('receipt and agreement are read again in another language', long, async ({ page, login }) => {
  await login('restructure', { path: '/transactions' });
  await rows(page).filter({ hasText: 'Pembayaran' }).getByRole('button').tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Tagihan Oktober 2026');
  await page.goBack();
  await choose(page, 'English');
  await rows(page).filter({ hasText: 'Payment' }).getByRole('button').tap();
  await expect(sheet).toContainText('October 2026 bill');
  await expect(sheet).not.toContainText('Tagihan Oktober');

  await page.goto(`${agreement}?tenor=6`);
  await at(page, agreement);
  await expect(page.locator('main .agreement__text')).toContainText('Agreement');
  await choose(page, 'Bahasa Indonesia');
  await expect(page.getByRole('region', { name: 'Halaman 1 dari 1' })).toContainText('Perjanjian');
  await expect(page.locator('main')).not.toContainText('Agreement');
});
