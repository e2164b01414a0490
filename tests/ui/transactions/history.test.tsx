import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ROUTES } from '../../../domain/navigation/routes';
import { many } from '../../../sandbox/lender/records';
import { add } from '../../../sandbox/lender/world';
import { changedHttp } from '../../faults/answers/wire';
import { type OpenApp, openApp } from '../../support/app/open-app';
import { openAt, openFailing } from '../../support/app/open-at';

const { path } = ROUTES.transactions;
const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-row="transaction"]')];
const stateOf = (row: Element) =>
  row.querySelector('.status-chip, .transaction-line__state')?.textContent;
const open = async (persona: string) => {
  const app = await openAt(persona, path);
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  return app;
};
const openFilters = async (app: OpenApp) => {
  app.click('Cari & filter');
  await waitFor(() => app.one('[role="dialog"]'));
};

test('rows are grouped by month, each with one amount, a status and its day', async () => {
  await open('active');
  expect(rows().length).toBeLessThanOrEqual(40);
  for (const row of rows()) {
    expect(row.querySelectorAll('[data-amount]')).toHaveLength(1);
    expect(stateOf(row)).not.toMatch(/^$|state\./);
    expect(row.dataset['id']).toBeTruthy();
  }
  expect(document.querySelectorAll('main h1')).toHaveLength(1);
  expect(document.querySelector('main h2')?.textContent).toMatch(/^[A-Z][a-z]+ 20\d\d$/);
  expect(document.querySelector('[data-action="primary"]')).toBe(null);
});

test('a state that is usual is a plain word, and only another one a chip', async () => {
  await open('active');
  const chips = rows().map((row) => [stateOf(row), row.querySelector('.status-chip') !== null]);
  for (const usual of ['Selesai', 'Berjalan']) expect(chips).toContainEqual([usual, false]);
  for (const other of ['Menunggu', 'Gagal']) expect(chips).toContainEqual([other, true]);
  for (const [state, isChip] of chips)
    expect(isChip, String(state)).toBe(!['Selesai', 'Berjalan'].includes(String(state)));
});

test('the loan that bills became is no purchase: in its row, its receipt, the filter and the sum of its month', async () => {
  const app = await openAt('restructured', path);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  const loan = rows().find((row) => row.textContent?.includes('Cicilan baru'));
  expect(loan?.textContent).not.toMatch(/Belanja|Bagian dari cicilan baru/);
  const purchases = rows().filter((row) => row.textContent?.includes('Belanja, '));
  const sum = (all: readonly Element[]) =>
    all.reduce(
      (total, row) =>
        total + Number(row.querySelector('[data-amount]')?.getAttribute('data-amount')),
      0,
    );
  const month = / \d+ (\w{3})/.exec(loan?.textContent ?? '')?.[1] ?? 'none';
  const heading = [...document.querySelectorAll('.history__month-line')].find((it) =>
    it.textContent?.startsWith(month),
  );
  const inMonth = purchases.filter((row) => row.textContent?.includes(` ${month}`));
  expect(heading?.textContent?.replaceAll('.', '')).toContain(`Belanja Rp${sum(inMonth)}`);
  fireEvent.click(loan?.querySelector('button') ?? document.body);
  await waitFor(() =>
    expect(app.one('[role="dialog"]').textContent).toContain('JenisCicilan baru'),
  );
  act(() => app.navigator.back());
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBe(null));
  await openFilters(app);
  fireEvent.click(
    [...document.querySelectorAll('[role="dialog"] label')].find(
      ({ textContent }) => textContent === 'Cicilan baru',
    ) ?? document.body,
  );
  app.click('Tampilkan');
  expect(rows().map((row) => row.dataset['id'])).toEqual([loan?.dataset['id']]);
});

test('money in has a plus, the same in its row and its receipt', async () => {
  const app = await open('foreign-currency');
  const incoming = rows().filter((row) => /Pengembalian|Pembayaran/.test(row.textContent ?? ''));
  expect(incoming.length).toBeGreaterThan(1);
  for (const row of incoming) {
    const amount = row.querySelector('[data-amount]');
    expect(amount?.textContent).toMatch(/^\+/);
    fireEvent.click(row.querySelector('button') ?? document.body);
    await waitFor(() => {
      const head = document.querySelector('[role="dialog"] .receipt__head [data-amount]');
      expect(head?.textContent).toBe(amount?.textContent);
      expect(head?.getAttribute('data-amount')).toBe(amount?.getAttribute('data-amount'));
    });
    act(() => app.navigator.back());
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBe(null));
  }
});

