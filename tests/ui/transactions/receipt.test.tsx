import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { historyIn } from '../../../sandbox/lender/history';
import { ledger } from '../../../sandbox/lender/ledger';
import type { LedgerEntry } from '../../../sandbox/lender/records';
import { receiptAddress } from '../../../domain/receipts/address';
import { receiptAt } from '../../../domain/receipts/asked-receipt';
import { openAt } from '../../support/app/open-at';

const sheet = () => document.querySelector<HTMLElement>('[role="dialog"]');
const buttons = () => [...(sheet()?.querySelectorAll('button') ?? [])];
const linesOf = (selector: string) =>
  [...(sheet()?.querySelectorAll(selector) ?? [])].map((it) => it.textContent);

/** Opens the history, and waits for its rows. */
const openHistory = async () => {
  const app = await openAt('active', '/transactions');
  await waitFor(() => app.one('main [data-row="transaction"] button'));
  return app;
};

const openFirst = async () => {
  const app = await openHistory();
  fireEvent.click(app.one('main [data-row="transaction"] button'));
  await waitFor(() => expect(sheet()).not.toBe(null));
  return app;
};

test('only a complete address names a receipt', () => {
  const of = { referenceId: 'a/b&c=1', type: 'ORDER' };
  const [, query = ''] = receiptAddress(of).split('?');
  expect(receiptAt(`?${query}`)).toEqual(of);
  for (const it of ['', '?receipt=a', '?type=ORDER', '?receipt=&type=ORDER'])
    expect(receiptAt(it)).toBe(undefined);
});

test('the first button saves or shares, and Back closes the receipt', async () => {
  const app = await openFirst();
  await waitFor(() => expect(buttons()[0]?.textContent).toBe('Simpan atau bagikan'));
  expect(app.navigator.place$.value.query).toContain('receipt=');
  expect(sheet()?.textContent).toContain('Nomor referensi');
  act(() => app.navigator.back());
  await waitFor(() => expect(sheet()).toBe(null));
  expect(app.navigator.place$.value).toMatchObject({ path: '/transactions', query: '' });
});

/** Presses the newest transaction on home, and waits for its receipt. */
const openFromHome = async () => {
  const app = await openAt('active', '/home');
  await waitFor(() => app.one('main [data-row="transaction"] button'));
  fireEvent.click(app.one('main [data-row="transaction"] button'));
  await waitFor(() => expect(buttons()[0]?.textContent).toBe('Simpan atau bagikan'));
  return app;
};
const close = () => {
  const button = buttons().find(({ textContent }) => textContent === 'Tutup');
  fireEvent.click(button ?? document.body);
};

