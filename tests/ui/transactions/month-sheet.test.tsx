import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAt } from '../../support/app/open-at';

const sheet = () => document.querySelector<HTMLElement>('[role="dialog"]');
const months = () => [...(sheet()?.querySelectorAll('li button') ?? [])];
const bars = () => [...(sheet()?.querySelectorAll('li .bar__value') ?? [])];

const openMonths = async () => {
  const app = await openAt('active', '/transactions');
  await waitFor(() => app.one('main [data-row="transaction"]'));
  app.click('Bulan');
  await waitFor(() => expect(months().length).toBeGreaterThan(12));
  return app;
};

test('a loaded month has a bar and an amount in its name; another month says that it is not loaded', async () => {
  await openMonths();
  for (const button of months()) {
    const bar = button.querySelector('.bar__value');
    const amount = button.querySelector('[data-amount]');
    expect(bar === null).toBe(amount === null);
    expect(button.textContent).toMatch(
      amount
        ? /^[A-Z][a-z]{2} 20\d\d Rp[1-9][\d.]* rupiah$/
        : /^[A-Z][a-z]{2} 20\d\d belum dimuat$/,
    );
  }
  expect(bars()).toHaveLength(1);
});

test('all months are loaded by one press, in one scale whose end is written at the axis', async () => {
  const app = await openMonths();
  app.click('Muat semua bulan');
  await waitFor(() => expect(sheet()?.textContent).not.toContain('belum dimuat'));
  await waitFor(() => expect(bars().length).toBeGreaterThan(3));
  const end = sheet()
    ?.querySelector('.months__axis')
    ?.textContent?.replace(/^0Rp|\./g, '');
  for (const button of months()) {
    const amount = Number(button.querySelector('[data-amount]')?.getAttribute('data-amount'));
    const width = button.querySelector('.bar__value')?.getAttribute('width');
    expect(width).toBe(`${Math.round((amount / Number(end)) * 100)}%`);
  }
  app.click('Tutup');
  expect(sheet()).toBe(null);
});

test('months that fail to load keep the chart, and can be tried again', async () => {
  const app = await openMonths();
  app.fault({ path: '/v1/transaction-history', status: 400, code: 'DOWN' });
  app.click('Muat semua bulan');
  await waitFor(() =>
    expect(sheet()?.querySelector('[role="alert"]')?.textContent).toBe(
      'Lanjutannya belum bisa dimuat',
    ),
  );
  expect(bars()).toHaveLength(1);
  app.click('Muat semua bulan');
  await waitFor(() => expect(sheet()?.querySelector('[role="alert"]')).toBe(null));
});

test('a press on a month jumps to it', async () => {
  await openMonths();
  fireEvent.click(months()[1]!);
  await waitFor(() => expect(sheet()).toBe(null));
  await waitFor(() => expect(document.querySelectorAll('main h2').length).toBeGreaterThan(0));
});