test('only money that has arrived is green', async () => {
  await open('active');
  const seen = rows().map((row) => ({
    isIn: row.querySelector('[data-amount]')?.getAttribute('data-amount')?.startsWith('-'),
    state: stateOf(row),
    isGreen: row.querySelector('.history__row--in .monogram--in') !== null,
  }));
  expect(seen).toContainEqual({ isIn: true, state: 'Selesai', isGreen: true });
  expect(seen).toContainEqual({ isIn: true, state: 'Gagal', isGreen: false });
  for (const { isIn, state, isGreen } of seen) expect(isGreen).toBe(isIn && state === 'Selesai');
});

test.each([
  ['with categories', false],
  ['without categories', true],
])(
  'a purchase %s has its own tile, a payment and a refund the icon of a direction',
  async (_, isPlain) => {
    const http = changedHttp((name, answer) =>
      name === 'transactionHistory' && isPlain
        ? JSON.parse(JSON.stringify(answer), (key, value: unknown) =>
            key === 'merchantCategory' ? undefined : value,
          )
        : answer,
    );
    await openApp({ persona: 'active', at: '/transactions', http });
    await waitFor(() => expect(rows().length).toBeGreaterThan(5));
    for (const row of rows()) {
      const isPurchase = /Belanja, /.test(row.textContent ?? '');
      const tile = row.querySelector('.monogram');
      const hasLetter = isPurchase && isPlain;
      expect(tile?.querySelector('svg') === null, row.textContent ?? '').toBe(hasLetter);
      expect(tile?.textContent).toMatch(hasLetter ? /^\S$/ : /^$/);
    }
  },
);

test('search and filters are behind one button, show their scope, and appear as chips', async () => {
  const app = await open('foreign-currency');
  const all = rows().length;
  await openFilters(app);
  const sheet = () => document.querySelector('[role="dialog"]')?.textContent;
  expect(sheet()).toContain(`Mencari di semua ${all} transaksimu`);
  const box = app.one('[role="dialog"] input[type="search"]');
  expect(box.hasAttribute('name')).toBe(false);
  expect(box.closest('form, main')).toBe(null);
  expect(app.one('[role="dialog"] button').textContent).toBe(`Tampilkan ${all} transaksi`);
  fireEvent.change(box, { target: { value: 'tidak ada toko begini' } });
  // Nothing to show: only what helps is offered.
  expect(app.one('[role="dialog"] button').textContent).toBe('Hapus semua filter');
  expect(sheet()).not.toContain('Tampilkan 0');
  expect(app.one('[role="dialog"] [role="status"]').textContent).toBe(
    'Tidak ada transaksi yang cocok.',
  );
  app.click('Tutup');
  expect(document.querySelector('[role="dialog"]')).toBe(null);
  expect(rows()).toEqual([]);
  expect(app.text()).toContain('Tidak ada transaksi yang cocok.');
  app.click('“tidak ada toko begini”');
  expect(rows()).toHaveLength(all);
  await openFilters(app);
  fireEvent.click(
    [...document.querySelectorAll('[role="dialog"] label')].find(
      ({ textContent }) => textContent === 'Pengembalian dana',
    ) ?? document.body,
  );
  app.click('Tampilkan');
  expect(rows().length).toBeLessThan(all);
  expect(rows().length).toBeGreaterThan(0);
  for (const row of rows())
    expect(Number(row.querySelector('[data-amount]')?.getAttribute('data-amount'))).toBeLessThan(0);
});

test('without a match, more rows are offered while there are any', async () => {
  const app = await open('heavy');
  await openFilters(app);
  fireEvent.change(app.one('[role="dialog"] input[type="search"]'), {
    target: { value: 'tidak ada toko begini' },
  });
  const hint = () => app.one('[role="dialog"] .field__hint').textContent;
  const [action, clear] = document.querySelectorAll('[role="dialog"] button');
  expect([action?.textContent, clear?.textContent]).toEqual([
    'Muat lebih banyak',
    'Hapus semua filter',
  ]);
  expect(hint()).toBe('Mencari di transaksi yang sudah dimuat');
  const before = app.sent('transactionHistory').length;
  app.click('Muat lebih banyak');
  await waitFor(() => expect(app.sent('transactionHistory').length).toBeGreaterThan(before));
});

