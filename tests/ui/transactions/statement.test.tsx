import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MemoryHttp } from '../../../adapters/memory/memory-http';
import { day, minute } from '../../../domain/kernel/instant';
import type { Failure } from '../../../domain/kernel/failure';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { newTab, openApp } from '../../support/app/open-app';
import { openAt } from '../../support/app/open-at';
import { servedBy } from '../../support/lender';
import { changedHttp } from '../../faults/answers/wire';

const sheet = () => document.querySelector('[role="dialog"]');
const rows = () => [...(sheet()?.querySelectorAll('tbody tr') ?? [])];
const amountsIn = (part: ParentNode | null | undefined) =>
  [...(part?.querySelectorAll('[data-amount]') ?? [])].map((it) =>
    Number(it.getAttribute('data-amount')),
  );

type App = Awaited<ReturnType<typeof openApp>>;

const openStatement = async (app: App) => {
  app.click('Bulan');
  await waitFor(() => expect(sheet()?.textContent).toContain('Buat laporan transaksi'));
  app.click('Buat laporan transaksi');
  await waitFor(() => app.one('[role="dialog"] select'));
};

test('the statement of the last month is two presses from the history; its totals fit its rows', async () => {
  const app = await openAt('active', '/transactions');
  await openStatement(app);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  const [spent = 0, paid = 0] = amountsIn(sheet()?.querySelector('.sheet__body > dl'));
  const of = (kind: RegExp) =>
    rows()
      .filter((row) => kind.test(row.textContent ?? ''))
      .flatMap((row) => amountsIn(row))
      .reduce((sum, it) => sum + Math.abs(it), 0);
  expect(paid).toBe(of(/Pembayaran, Selesai/));
  expect(spent).toBeGreaterThan(0);
  expect(spent).toBeLessThanOrEqual(of(/Belanja/));
});

test('a withdrawal of the month has its own total', async () => {
  const http = changedHttp((name, answer) => {
    if (name !== 'transactionHistory') return answer;
    type Row = { readonly type: string; readonly amount: number };
    const { transactions } = answer as { readonly transactions: readonly Row[] };
    const withdrawn = transactions.map((it) =>
      it.type === 'REPAYMENT'
        ? { ...it, type: 'OVERPAID_WITHDRAWAL', amount: Math.abs(it.amount) }
        : it,
    );
    return { transactions: withdrawn };
  });
  const app = await openApp({ persona: 'active', at: '/transactions', http });
  await app.on('/transactions');
  await openStatement(app);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  const lines = [...(sheet()?.querySelectorAll('.sheet__body > dl > div') ?? [])];
  const line = lines.find((it) => it.textContent?.startsWith('Penarikan kelebihan bayar'));
  const own = rows().filter((row) => /Penarikan.*Selesai/.test(row.textContent ?? ''));
  expect(own.length).toBeGreaterThan(0);
  expect(amountsIn(line)).toEqual([own.flatMap(amountsIn).reduce((sum, it) => sum - it, 0)]);
});

test('a month is always chosen', async () => {
  const app = await openAt('active', '/transactions');
  await openStatement(app);
  const options = [...(sheet()?.querySelectorAll('option') ?? [])];
  expect(options.filter(({ value, textContent }) => !value || !textContent)).toEqual([]);
});

test('on paper the statement names its user, period and lender, and when it was printed', async () => {
  const app = await openAt('active', '/transactions');
  await openStatement(app);
  await waitFor(() => expect(sheet()?.querySelector('.on-paper')?.textContent).toContain('Nama'));
  await app.advance(minute);
  act(() => void dispatchEvent(new Event('beforeprint')));
  const facts = [...(sheet()?.querySelectorAll('.on-paper dl > div') ?? [])].map((line) => [
    line.querySelector('dt')?.textContent,
    line.querySelector('dd')?.textContent,
  ]);
  expect(facts).toEqual([
    ['Nama', 'Sari Dewi'],
    ['Nomor ponsel', expect.stringMatching(/^•••• \d{4}$/)],
    ['Periode', expect.stringMatching(/^\w+ \d{4}$/)],
    ['Pemberi pinjaman', 'PT Contoh Pembiayaan'],
    ['Izin', 'Sandbox'],
    ['Pengaduan', '157'],
    ['Data per', expect.stringMatching(/, 10:00 WIB$/)],
    ['Dicetak', expect.stringMatching(/, 10:01 WIB$/)],
  ]);
});

