import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAt } from '../../support/app/open-at';

const sheet = () => document.querySelector<HTMLElement>('[role="dialog"]');
const months = () => [...(sheet()?.querySelectorAll('li button') ?? [])];
const barOf = (it: Element) => it.querySelector<HTMLElement>('.bar__value, .growing-bar__value');
const bars = () => months().flatMap((it) => barOf(it) ?? []);

const openMonths = async (fault?: { readonly status: number }) => {
  const app = await openAt('active', '/transactions');
  await waitFor(() => app.one('main [data-row="transaction"]'));
  if (fault) app.fault({ path: '/v1/transaction-history', code: 'DOWN', ...fault });
  app.click('Bulan');
  await waitFor(() => expect(months().length).toBeGreaterThan(3));
  return app;
};

test('the chart loads by itself; each bar is under its amount, and the highest sum fills the width', async () => {
  await openMonths();
  await waitFor(() => expect(bars().length).toBeGreaterThan(3));
  await waitFor(() => expect(sheet()?.textContent).not.toMatch(/Memuat|belum dimuat/));
  const amounts = months().map((it) =>
    Number(it.querySelector('[data-amount]')?.getAttribute('data-amount')),
  );
  const widths = months().map((it) => {
    const bar = it.lastElementChild ? barOf(it.lastElementChild) : null;
    return bar?.getAttribute('width') ?? bar?.style.width;
  });
  const highest = Math.max(...amounts);
  expect(widths).toEqual(amounts.map((it) => `${Math.round((it / highest) * 100)}%`));
  const [running, ...ended] = months();
  expect(running?.textContent).toMatch(
    /^[A-Z][a-z]{2} 20\d\d sampai hari ini Rp[1-9][\d.]* rupiah$/,
  );
  expect(running?.querySelector('.growing-bar')).not.toBe(null);
  for (const it of ended) {
    expect(it.textContent).toMatch(/^[A-Z][a-z]{2} 20\d\d Rp[1-9][\d.]* rupiah$/);
    expect(it.querySelector('.growing-bar')).toBe(null);
  }
  const closing = [...(sheet()?.querySelectorAll('button') ?? [])].filter(
    ({ textContent }) => textContent === 'Tutup',
  );
  expect(closing).toHaveLength(1);
  fireEvent.click(closing[0]!);
  expect(sheet()).toBe(null);
});

test('after a failed load the chart stays, the other months are “belum dimuat”, and a retry loads them', async () => {
  await openMonths({ status: 400 });
  await waitFor(() =>
    expect(sheet()?.querySelector('[role="alert"]')?.textContent).toBe(
      'Lanjutannya belum bisa dimuat',
    ),
  );
  expect(bars()).toHaveLength(1);
  const others = months().filter((it) => !barOf(it));
  expect(others).toHaveLength(12);
  for (const it of others) expect(it.textContent).toMatch(/^[A-Z][a-z]{2} 20\d\d belum dimuat$/);
  const more = [...(sheet()?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === 'Muat semua bulan',
  );
  more?.focus();
  fireEvent.click(more!);
  await waitFor(() => expect(sheet()?.querySelector('[role="alert"]')).toBe(null));
  await waitFor(() => expect(bars().length).toBeGreaterThan(3));
  // The button is gone, so the focus is on a month, not outside of the sheet.
  await waitFor(() => expect(more?.isConnected).toBe(false));
  expect(document.activeElement).toBe(months()[0]);
});

test('a press on a month jumps to it', async () => {
  await openMonths();
  fireEvent.click(months()[1]!);
  await waitFor(() => expect(sheet()).toBe(null));
  await waitFor(() => expect(document.querySelectorAll('main h2').length).toBeGreaterThan(0));
});