test.each([
  ['approved', 1],
  ['closed', 0],
])(
  'an empty history of %s has nothing to search, and leads a user who may buy to the shops',
  async (persona, ways) => {
    const app = await openAt(persona, path);
    await waitFor(() => app.one('.empty-state'));
    expect(document.querySelector('.history-tools')).toBe(null);
    expect(document.querySelectorAll('.empty-state button')).toHaveLength(ways);
    if (ways === 0) return;
    app.click('Lihat toko');
    await app.on('/home/popular-partners');
  },
);

test('the statuses of the filter are listed under the states that the rows show', async () => {
  const app = await open('active');
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  await openFilters(app);
  const groups = [...document.querySelectorAll('[role="dialog"] [role="group"]')];
  const states = groups.map((it) => it.getAttribute('aria-label'));
  // A caption that repeats its only chip is left out.
  const dialog = document.querySelector('[role="dialog"]');
  const chips = [...(dialog?.querySelectorAll('label') ?? [])].map((it) => it.textContent);
  const listed = rows().map((it) => stateOf(it) ?? '');
  expect(listed.filter((it) => !states.includes(it) && !chips.includes(it))).toEqual([]);
  expect(states.filter((it) => !listed.includes(it ?? ''))).toEqual([]);
  for (const it of groups) {
    const own = [...it.querySelectorAll('label')].map(({ textContent }) => textContent);
    expect(own).not.toEqual([it.getAttribute('aria-label')]);
  }
  const [first] = groups;
  const choice = first?.querySelector('input');
  if (!choice) throw new Error('a group without a status');
  fireEvent.click(choice);
  app.click('Tampilkan');
  for (const row of rows()) expect(stateOf(row)).toBe(states[0]);
});

test('an amount in another currency also shows its rupiah, or that it is missing', async () => {
  await open('foreign-currency');
  const foreign = rows().filter((row) => /[A-Z]{3} \d/.test(row.textContent ?? ''));
  expect(foreign.length).toBeGreaterThan(0);
  for (const row of foreign) {
    expect(row.textContent).toMatch(/Dalam rupiah: -?Rp[\d.]+/);
    expect(row.querySelectorAll('[data-amount]')).toHaveLength(1);
  }
});

test('a completely read month shows its spending, and a filter hides it', async () => {
  const app = await open('foreign-currency');
  const spent = () => [...document.querySelectorAll('.history__spent')].map((it) => it.textContent);
  await waitFor(() => expect(spent()[0]).toMatch(/^Belanja Rp[\d.]+ rupiah$/));
  expect(document.querySelector('main .bar')).toBe(null);
  await openFilters(app);
  fireEvent.change(app.one('[role="dialog"] input[type="search"]'), { target: { value: 'a' } });
  expect(spent()).toEqual([]);
});

test('a first page that fails can be retried on the same page', async () => {
  const app = await openFailing('approved', path, '/v1/transaction-history', {
    status: 404,
    code: 'DOWN',
  });
  await app.on(path);
  expect(app.text()).toContain('Riwayat belum bisa dibuka');
  expect(app.text()).toContain('Kode untuk bantuan: DOWN');
  app.click('Coba lagi');
  await app.says('Belum ada transaksi');
});

test('a history of only failed and cancelled purchases shows that they are left out', async () => {
  const app = await openAt('approved', '/home/settings');
  const order = { kind: 'ORDER', at: app.clock.now(), amount: 50_000, title: 'Toko Maju' } as const;
  app.lender((ctx) => {
    for (const stage of ['FAILED', 'CANCELED'] as const)
      add(ctx, many.entries, stage, { ...order, id: stage, stage });
  });
  await app.goTo(path);
  await app.says('tidak ditampilkan');
  expect(app.text()).not.toContain('Belanja pertamamu');
  expect(rows()).toEqual([]);
});

test('offline the list shows its time; back online it is read again', async () => {
  const app = await open('active');
  const before = app.sent('transactionHistory').length;
  app.hostInfo.online$.next(false);
  await waitFor(() =>
    expect(app.text()).toMatch(/Kamu sedang offlineData per \d\d:\d\d WIB\. Diperbarui sendiri/),
  );
  expect(rows().length).toBeGreaterThan(5);
  app.hostInfo.online$.next(true);
  await waitFor(() => expect(app.sent('transactionHistory').length).toBeGreaterThan(before));
  expect(app.text()).not.toContain('Data per');
});
