import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { day } from '../../../domain/kernel/instant';
import { ROUTES } from '../../../domain/navigation/routes';
import { STORED } from '../../../domain/storage/stored';
import { newTab, openApp } from '../../support/app/open-app';
import { openAt, reopen } from '../../support/app/open-at';

const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]');
const shown = async (words: string) => {
  await waitFor(() => expect(dialog()?.textContent).toContain(words));
};
const gone = () => waitFor(() => expect(dialog()).toBe(null));

/** Waits for every notice that opens by itself, and expects none. */
const quiet = async () => {
  await import('../../../ui/pages/home/notices/notices');
  await new Promise((done) => setTimeout(done, 20));
  expect(dialog()).toBe(null);
  expect(document.querySelector('.coach-mark')).toBe(null);
};

// The bar of places shows what the coach marks are about.
test.each(['approved', 'active', 'overdue-late-fee', 'temporary-limit', 'closed', 'coach-marks'])(
  'nothing opens for %s',
  async (persona) => {
    await openAt(persona, '/home');
    await quiet();
  },
);

test('a raised limit is shown once with its amount, and opens the details of the limit', async () => {
  const app = await openAt('limit-raised', '/home');
  await shown('Limit kamu naik');
  const limit = document.querySelector('main [data-figure="limit"]');
  const told = document.querySelector('main [role="dialog"] [data-amount]');
  expect(told?.getAttribute('data-amount')).toBe(limit?.getAttribute('data-amount'));
  expect(app.sent('notifyLimitChange').length).toBe(1);
  const again = await reopen(app, '/home');
  await quiet();
  again.shown.unmount();
  const fresh = await openAt('limit-raised', '/home');
  await shown('Limit kamu naik');
  await fresh.clickTo('Lihat rincian limit', '/home/limit-details');
  await gone();
});

test('the zero-percent offer, once closed, comes back in the next month', async () => {
  const app = await openAt('zero-percent', '/home');
  await shown('Cicilan 0%');
  app.click('Nanti saja');
  await gone();
  const again = await reopen(app, '/home');
  await quiet();
  await again.goTo(ROUTES.homePartners.path, '/home/popular-partners');
  // Moves to February; a login lasts thirty days.
  await again.advance(17 * day);
  again.navigator.go('/home');
  await shown('Cicilan 0%');
  again.click('Jangan tampilkan lagi');
  await gone();
  expect(again.storage.read(STORED.zeroPercentDismissed)).toBe(true);
  again.storage.write(STORED.zeroPercentMonth, '2025-12');
  await reopen(again, '/home');
  await quiet();
});

test('the promotion is tracked when shown, and closed for the visit', async () => {
  const app = await openAt('discount-promo', '/home');
  await shown('Potongan biaya');
  expect(app.sent('trackDiscountSheet').length).toBe(1);
  app.click('Nanti saja');
  await gone();
  const again = await reopen(app, '/home');
  await quiet();
  expect(again.sent('trackDiscountSheet').length).toBe(0);
});

test('each product’s coach mark is shown once, next to its line, and opens no dialog', async () => {
  const tab = newTab('coach-marks');
  tab.storage.write(STORED.appSource, 'gopay');
  const app = await openApp({ persona: '', at: '/home', tab });
  const mark = () => document.querySelector('.coach-mark');
  await waitFor(() => expect(mark()?.textContent).toContain('Tagihan'));
  expect(mark()?.previousElementSibling?.textContent).toBe('Tagihan');
  expect(dialog()).toBe(null);
  app.click('Mengerti');
  await waitFor(() => expect(mark()).toBe(null));
  const again = await reopen(app, '/home');
  await waitFor(() => expect(mark()?.textContent).toContain('Riwayat'));
  await reopen(again, '/home');
  await quiet();
});
