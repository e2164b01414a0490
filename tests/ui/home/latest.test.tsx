import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { order, pay } from '../../../sandbox/lender/ledger-actions';
import { single } from '../../../sandbox/lender/records';
import { keep } from '../../../sandbox/lender/world';
import { STORED } from '../../../domain/storage/stored';
import { changedHttp } from '../../faults/answers/wire';
import { titles } from '../../support/app/home';
import { newTab, openApp } from '../../support/app/open-app';
import { openAt, openFailing } from '../../support/app/open-at';

const rows = () => [...document.querySelectorAll('main [data-row="transaction"]')];
const latest = 'Transaksi terakhir';

test('home shows the three latest transactions after one read, and a row opens its receipt', async () => {
  const app = await openAt('active', '/home');
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(app.sent('transactionHistory')).toHaveLength(1);
  const amount = rows()[0]?.querySelector('[data-amount]')?.getAttribute('data-amount');
  rows()[0]?.querySelector('button')?.click();
  await app.on('/transactions');
  await waitFor(() => app.one(`[role="dialog"] [data-amount="${amount}"]`));
  await app.goTo('/home');
  await app.says('Lihat riwayat');
  await app.clickTo('Lihat riwayat', '/transactions');
});

test('home without a readable history leaves the latest transactions out', async () => {
  const app = await openFailing('active', '/home', '/v1/transaction-history', { status: 400 }, 9);
  await app.on('/home');
  await waitFor(() => expect(titles()).toContain('Bantuan dan pengaturan'));
  await waitFor(() => expect(titles()).not.toContain(latest));
  expect(rows()).toEqual([]);
  expect(document.querySelector('[role="alertdialog"]')).toBe(null);
});

test('each bill to come is a link with its date, its amount, and a bar of its size', async () => {
  const http = changedHttp((name, answer) => {
    const { upcomingDues = [], ...rest } = answer as { upcomingDues?: { amount: number }[] };
    const [first, ...others] = upcomingDues;
    return name === 'billList' && first
      ? { ...rest, upcomingDues: [{ ...first, amount: first.amount / 2 }, ...others] }
      : answer;
  });
  await openApp({ persona: 'active', at: '/home', http });
  const shown = () =>
    [...document.querySelectorAll('.coming a')].map((it) => [
      it.getAttribute('href'),
      it.querySelector('[data-amount]')?.getAttribute('data-amount'),
      it.querySelector('.bar rect')?.getAttribute('width'),
    ]);
  const upcoming = '/repayment/bill-list?type=UPCOMING';
  await waitFor(() =>
    expect(shown()).toEqual([
      [`${upcoming}&bill=2026-02`, '150000', '50%'],
      [`${upcoming}&bill=2026-03`, '300000', '100%'],
    ]),
  );
});

test('the bars of the bills to come have one scale, without an amount in another currency', async () => {
  const http = changedHttp((name, answer) => {
    const { upcomingDues = [], ...rest } = answer as { upcomingDues?: { amount: number }[] };
    const [first, second] = upcomingDues;
    if (name !== 'billList' || !first || !second) return answer;
    const foreign = { ...first, amount: 9_000_000, currency: 'JPY' };
    return { ...rest, upcomingDues: [foreign, { ...second, amount: 150_000 }, second] };
  });
  await openApp({ persona: 'active', at: '/home', http });
  const widths = () =>
    [...document.querySelectorAll('.coming a')].map((it) =>
      it.querySelector('.bar rect')?.getAttribute('width'),
    );
  await waitFor(() => expect(widths()).toEqual([undefined, '50%', '100%']));
});

const paid = 'Tidak ada tagihan. Semua sudah lunas.';
const start = 'Cara memakai PayLater';

/** Opens home after a first purchase that is paid back. */
const openPaid = async (failing?: string) => {
  const app = await openAt('approved', '/home/settings');
  app.lender((ctx) => {
    order(ctx, { amount: 300_000, merchant: 'Pasar Rumah' });
    pay(ctx, 300_000);
  });
  if (failing !== undefined) app.fault({ path: failing, status: 400 }, 9);
  await app.goTo('/home');
  return app;
};

test('a user who has paid everything sees that, and not how to begin', async () => {
  const app = await openPaid();
  await app.says(paid);
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(app.text()).not.toContain(start);
});

test.each(['/v1/bill-list', '/v1/transaction-history'])(
  'home does not say that everything is paid while %s cannot be read',
  async (path) => {
    const app = await openPaid(path);
    await waitFor(() => expect(titles()).toContain('Bantuan dan pengaturan'));
    await waitFor(() => expect(document.querySelector('main [class*="skeleton"]')).toBe(null));
    expect(app.text()).not.toContain('lunas');
  },
);

test.each([
  ['overdue', 1],
  ['approved', 1],
])(
  '%s: a host without a bar of places shows the shortcuts after the first card',
  async (id, at) => {
    const tab = newTab(id);
    tab.storage.write(STORED.appSource, 'gopay');
    const app = await openApp({ persona: '', at: '/home', tab });
    await waitFor(() => app.one('main .shortcuts'));
    const names = [...document.querySelectorAll('.shortcuts button')].map((it) => it.textContent);
    expect(names).toEqual(['Tagihan', 'Riwayat', 'Limit', 'Pengaturan']);
    const cards = [...document.querySelectorAll('main .card, main .shortcuts')];
    expect(cards.findIndex((it) => it.matches('.shortcuts'))).toBe(at);
    await waitFor(() => expect(titles()).toContain('Bantuan'));
  },
);

test('home shows three shops and links to the others', async () => {
  const app = await openApp({ persona: 'active', at: '/home/settings' });
  app.lender((ctx) => keep(ctx, single.home, { modules: ['PARTNERS'] }));
  await app.goTo('/home');
  await app.says('Lihat semua');
  expect(document.querySelectorAll('main .shops .monogram')).toHaveLength(3);
});

test('after an approval the user can open the shops, and from there home', async () => {
  const app = await openAt('approved', '/home/activated');
  const looks = [...document.querySelectorAll('main .button')].map((it) => it.textContent);
  expect(looks).toEqual(['Lihat toko', 'Ke beranda']);
  await app.clickTo('Lihat toko', '/home/popular-partners');
  app.navigator.back();
  await app.on('/home');
});