test('a user whose facts cannot be read has a statement without them', async () => {
  const app = await openAt('active', '/transactions');
  app.fault({ path: '/v1/user/info', status: 500 }, 9);
  await openStatement(app);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  expect(sheet()?.querySelector('.on-paper')?.textContent).toMatch(/^Periode/);
});

test('money in has a plus on the sheet, and money out a minus', async () => {
  const app = await openAt('active', '/transactions');
  await openStatement(app);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  for (const row of rows()) {
    const isIn = /Pembayaran|Pengembalian/.test(row.textContent ?? '');
    expect(row.querySelector('.amount')?.textContent).toMatch(isIn ? /^\+Rp/ : /^−Rp/);
    expect(Math.sign(amountsIn(row)[0] ?? 0)).toBe(isIn ? 1 : -1);
  }
});

/** Chooses an option, counted from the newest month. */
const choose = (app: App, name: string, at: number) => {
  const select = app.one(`[role="dialog"] select[name="${name}"]`);
  const option = [...select.querySelectorAll('option')].filter(({ value }) => value)[at];
  fireEvent.change(select, { target: { value: option?.value } });
  return option?.textContent ?? '';
};
const monthsOf = () =>
  new Set(rows().map((row) => row.querySelector('td')?.textContent?.replace(/^\d+ /, '')));

test('another month, or several, can be chosen, and all rows are of these', async () => {
  const app = await openAt('active', '/transactions');
  await openStatement(app);
  const first = choose(app, 'from', 3);
  choose(app, 'to', 3);
  // The days of one year have none.
  const short = (name: string) => name.slice(0, 3);
  await waitFor(() => expect(monthsOf()).toEqual(new Set([short(first)])));
  const last = choose(app, 'to', 2);
  await waitFor(() => expect(monthsOf()).toEqual(new Set([short(first), short(last)])));
  expect(sheet()?.querySelector('caption')?.textContent).toBe(`${first} – ${last}`);
});

test('a month that cannot be loaded is not shown as complete, and a press tries again', async () => {
  const tab = newTab('approved');
  const [today, oldest] = [tab.clock.now(), tab.clock.now() - 70 * day];
  const page = (from: number, time: number) =>
    ok({
      transactions: Array.from({ length: 40 }, (_, at) => ({
        id: `t${from + at}`,
        type: 'ORDER',
        status: 'SUCCESS',
        amount: 1000,
        transactionTime: time - at,
      })),
    });
  let asked = 0;
  const lost: Result<unknown, Failure> = err({ kind: 'network' });
  const answers = [page(0, today), lost, lost, page(40, oldest)];
  const app = await openApp({
    persona: 'approved',
    at: '/transactions',
    tab,
    http: ({ world, clock, token }) => {
      const lender = servedBy(world, clock);
      return new MemoryHttp(async (call, signal) => {
        if (call.name !== 'transactionHistory') return lender(call, signal);
        asked += 1;
        return answers[Math.min(asked, answers.length) - 1] ?? ok({});
      }, token);
    },
  });
  await app.on('/transactions');
  await openStatement(app);
  await waitFor(() => expect(sheet()?.textContent).toContain('laporannya belum lengkap'));
  expect(amountsIn(sheet())).toEqual([]);
  expect(sheet()?.textContent).not.toContain('CSV');
  app.click('Coba lagi');
  await waitFor(() => expect(sheet()?.textContent).toContain('Simpan sebagai tabel (CSV)'));
});
