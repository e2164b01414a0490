import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORED } from '../../../domain/storage/stored';
import { newTab, openApp } from '../../support/app/open-app';
import { openAt } from '../../support/app/open-at';

const chart = () => document.querySelector('main .spending');
const columns = () => [...(chart()?.querySelectorAll('button') ?? [])];
const bars = () => [...(chart()?.querySelectorAll<HTMLElement>('.spending__bar') ?? [])];
const rows = () => document.querySelectorAll('main [data-row="transaction"]');
const twoSeconds = () => vi.advanceTimersByTimeAsync(2_000);

beforeEach(() =>
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }),
);
afterEach(() => vi.useRealTimers());

test('the chart has an axis from zero, a column for each month with its exact sum', async () => {
  await openAt('active', '/transactions');
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  expect(chart()?.textContent).toContain('Memuat…');
  expect(columns()).toEqual([]);
  expect(bars().length).toBe(6);
  await twoSeconds();
  await waitFor(() => expect(columns().length).toBeGreaterThan(3));
  const ticks = [...(chart()?.querySelectorAll('.spending__axis span') ?? [])];
  expect(ticks.map((it) => it.textContent)).toEqual(['Rp1,6 jt', 'Rp800 rb', 'Rp0']);
  const names = columns().map((it) => it.querySelector('.visually-hidden')?.textContent ?? '');
  for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+ 20\d\d: Belanja Rp[1-9][\d.]*/);
  const amounts = names.map((it) => Number(/Rp([\d.]+)/.exec(it)?.[1]?.replaceAll('.', '')));
  expect(bars().map((it) => Number.parseFloat(it.style.height))).toEqual(
    amounts.map((it) => (it * 100) / 1_600_000),
  );
  expect(names[names.length - 1]).toContain('sampai hari ini');
  expect(bars().map((it) => it.matches('.spending__bar--growing'))).toEqual(
    names.map((_, at) => at === names.length - 1),
  );
});

test('the highest bar and the chosen one have their sums, rounded, and the chosen month is marked', async () => {
  await openAt('active', '/transactions');
  await waitFor(() => expect(bars().length).toBe(6));
  await twoSeconds();
  await waitFor(() => expect(columns().length).toBeGreaterThan(3));
  const labels = () => columns().map((it) => it.querySelector('.spending__sum')?.textContent);
  const heights = bars().map((it) => Number.parseFloat(it.style.height));
  const highest = heights.indexOf(Math.max(...heights));
  const labelled = () => labels().flatMap((it, at) => (it === undefined ? [] : at));
  const marked = () => columns().map((it) => it.getAttribute('aria-current'));
  expect(labelled()).toEqual([...new Set([highest, columns().length - 1])].sort((a, b) => a - b));
  expect(labels()[highest]).toMatch(/^Rp\d(,\d)? jt$/);
  expect(marked()).not.toContain('true');

  columns()[1]?.click();
  await waitFor(() => expect(marked()[1]).toBe('true'));
  expect(marked().filter((it) => it !== null)).toHaveLength(1);
  expect(labelled()).toEqual([...new Set([1, highest])].sort((a, b) => a - b));
});

test('a running month with very many rows has the reason in place of the chart', async () => {
  await openAt('heavy', '/transactions');
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  expect(chart()?.textContent).toBe('Grafik per bulan muncul setelah transaksi bulan lalu dimuat.');
});

test('a filter hides the chart', async () => {
  const app = await openAt('overdue', '/transactions');
  await waitFor(() => expect(bars().length).toBe(3));
  app.click('Cari & filter');
  await waitFor(() => app.one('[role="dialog"] input[type="search"]'));
  fireEvent.change(app.one('[role="dialog"] input[type="search"]'), { target: { value: 'a' } });
  expect(chart()).toBe(null);
});

test('a page that cannot be loaded leaves no chart of a part', async () => {
  const app = await openAt('active', '/transactions');
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  app.fault({ path: '/v1/transaction-history', code: 'DOWN', status: 400 });
  await twoSeconds();
  await waitFor(() => expect(chart()).toBe(null));
  expect(rows().length).toBeGreaterThan(5);
});

test('a user who saves data gets no chart that needs more pages', async () => {
  const tab = newTab('active');
  tab.storage.write(STORED.savesData, true);
  await openApp({ persona: '', at: '/transactions', tab });
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  const loaded = rows().length;
  await twoSeconds();
  expect(chart()).toBe(null);
  expect(rows().length).toBe(loaded);
});
