import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAt } from '../../support/app/open-at';

const sheet = () => document.querySelector<HTMLElement>('[role="dialog"]');
const months = () => [...(sheet()?.querySelectorAll('li button') ?? [])];
const barOf = (it: Element) => it.querySelector<HTMLElement>('.bar__value, .cost-bar__part');
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
  const app = await openMonths();
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
  expect(running?.querySelector('.cost-bar__part--growing')).not.toBe(null);
  for (const it of ended) {
    expect(it.textContent).toMatch(/^[A-Z][a-z]{2} 20\d\d Rp[1-9][\d.]* rupiah$/);
    expect(it.querySelector('.cost-bar')).toBe(null);
  }
  app.click('Tutup');
  expect(sheet()).toBe(null);
});

test('after a failed load the chart stays, the other months are “belum dimuat”, and a retry loads them', async () => {
  const app = await openMonths({ status: 400 });
  await waitFor(() =>
    expect(sheet()?.querySelector('[role="alert"]')?.textContent).toBe(
      'Lanjutannya belum bisa dimuat',
    ),
  );
  expect(bars()).toHaveLength(1);
  const others = months().filter((it) => !barOf(it));
  expect(others).toHaveLength(12);
  for (const it of others) expect(it.textContent).toMatch(/^[A-Z][a-z]{2} 20\d\d belum dimuat$/);
  app.click('Muat semua bulan');
  await waitFor(() => expect(sheet()?.querySelector('[role="alert"]')).toBe(null));
  await waitFor(() => expect(bars().length).toBeGreaterThan(3));
});

test('a press on a month jumps to it', async () => {
  await openMonths();
  fireEvent.click(months()[1]!);
  await waitFor(() => expect(sheet()).toBe(null));
  await waitFor(() => expect(document.querySelectorAll('main h2').length).toBeGreaterThan(0));
});
