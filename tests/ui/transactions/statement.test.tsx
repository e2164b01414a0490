import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MemoryHttp } from '../../../adapters/memory/memory-http';
import { day } from '../../../domain/kernel/instant';
import type { Failure } from '../../../domain/kernel/failure';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { newTab, openApp } from '../../support/app/open-app';
import { openAt } from '../../support/app/open-at';
import { servedBy } from '../../support/lender';

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

test('the statement of the last month is two presses from the history, and its totals are those of its rows', async () => {
  const app = await openAt('active', '/transactions');
  await openStatement(app);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  const [spent = 0, paid = 0] = amountsIn(sheet()?.querySelector('dl'));
  const of = (kind: RegExp) =>
    rows()
      .filter((row) => kind.test(row.textContent ?? ''))
      .flatMap((row) => amountsIn(row))
      .reduce((sum, it) => sum + Math.abs(it), 0);
  expect(paid).toBe(of(/Pembayaran, Selesai/));
  expect(spent).toBeGreaterThan(0);
  expect(spent).toBeLessThanOrEqual(of(/Belanja/));
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
  const short = (name: string) => name.replace(/^(...)\S*/, '$1');
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
