import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { order } from '../../../sandbox/lender/ledger-actions';
import { must } from '../../../sandbox/lender/spending';
import { openApp, type OpenApp } from '../../support/app/open-app';
import { openAt } from '../../support/app/open-at';
import { changedHttp } from '../../faults/answers/wire';

const open = (persona: string) => openAt(persona, '/home');
const path = () => document.querySelector('main [data-section="path"]');
const amountIn = (of: Element | null | undefined) =>
  Number(of?.querySelector('[data-amount]')?.getAttribute('data-amount'));
const rows = () =>
  [...(path()?.querySelectorAll('[data-row="due"]') ?? [])].map((row): [string, number] => [
    row.querySelector('.coming__day')?.textContent ?? '',
    amountIn(row),
  ]);
const remaining = () =>
  Number(path()?.querySelector('[data-figure="remaining"]')?.getAttribute('data-amount'));

type Answers = Parameters<typeof changedHttp>[0];
const openWith = (change: Answers, persona = 'active') =>
  openApp({ persona, at: '/home', http: changedHttp(change) });
/** Waits for the card of upcoming bills as it is without a path. */
const listed = (app: OpenApp) =>
  waitFor(() =>
    expect([...document.querySelectorAll('h2')].map((it) => it.textContent)).toContain('Mendatang'),
  ).then(() => app.idle());

test('what is due now and what comes later are one path, and its end is marked', async () => {
  const app = await open('active');
  await waitFor(() => expect(rows().length).toBe(3));
  expect(rows()).toEqual([
    [expect.stringMatching(/^\d+ \w{3} \d{4}$/), 822_000],
    [expect.stringMatching(/^\d+ \w{3} \d{4}$/), 300_000],
    [expect.stringMatching(/^Terakhir, lalu lunas\d+ \w{3} \d{4}$/), 300_000],
  ]);
  expect(remaining()).toBe(1_422_000);
  expect(path()?.textContent).not.toContain('denda');
  // One request for each list.
  expect(app.sent('billList').length).toBe(2);
  expect(app.text()).not.toContain('Mendatang');
});

test('each row of the path opens its own bill', async () => {
  const app = await open('active');
  await waitFor(() => expect(rows().length).toBe(3));
  for (const [at, month] of ['Januari', 'Februari', 'Maret'].entries()) {
    await waitFor(() => expect(rows().length).toBe(3));
    const row = path()?.querySelectorAll<HTMLElement>('[data-row="due"] a')[at];
    act(() => row?.click());
    await app.on('/repayment/bill-list');
    await waitFor(() =>
      expect(app.one('[role="dialog"] h2').textContent).toBe(`Tagihan ${month} 2026`),
    );
    await app.goTo('/home');
  }
});

test('a plan is in the path once, with the purchases of the same month', async () => {
  await open('restructured');
  await waitFor(() => expect(rows().map(([, amount]) => amount)).toEqual([448_500, 318_000]));
  expect(remaining()).toBe(766_500);
});

/** Opens home after a purchase in instalments. */
const openAfter = async (persona: string, amount: number, instalments: number) => {
  const app = await openAt(persona, '/home/limit-details');
  app.lender((ctx) => void must(order(ctx, { amount, merchant: 'Gawai', instalments })));
  await app.goTo('/home');
  return app;
};

test('a late bill is marked, and its fee is in the path', async () => {
  const app = await openAfter('overdue-late-fee', 600_000, 3);
  await waitFor(() => expect(rows().length).toBe(4));
  expect(rows()[0]).toEqual([expect.stringMatching(/^Terlambat/), 705_000]);
  const late = [...document.querySelectorAll('main .bar')].map((it) => it.matches('.bar--late'));
  expect(late).toEqual([true, false, false, false]);
  const owed = Number(app.one('[data-figure="owed"]').getAttribute('data-amount'));
  expect(remaining()).toBe(owed + 400_000);
  expect(path()?.textContent).toContain('Sisa semuanya, termasuk denda');
});

test('a bill that is due now only has no path, and no empty card', async () => {
  const app = await open('due-soon');
  await app.says('Transaksi terakhir');
  await app.idle();
  expect(app.sent('billList')).not.toEqual([]);
  expect(path()).toBe(null);
  expect(app.text()).not.toContain('Mendatang');
});

test('a long path folds its middle, and is whole', async () => {
  await openAfter('active', 1_200_000, 12);
  await waitFor(() => expect(rows().length).toBe(12));
  expect(remaining()).toBe(2_622_000);
  expect(rows().reduce((sum, [, amount]) => sum + amount, 0)).toBe(2_622_000);
  const folded = path()?.querySelectorAll('details [data-row="due"]').length;
  expect([folded, path()?.querySelector('summary')?.textContent]).toEqual([8, '8 bulan lainnya']);
});

type List = { readonly upcomingDues?: readonly object[]; readonly currentDues?: readonly object[] };

test.each<[string, Answers]>([
  [
    'an upcoming bill without a date',
    (name, answer) => {
      const { upcomingDues: [first, ...rest] = [], ...list } = answer as List;
      return name === 'billList' && first
        ? { ...list, upcomingDues: [{ ...first, dueTime: null }, ...rest] }
        : answer;
    },
  ],
  [
    'an unread bill that is due now',
    (name, answer) => {
      const { currentDues: [first] = [], ...list } = answer as List;
      return name === 'billList' && first
        ? { ...list, currentDues: [{ ...first, amount: 'many' }] }
        : answer;
    },
  ],
  [
    'a plan with more instalments than bills',
    (name, answer) =>
      name === 'billList'
        ? { ...(answer as List), loanRestructureDetail: { tenor: 12, paid: 1, amount: 100_000 } }
        : answer,
  ],
])('%s: the upcoming bills are listed without a path', async (_, change) => {
  const app = await openWith(change);
  await listed(app);
  expect(path()).toBe(null);
  expect(app.text()).not.toMatch(/lalu lunas|Sisa semuanya/);
});

test('if the bills that are due now fail to load, there is no path', async () => {
  let answered = 0;
  const app = await openWith((name, answer) => {
    // The upcoming bills load first.
    if (name !== 'billList' || answered++ === 0) return answer;
    return 'none of it';
  });
  await listed(app);
  await waitFor(() => expect(answered).toBeGreaterThan(1));
  expect(path()).toBe(null);
});

test('a path that is loaded again is marked as stale, and gone once that fails', async () => {
  const app = await open('active');
  await waitFor(() => expect(rows().length).toBe(3));
  await app.goTo('/home/limit-details');
  app.fault({ path: '/v1/bill-list', delayMs: 1_000 }, 2);
  app.navigator.go('/home');
  await waitFor(() => expect(document.querySelectorAll('.coming [data-stale]').length).toBe(4));
  expect(path()).toBe(null);
  await app.advance(2_000);
  await waitFor(() => expect(rows().length).toBe(3));
  await app.goTo('/home/limit-details');
  app.fault({ path: '/v1/bill-list', status: 500 }, 9);
  app.navigator.go('/home');
  await app.advance(60_000);
  await listed(app);
  expect(path()).toBe(null);
});