const inWindow = (isLarge: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isLarge,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

test('closing a receipt that home opened returns to home', async () => {
  inWindow(false);
  const app = await openFromHome();
  close();
  await app.on('/home');
  expect(app.navigator.hasBefore).toBe(false);
});

test('beside the list, closing a receipt that home opened leaves the list', async () => {
  inWindow(true);
  const app = await openFromHome();
  close();
  await waitFor(() => expect(sheet()).toBe(null));
  expect(app.navigator.place$.value).toMatchObject({ path: '/transactions', query: '' });
});

test('closing a receipt that an outside address opened leaves the list', async () => {
  inWindow(false);
  const [, query = ''] = receiptAddress({ referenceId: 'none', type: 'ORDER' }).split('?');
  const app = await openAt('active', `/transactions?${query}`);
  await waitFor(() => expect(sheet()?.textContent).toContain('Kembali ke riwayat'));
  close();
  await waitFor(() => expect(sheet()).toBe(null));
  expect(app.navigator.place$.value).toMatchObject({ path: '/transactions', query: '' });
});

test.each([
  ['ORDER', 'Toko'],
  ['REPAYMENT', 'Dibayar lewat'],
  ['REFUND', 'Dari'],
  ['OVERPAID_WITHDRAWAL', 'Keterangan'],
  ['FEE', 'Keterangan'],
] as const)(
  'the receipt of a %s names the other party once, read out as “%s”',
  async (type, label) => {
    const app = await openAt('active', '/transactions');
    let of: LedgerEntry | undefined;
    app.lender((ctx) => {
      of = historyIn(ledger(ctx)).rows.find(({ kind }) => kind === type);
    });
    if (!of) throw new Error(`active has no ${type}`);
    const { id, title } = of;
    act(() => app.navigator.go(receiptAddress({ referenceId: id, type })));
    await waitFor(() => expect(sheet()?.textContent).toContain('Nomor referensi'));
    expect(linesOf('.receipt__head p')[0]).toMatch(
      type === 'FEE' ? /^Keterangan: Denda / : `${label}: ${title}`,
    );
    expect(linesOf('dt')).not.toContain(label);
  },
);

test('a receipt with one line shows its amount once, then all its data, then the buttons', async () => {
  await openFirst();
  await waitFor(() => expect(sheet()?.textContent).toContain('Nomor referensi'));
  expect(linesOf('[data-amount]')).toHaveLength(1);
  expect(linesOf('.receipt__head p')).toEqual([
    expect.stringMatching(/^Toko: \S/),
    expect.stringMatching(/^Waktu: \d+ \S+ 20\d\d, /),
    'Baru masuk',
  ]);
  expect(linesOf('dt')).toEqual(['Jenis', 'Nomor referensi']);
  expect(buttons().map(({ textContent }) => textContent)).toEqual([
    'Simpan atau bagikan',
    'Salin nomor referensi',
    'Cetak',
    'Ada masalah dengan belanja ini?',
    'Tutup',
  ]);
  const words = sheet()?.textContent ?? '';
  expect(words.indexOf('Nomor referensi')).toBeLessThan(words.indexOf('Simpan atau bagikan'));
});

test('a receipt shows its exact status once, in the tone of its row', async () => {
  const app = await openHistory();
  const chipIn = (of: ParentNode | null) => of?.querySelector('.status-chip');
  const rows = [...document.querySelectorAll('main [data-row="transaction"]')];
  const tones = rows.map((it) => [it.getAttribute('data-id'), chipIn(it)?.className] as const);
  const statuses = new Set<string | null | undefined>();
  for (const [id, tone] of tones) {
    fireEvent.click(app.one(`main [data-id="${id}"] button`));
    await waitFor(() => expect(sheet()?.textContent).toContain('Nomor referensi'));
    if (tone) expect(chipIn(sheet())?.className).toBe(tone);
    expect(linesOf('.receipt__state')).toEqual([chipIn(sheet())?.textContent]);
    statuses.add(chipIn(sheet())?.textContent);
    act(() => app.navigator.back());
    await waitFor(() => expect(sheet()).toBe(null));
  }
  expect([...statuses]).toEqual(
    expect.arrayContaining(['Baru masuk', 'Diteruskan ke toko', 'Gagal']),
  );
});

test('if copying fails, the text is shown for copying by hand', async () => {
  await openFirst();
  await waitFor(() => expect(buttons()).toHaveLength(5));
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  const copy = buttons().find((it) => it.textContent?.startsWith('Salin nomor referensi'));
  fireEvent.click(copy!);
  await waitFor(() => expect(sheet()?.textContent).toContain('Belum bisa disalin'));
  const reference = sheet()?.querySelector('.receipt__reference')?.textContent;
  expect(getSelection()?.toString()).toBe(reference);
  vi.unstubAllGlobals();
});

test('a receipt that fails can be retried in the sheet, and a missing one cannot', async () => {
  const app = await openHistory();
  app.fault({ path: '/v1/transaction-receipt', status: 400, code: 'DOWN' });
  fireEvent.click(app.one('main [data-row="transaction"] button'));
  await waitFor(() => expect(sheet()?.textContent).toContain('Kode untuk bantuan: DOWN'));
  fireEvent.click(buttons()[0]!);
  await waitFor(() => expect(buttons()[0]?.textContent).toBe('Simpan atau bagikan'));
  act(() => app.navigator.back());
  act(() => app.navigator.go('/transactions?receipt=nobody&type=ORDER'));
  await waitFor(() => expect(sheet()?.textContent).toContain('Struk transaksi ini tidak ada'));
  expect(buttons()[0]?.textContent).toBe('Kembali ke riwayat');
  fireEvent.click(buttons()[0]!);
  await waitFor(() => expect(sheet()).toBe(null));
});
