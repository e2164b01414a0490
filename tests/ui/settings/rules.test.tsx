import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAt } from '../../support/app/open-at';

test.each([
  ['Perjanjian fasilitas', '/transactions/agreement'],
  ['Biaya dan denda', '/home/about-fee'],
  ['Syarat, izin, dan pengaduan', '/tnc'],
])('the settings lead to “%s”', async (words, to) => {
  const app = await openAt('active', '/home/settings');
  app.click(words);
  await app.on(to);
  // The page is called as the link that led to it.
  expect(app.one('h1').textContent).toBe(words);
});

test('the choice of data explains what it does', async () => {
  const app = await openAt('active', '/home/settings');
  const hint = () => app.one('main .segments__hint').textContent;
  expect(hint()).toBe('Halaman lain dimuat lebih dulu, supaya cepat terbuka.');
  app.click('Hemat');
  await waitFor(() => expect(hint()).toBe('Halaman lain baru dimuat saat kamu membukanya.'));
});

test('the limit links to its agreement', async () => {
  const app = await openAt('active', '/home/limit-details');
  app.click('Perjanjian fasilitas');
  await app.on('/transactions/agreement');
});
