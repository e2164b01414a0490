import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ROUTES } from '../../../domain/navigation/routes';
import { openApp } from '../kyc/support/open-app';

/** Lines have a height here as in a browser, or all of them would be in sight. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const { path } = ROUTES.transactions;
const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-row="transaction"]')];
const open = async (persona: string) => {
  const app = await openApp({ persona, at: path });
  await app.on(path);
  return app;
};

test('rows are grouped by month, each with one amount, a status and its day', async () => {
  const app = await open('active');
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  expect(rows().length).toBeLessThanOrEqual(40);
  for (const row of rows()) {
    expect(row.querySelectorAll('[data-amount]')).toHaveLength(1);
    expect(row.querySelector('.status-chip')?.textContent).not.toMatch(/^$|status\./);
    expect(row.dataset['id']).toBeTruthy();
  }
  expect(document.querySelectorAll('main h1')).toHaveLength(1);
  expect(document.querySelector('main h2')?.textContent).toMatch(/^[A-Z][a-z]+ 20\d\d$/);
  app.press();
  expect(app.navigator.place$.value).toMatchObject({
    path: '/repayment/bill-list',
    query: '?type=CURRENT',
  });
});

test('the search says what it covers; without a match it can be cleared', async () => {
  const app = await open('foreign-currency');
  const all = rows().length;
  expect(app.text()).toContain(`Mencari di semua ${all} transaksimu`);
  const box = app.one('main input[type="search"]');
  expect(box.hasAttribute('name')).toBe(false);
  expect(box.closest('form')).toBe(null);
  fireEvent.change(box, { target: { value: 'tidak ada toko begini' } });
  expect(rows()).toEqual([]);
  expect(app.text()).toContain('Tidak ada transaksi yang cocok.');
  app.click('Hapus saringan');
  expect(rows()).toHaveLength(all);
  app.click('Pengembalian dana');
  expect(rows().length).toBeLessThan(all);
  expect(rows().length).toBeGreaterThan(0);
  for (const row of rows())
    expect(Number(row.querySelector('[data-amount]')?.getAttribute('data-amount'))).toBeLessThan(0);
});

test('a first page that fails can be read again from the same page', async () => {
  const app = await openApp({ persona: 'approved', at: '/home/settings' });
  await app.on('/home/settings');
  app.fault({ path: '/v1/transaction-history', status: 404, code: 'DOWN' });
  app.navigator.go(path);
  await app.on(path);
  expect(app.text()).toContain('Riwayat belum bisa dibuka');
  expect(app.text()).toContain('[DOWN]');
  app.click('Coba lagi');
  await waitFor(() => expect(app.text()).toContain('Belum ada transaksi'));
});

test('offline the list shows when it was read; back online it is read again', async () => {
  const app = await open('active');
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  const before = app.sent('transactionHistory').length;
  app.hostInfo.online$.next(false);
  await waitFor(() => expect(app.text()).toMatch(/Riwayat per \d\d:\d\d WIB, \d+ \w+ 20\d\d/));
  expect(rows().length).toBeGreaterThan(5);
  app.hostInfo.online$.next(true);
  await waitFor(() => expect(app.sent('transactionHistory').length).toBeGreaterThan(before));
  expect(app.text()).not.toContain('Riwayat per');
});
