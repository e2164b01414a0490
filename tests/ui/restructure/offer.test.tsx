import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatRupiah } from '../../../ui/format/rupiah';
import { STORED } from '../../../domain/storage/stored';
import {
  amounts,
  base,
  headline,
  instalments,
  open,
  title,
  toAgreement,
} from '../../support/app/splitting';
import { openFailing } from '../../support/app/open-at';

const v2 = '/v2/loan-restructure/eligibility';
const v1 = '/v1/loan-restructure/eligibility';
const summary = '/v1/loan-restructure/summary';

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

/** Returns the amounts of the comparison: one list for each figure, with one value for each tenor. */
const compared = () =>
  [...document.querySelectorAll('.comparison tbody')].map((figure) =>
    [...figure.querySelectorAll('td')].map((cell) =>
      Number(cell.querySelector('[data-amount]')?.getAttribute('data-amount') ?? 0),
    ),
  );

test.each([3, 6, 12])('the %d instalments add up to the total', async (tenor) => {
  const app = await open();
  app.fill('tenor', String(tenor));
  await waitFor(() => expect(instalments()).toHaveLength(tenor));
  expect(sum(instalments())).toBe(headline());
  const at = [3, 6, 12].indexOf(tenor);
  expect(compared()[3]?.[at]).toBe(headline());
  expect(compared()[0]?.[at]).toBe(instalments()[0]);
  const row = app.one(`main form [name="tenor"][value="${tenor}"]`).closest('label');
  const [monthly, total] = [Math.max(...instalments()), headline() ?? 0].map((it) =>
    formatRupiah(it),
  );
  expect(row?.textContent).toContain(`Maks. ${monthly}/bulan, total ${total}`);
});

test('the comparison of the tenors uses the figures of the server, with their discounts', async () => {
  const app = await open();
  await waitFor(() => expect(compared()[3]?.every((total) => total > 0)).toBe(true));
  const [, fees = [], discounts = [], totals = []] = compared();
  const principal = amounts('main [data-amount]')[1] ?? 0;
  totals.forEach((total, at) =>
    expect(total).toBe(principal + (fees[at] ?? 0) + (discounts[at] ?? 0)),
  );
  expect(discounts[0]).toBe(0);
  expect(discounts.slice(1).every((discount) => discount < 0)).toBe(true);
  const chips = [...document.querySelectorAll('main form .choice__row')].map((row) =>
    [...row.querySelectorAll('.status-chip')].map(({ textContent }) => textContent),
  );
  expect(chips).toEqual([['Total terkecil'], ['Diskon biaya'], ['Diskon biaya']]);
  expect(Math.min(...totals)).toBe(totals[0]);
  await app.says(`Yang dicicil: ${formatRupiah(principal)}.`);
  expect(app.sent('restructureSummary').map(({ raw }) => raw.query)).toEqual([
    { tenor: '3' },
    { tenor: '6' },
    { tenor: '12' },
  ]);
});

test('the page tells that something stays due, and how much once the bills are read', async () => {
  const app = await open('active');
  await app.says('Yang dicicil: Rp255.500. Tagihan yang tidak dicicil tetap harus dibayar.');
  await app.goTo('/repayment/bill-list');
  app.navigator.back();
  await app.on(base);
  await app.says('Yang dicicil: Rp255.500. Sisa tagihanmu Rp566.500 tetap harus dibayar.');
});

test('the purchases to split are listed and add up to the principal', async () => {
  await open();
  await waitFor(() => expect(document.querySelectorAll('.rows__item').length).toBeGreaterThan(0));
  expect(sum(amounts('.rows [data-amount]'))).toBe(amounts('main [data-amount]')[1]);
});

test('a tenor whose cost cannot be read is marked, and a press reads it alone', async () => {
  const app = await openFailing('restructure', base, summary, { status: 500, code: 'DOWN' }, 3);
  await app.says('Rincian 3 cicilan belum bisa dimuat');
  await app.says('Kode untuk bantuan: DOWN');
  expect(app.one('[data-action="primary"]').textContent).toBe('Coba lagi');
  const before = app.sent('restructureSummary').length;
  app.press();
  await waitFor(() => expect(instalments()).toHaveLength(3));
  expect(app.sent('restructureSummary').length).toBe(before + 1);
  app.click('Muat rincian 12 cicilan');
  await waitFor(() => expect(compared()[3]?.[2]).toBeGreaterThan(0));
  expect(compared()[3]?.[1]).toBe(0);
});

test('when the newer eligibility call fails, the older one offers the same without a discount', async () => {
  const app = await openFailing('restructure', base, v2);
  await app.on(base);
  expect([...document.querySelectorAll('main form [name="tenor"]')]).toHaveLength(3);
  expect(app.one('main form .choice').textContent).not.toContain('Diskon biaya');
  expect(document.querySelector('main')?.textContent).not.toContain('Lihat potongan');
});

test('when both calls fail the page shows the failure and a retry', async () => {
  const app = await open('restructure', '/home');
  app.fault({ path: v2, status: 500 });
  app.fault({ path: v1, status: 500, code: 'DOWN' });
  app.navigator.go(base);
  await title(app, 'Pilihan cicilan belum bisa dimuat');
  await app.says('Kode untuk bantuan: DOWN');
  app.press();
  await waitFor(() => expect(instalments()).toHaveLength(3));
});

test('a user with nothing to split sees that, and a button home', async () => {
  const app = await open('approved');
  await title(app, 'Belum bisa jadi cicilan');
  await app.pressTo('/home');
});

test('the discount is explained on a press, reported to the server once, and stored as closed', async () => {
  const app = await open();
  expect(document.querySelector('[role="dialog"]')).toBe(null);
  expect(app.sent('trackDiscountSheet')).toHaveLength(0);
  app.click('Lihat potongan');
  await waitFor(() => app.one('[role="dialog"]'));
  expect(app.sent('trackDiscountSheet')).toHaveLength(1);
  app.click('Mengerti');
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBe(null));
  expect(app.text()).not.toContain('Lihat potongan');
  expect(app.storage.read(STORED.discountPromoDismissed)).toBe(true);
  await app.goTo('/home');
  await app.goTo(base);
  expect(app.text()).not.toContain('Lihat potongan');
});

test('the page has a back button only when it was opened from within the app', async () => {
  const app = await open();
  const back = () =>
    [...document.querySelectorAll('header button')].find((it) =>
      /Kembali/.test(`${it.getAttribute('aria-label')}${it.textContent}`),
    );
  expect([back(), app.storage.read(STORED.restructureEntry)]).toEqual([undefined, 'direct']);
  await app.goTo('/home');
  await app.goTo(base);
  await waitFor(() => expect(back()).toBeDefined());
  expect(app.storage.read(STORED.restructureEntry)).toBe('app');
});

test.each([
  ['Cara kerja cicilan', '/bill-restructure/education/type1'],
  ['Biaya dan perubahannya', '/bill-restructure/education/type2'],
])('%s is explained on its own page, which goes back to the choice', async (words, at) => {
  const app = await open();
  await app.clickTo(words, at);
  await app.pressTo(base);
});

test('going back keeps the chosen tenor', async () => {
  const app = await open();
  await toAgreement(app, 12);
  app.navigator.back();
  await app.on(base);
  await waitFor(() => expect(app.valueOf('tenor')).toBe('12'));
  expect(instalments()).toHaveLength(12);
});
