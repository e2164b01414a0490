import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keep } from '../../../sandbox/lender/world';
import { single } from '../../../sandbox/lender/records';
import { second } from '../../../domain/kernel/instant';
import { openApp, type OpenApp } from '../kyc/support/open-app';
import { repeated } from '../../support/failures';

const open = async (persona: string) => {
  const app = await openApp({ persona, at: '/home' });
  await app.on('/home');
  return app;
};

const online = (app: OpenApp, is: boolean) => act(() => app.hostInfo.online$.next(is));
const buttons = () =>
  [...document.querySelectorAll<HTMLButtonElement>('main .actions button')].map(
    ({ textContent, disabled }) => [textContent, disabled ? 'disabled' : 'enabled'],
  );
const amounts = (which: 'data-amount' | 'data-stale') =>
  document.querySelectorAll(`main [${which}]`).length;

test('offline the last values show when they were read, and paying is disabled', async () => {
  const app = await open('active');
  expect(buttons()).toEqual([['Lihat tagihan', 'enabled']]);
  const shown = amounts('data-amount');
  online(app, false);
  expect(app.text()).toMatch(/Ini keadaan per \d{2}:\d{2} WIB, \d+ \w+ \d{4}/);
  expect(app.text()).toContain('tagihan belum bisa dibayar dari sini');
  expect(buttons()).toEqual([
    ['Coba lagi', 'enabled'],
    ['Lihat tagihan', 'disabled'],
  ]);
  // They are the newest there are: nothing is on its way that could replace them.
  expect([amounts('data-amount'), amounts('data-stale')]).toEqual([shown, 0]);
  const asked = app.sent('homepage').length;
  app.navigator.go('/home/limit-details');
  await app.on('/home/limit-details');
  expect(app.text()).toContain('Ini keadaan per');
  expect(app.sent('homepage').length).toBe(asked);
  online(app, true);
  await waitFor(() => expect(app.text()).not.toContain('Ini keadaan per'));
  expect(app.sent('homepage').length).toBe(asked + 1);
});

test('a failed refresh keeps the last values, marked as old, with their time and a retry', async () => {
  const app = await open('active');
  const shown = amounts('data-amount');
  app.fault({ path: '/v2/homepage', status: 500, code: 'HOME_DOWN' });
  app.navigator.go('/home/limit-details');
  await app.on('/home/limit-details');
  app.navigator.go('/home');
  await app.on('/home');
  await waitFor(() => expect(amounts('data-amount')).toBe(shown));
  app.fault({ path: '/v2/homepage', status: 500, code: 'HOME_DOWN' });
  app.navigator.go('/home/popular-partners');
  await app.on('/home/popular-partners');
  app.navigator.go('/home');
  await waitFor(() => expect(app.one('[role="alertdialog"]').textContent).toContain('[HOME_DOWN]'));
  expect(app.text()).toContain('Ini keadaan per');
  expect([amounts('data-amount'), amounts('data-stale')]).toEqual([0, shown]);
  app.one('[role="alertdialog"] button').click();
  await waitFor(() => expect(amounts('data-amount')).toBe(shown));
  expect(buttons()).toEqual([['Lihat tagihan', 'enabled']]);
});

test('a home that cannot be read opens a dialog, whose retry opens home', async () => {
  const app = await openApp({ persona: 'active', at: '/kyc' });
  app.fault({ path: '/v2/homepage', drop: true }, 1);
  app.navigator.go('/home');
  await waitFor(() => expect(app.one('[role="alertdialog"]').textContent).toContain('[NETWORK]'));
  await app.advance(second);
  app.one('[role="alertdialog"] button').click();
  await app.on('/home');
  await waitFor(() => expect(amounts('data-amount')).toBeGreaterThan(2));
});

test('a closed account shows that it is closed, no limit, and links to bills and history', async () => {
  const app = await open('closed');
  expect(app.text()).toContain('Akun PayLater kamu sudah ditutup');
  expect(document.querySelector('.limit-card')).toBe(null);
  expect(buttons()).toEqual([['Verifikasi ulang', 'enabled']]);
  app.navigator.go('/home/limit-details');
  await app.on('/home/limit-details');
  expect(app.text()).toContain('Limit tidak bisa dipakai selama akunmu ditutup');
});

test('the modules come in the server’s order, without the unknown one', async () => {
  const app = await open('home-unknown-module');
  const titles = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
  expect(titles.slice(0, 4)).toEqual([
    'Limit kamu',
    'Belanja dulu, bayar akhir bulan',
    'Pintasan',
    'Tagihan kamu',
  ]);
  expect(app.text()).not.toContain('Permainan');
  // Whoever hears the buttons without what stands around them can tell them apart.
  const names = [...document.querySelectorAll('main button')]
    .map(({ textContent }) => textContent)
    .filter((name) => name?.startsWith('Lihat'));
  expect(names).toContain('Lihat: Tagihan kamu');
  expect(repeated(names)).toEqual([]);
});

test('without shortcuts from the server home still leads to bills and settings', async () => {
  const app = await openApp({ persona: 'active', at: '/kyc' });
  app.lender((ctx) => keep(ctx, single.home, { modules: ['NEXT_BILL', 'PARTNERS'] }));
  app.navigator.go('/home');
  await app.on('/home');
  const cards = [...document.querySelectorAll('main section, main .card')];
  expect(cards[cards.length - 1]?.textContent).toBe(
    'PintasanTagihanRiwayatRincian limitPengaturan',
  );
  app.click('Pengaturan');
  await app.on('/home/settings');
});

test('a home that cannot be read still leads to bills, history and settings', async () => {
  const app = await openApp({ persona: 'active', at: '/home/settings' });
  await app.on('/home/settings');
  app.fault({ path: '/v2/homepage', status: 500, code: 'HOME_DOWN' }, 4);
  app.navigator.go('/home');
  await waitFor(() => app.one('main[data-route="/home"]'));
  await app.advance(10 * second);
  await waitFor(() => expect(app.text()).toContain('Beranda belum bisa dibuka'));
  for (const way of ['Riwayat', 'Rincian limit', 'Pengaturan']) expect(app.text()).toContain(way);
  app.click('Tagihan');
  await app.on('/repayment/bill-list');
  expect(amounts('data-amount')).toBeGreaterThan(0);
});
