import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatRupiah } from '../../../ui/format/rupiah';
import { minute } from '../../../domain/kernel/instant';
import { STORED } from '../../../domain/storage/stored';
import { amounts, arrive, bills, open, processing, rows, turn } from '../../support/app/owing';
import { changedHttp } from '../../faults/answers/wire';
import { newTab, openApp } from '../../support/app/open-app';
import { onPhone } from '../../support/app/on-phone';
import { openFailing } from '../../support/app/open-at';

const path = '/v1/bill-list';
const pay = (label = 'Bayar Rp') =>
  [...document.querySelectorAll<HTMLButtonElement>('[data-action="primary"]')].find((it) =>
    it.textContent?.startsWith(label),
  );

test.each([
  ['due-soon', 'CURRENT'],
  ['overdue', 'CURRENT'],
  ['overdue-late-fee', 'CURRENT'],
  ['active', 'CURRENT'],
  ['active', 'UPCOMING'],
])('%s, %s: the first amount is the sum of the rows with late fees', async (persona, type) => {
  onPhone();
  const app = await open(persona, `${bills}?type=${type}`);
  const all = rows();
  expect(all.length).toBeGreaterThan(0);
  expect(amounts()[0]).toBe(all.reduce((sum, { whole }) => sum + whole, 0));
  expect(amounts()[0]).toBeGreaterThan(50_000);
  // The only bill is the total itself.
  const due = /([Jj]atuh tempo|sejak) \d+ \w+ \d{4}/g;
  expect(all.map(({ text }) => text.match(due)?.length ?? 0)).toEqual(all.map(() => 1));
  const figure = app.one('[data-figure="total"]');
  expect(figure.closest('[data-row]') !== null).toBe(all.length === 1);
  if (all.length === 1) {
    expect(app.text().match(due)).toHaveLength(1);
    expect(amounts().filter((it) => it === amounts()[0])).toHaveLength(1);
  }
  expect(app.sent('billList').map(({ raw }) => raw.query)).toEqual([{ type }]);
});

test('beside the bills, the later ones are listed only if their list is whole', async () => {
  const later = () =>
    [...document.querySelectorAll('main section')]
      .find(({ textContent }) => textContent?.startsWith('Tagihan mendatang'))
      ?.querySelectorAll('.rows__item').length;
  const app = await open('active', bills);
  await waitFor(() => expect(later()).toBe(2));
  app.shown.unmount();
  const http = changedHttp((name, answer) =>
    name === 'billList' && Object(answer).upcomingDues?.length
      ? { ...Object(answer), upcomingDues: [...Object(answer).upcomingDues, {}] }
      : answer,
  );
  const other = await openApp({ persona: 'active', at: bills, http });
  await other.says('Sudah bayar, tapi tagihan masih ada?');
  expect(later()).toBe(undefined);
});

test('the amount includes the late fee, which is also shown separately', async () => {
  await open('overdue-late-fee', bills);
  const [late, soon] = rows();
  expect(late?.text).toContain('Termasuk denda');
  expect(late?.text).toMatch(/Terlambat \d+ hari, jatuh tempo \d+ \w+ \d{4}Termasuk denda/);
  expect(amounts()).toContain(25_000);
  expect(soon?.text).not.toContain('denda');
});

test.each([
  ['id', 'Coba lagi, atau buka bantuan.'],
  ['en', 'Try again, or open help.'],
] as const)(
  'in %s bills that cannot be read do not promise that waiting helps',
  async (to, says) => {
    const http = changedHttp((name, answer) => (name === 'billList' ? {} : answer));
    const app = await openApp({ persona: 'active', at: bills, http });
    await app.on(bills);
    await app.speak(to);
    await app.says(says);
    expect(app.text()).not.toMatch(/sebentar lagi|in a moment/);
  },
);

test.each([
  ['', 'CURRENT'],
  ['?type=SOMEDAY', 'CURRENT'],
  ['?type=UPCOMING', 'UPCOMING'],
])('%s opens the list %s, which is stored', async (query, type) => {
  const app = await open('active', bills + query);
  expect(app.one('nav [aria-current="page"]').getAttribute('href')).toBe(`${bills}?type=${type}`);
  expect(app.storage.read(STORED.activeTab)).toBe(type);
});

test('a bill opens with its dates, and links to the transactions of its month', async () => {
  const app = await open('overdue-late-fee', bills);
  app.one('main [data-row="bill"] button').click();
  const sheet = () => app.one('[role="dialog"]');
  await waitFor(() => expect(sheet().textContent).toContain('DendaRp25.000'));
  // On a large screen it is beside the list.
  expect(sheet().closest('.columns__column')?.querySelector('[data-row]')).toBe(null);
  expect(sheet().textContent).toMatch(/Terlambat \d+ hari, jatuh tempo/);
  const [pays, second] = sheet().querySelectorAll('button');
  expect(pays?.textContent).toBe(`Bayar semua, ${formatRupiah(amounts()[0] ?? 0)} rupiah`);
  expect(second?.textContent).toMatch(/^Lihat riwayat \w+ 20\d\d$/);
  second?.click();
  await app.on('/transactions');
  const month = second?.textContent?.replace('Lihat riwayat ', '') ?? '';
  await app.says(month);
});

/** Opens the first bill of a persona, and returns the text of its sheet. */
const opened = async (persona: string, type = 'CURRENT') => {
  const app = await open(persona, `${bills}?type=${type}`);
  app.one('main [data-row="bill"] button').click();
  await waitFor(() => app.one('[role="dialog"]'));
  return app.one('[role="dialog"]');
};

test('an open bill has one figure, its due date below it, and what it consists of', async () => {
  const sheet = await opened('due-soon');
  expect(sheet.querySelectorAll('[data-amount]')).toHaveLength(1);
  expect(sheet.querySelector('dl')).toBe(null);
  expect(sheet.textContent).toMatch(/Rp750\.000 rupiahJatuh tempo \d+ \w+ 20\d\d/);
  expect(sheet.textContent).toContain('Isinya belanja dan cicilan yang jatuh tempo');
  expect(sheet.textContent).toContain('Transaksinya ada di riwayat.');
  expect(sheet.textContent).toMatch(/Lihat riwayat \w+ 20\d\d/);
  expect(sheet.textContent).not.toContain('belum tersedia');
  expect(sheet.textContent).not.toMatch(/bukan hanya tagihan ini|per bulan/);
});

test('an open bill names the instalment of a loan that bills became', async () => {
  const sheet = await opened('restructured');
  expect(sheet.textContent).toContain('Cicilan dari tagihan lamaRp318.000');
});

test.each([
  ['overdue-late-fee', 'CURRENT', true],
  ['active', 'UPCOMING', false],
])('%s, %s: a bill says that the number is for all bills: %s', async (persona, type, says) => {
  const sheet = await opened(persona, type);
  expect(sheet.textContent?.includes('bukan hanya tagihan ini')).toBe(says);
});

test('an open bill is paid from its sheet, which shows why paying is not possible', async () => {
  const app = await open('due-soon', bills);
  const sheet = () => app.one('[role="dialog"]');
  const paying = () => sheet().querySelector('button');
  app.one('main [data-row="bill"] button').click();
  await waitFor(() => expect(paying()?.textContent).toBe('Bayar Rp750.000 rupiah'));
  app.fault({ path: '/v1/repay/status', status: 422, code: 'CLIENT_UNPROCESSABLE_ENTITY' }, 1);
  paying()?.click();
  await waitFor(() =>
    expect(sheet().textContent).toContain('Kode untuk bantuan: CLIENT_UNPROCESSABLE_ENTITY'),
  );
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  paying()?.click();
  await app.on('/repayment/bca-va');
});

test('a bill that is not due yet links to its transactions only', async () => {
  const app = await open('active', `${bills}?type=UPCOMING`);
  app.one('main [data-row="bill"] button').click();
  await waitFor(() =>
    expect(app.one('[role="dialog"] button').textContent).toBe('Lihat riwayat transaksi'),
  );
});

test.each([
  ['restructure', 'bisa jadi 3 cicilan'],
  ['due-soon', undefined],
])('%s: the offer to split uses the figures of the lender', async (persona, words) => {
  const app = await open(persona, bills);
  await waitFor(() => expect(app.sent('restructureEligibility')).toHaveLength(1));
  await app.advance(0);
  const offers = app.sent('restructureSummary').length;
  expect(offers).toBe(app.text().includes('bisa jadi') ? 1 : 0);
  if (words === undefined) return;
  await app.says(words);
  const [summary] = app.sent('restructureSummary');
  expect(summary?.raw.query).toEqual({ tenor: '3' });
  expect(app.text()).toMatch(
    /Rp[\d.]+ rupiah bisa jadi 3 cicilanPaling banyak Rp[\d.]+ rupiah per bulan\. Tambahan biayanya Rp[\d.]+ rupiah\./,
  );
  await app.speak('en');
  expect(app.text()).toContain('The extra cost is Rp');
  await app.speak('id');
  await app.clickTo('bisa jadi', '/bill-restructure');
  const row = app.one('[name="tenor"][value="12"]').closest('label');
  await waitFor(() => expect(row?.textContent).toMatch(/Rp[\d.]+ rupiah per bulan/));
});

test.each([
  ['with its amount', 'active', 566_500],
  ['only if some of it does', 'restructure', 0],
])('the offer to split tells that the rest stays due, %s', async (_, persona, rest) => {
  const app = await open(persona, bills);
  await app.says('bisa jadi 3 cicilan');
  const split = Number(/(Rp[\d.]+) rupiah bisa jadi/.exec(app.text())?.[1]?.replace(/\D/g, ''));
  expect((amounts()[0] ?? 0) - split).toBe(rest);
  if (rest > 0) await app.says(`Sisa ${formatRupiah(rest)} rupiah tetap harus dibayar.`);
  else expect(app.text()).not.toContain('tetap harus dibayar');
});

test('after a request for instalments the list sends the user to its result, and offers no other', async () => {
  const app = await open('restructure', '/home/settings');
  app.storage.write(STORED.restructureTenor, 6);
  app.navigator.go(bills);
  await app.says('Kamu meminta tagihan ini jadi 6 cicilan');
  await app.advance(0);
  expect(app.text()).not.toContain('bisa jadi');
  expect(app.sent('restructureEligibility')).toHaveLength(0);
  await app.clickTo('Lihat hasilnya', '/bill-restructure/callback');
});

test('the links to the lists do not change when their totals are loaded', async () => {
  const app = await open('active', `${bills}?type=UPCOMING`);
  await app.says('Rp600.000');
  await app.goTo(bills);
  await app.says('Rp822.000');
  const links = [...document.querySelectorAll('main nav a')].map((it) => it.textContent);
  expect(links).toEqual(['Sekarang', 'Mendatang']);
});

test('with hidden amounts no sentence consists of dots', async () => {
  const tab = newTab('active');
  tab.storage.write(STORED.amountsHidden, true);
  const app = await openApp({ persona: 'active', at: bills, tab });
  await app.says('Lihat pilihan cicilan');
  expect(app.text()).toContain('Yang tidak dicicil tetap harus dibayar.');
  expect(app.text()).not.toContain('/bulan');
  expect(pay('Bayar')?.textContent).toBe('Bayar');
});

test('the list of later bills links to the current ones, which can be paid', async () => {
  const app = await open('active', `${bills}?type=UPCOMING`);
  expect(pay()).toBeUndefined();
  app.press();
  await waitFor(() => expect(pay()).toBeDefined());
  expect(app.navigator.place$.value.query).toBe('?type=CURRENT');
});

test('when the server finds no bills nothing is due: the page has no dialog and no action', async () => {
  const app = await openFailing('approved', bills, path, {
    status: 404,
    code: 'UNIFIED_BILLS_NOT_FOUND',
  });
  await app.says('Tidak ada tagihan sekarang');
  expect(document.querySelector('[role="alertdialog"]')).toBe(null);
  expect(amounts()).toEqual([0]);
  expect(document.querySelector('main .actions')).toBe(null);
});

test.each(['REPAYMENT_STATUS_NOT_ELIGIBLE', 'CLIENT_UNPROCESSABLE_ENTITY'])(
  '%s: the page shows that paying was not possible',
  async (code) => {
    const app = await open('due-soon', bills);
    app.fault({ path: '/v1/repay/status', status: 422, code });
    app.press();
    await app.says(`Kode untuk bantuan: ${code}`);
    expect(app.one('main [role="alert"]').textContent).toContain('belum bisa dilakukan');
    expect(app.navigator.place$.value.path).toBe(bills);
    await app.pressTo('/repayment/bca-va');
  },
);

test('a payment under way opens its own page', async () => {
  const app = await open('repayment-processing', bills);
  await app.pressTo(processing);
  await app.says('Sudah ada pembayaran yang sedang berjalan');
  expect(app.sent('virtualAccount')).toEqual([]);
});

test('the list shows a payment in progress that home has shown, and offers no instalments', async () => {
  const app = await open('repayment-processing', '/home');
  await app.says('Pembayaran Rp750.000 rupiah sedang diproses.');
  await app.goTo(bills);
  await app.says('Pembayaran Rp750.000 rupiah sedang diproses.');
  expect([app.sent('transactionHistory').length, app.sent('repayStatus').length]).toEqual([1, 0]);
  expect(app.sent('restructureEligibility')).toEqual([]);
  expect(app.text()).not.toContain('Sudah bayar, tapi');
  // Paying stays possible, but is not the loudest.
  expect(pay()?.className).toContain('button--secondary');
  await app.clickTo('Lihat status pembayaran', processing);
});

test('the list shows a payment in progress once its status is known', async () => {
  const app = await open('repayment-processing', bills);
  await app.says('Sudah bayar, tapi tagihan masih ada?');
  expect(app.text()).not.toContain('sedang diproses');
  await app.pressTo(processing);
  await app.goTo(bills);
  await app.says('Pembayaranmu sedang diproses.');
  expect(app.text()).not.toContain('Sudah bayar, tapi');
  await app.goTo(`${bills}?type=UPCOMING`);
  await waitFor(() => expect(app.text()).not.toContain('sedang diproses'));
});

test('a status that cannot be read opens a dialog with a retry', async () => {
  const app = await open('due-soon', bills);
  app.fault({ path: '/v1/repay/status', status: 500, code: 'DOWN' });
  app.press();
  await app.alertSays('[DOWN]');
  document.querySelector<HTMLButtonElement>('[role="alertdialog"] button')?.click();
  await app.on('/repayment/bca-va');
});

test('bills that cannot be read can be retried on the same page', async () => {
  const app = await openFailing('due-soon', bills, path, { status: 404, code: 'GONE' });
  await app.says('Kode untuk bantuan: GONE');
  expect(document.querySelector('[data-action="primary"]')).toBe(null);
  app.click('Coba lagi');
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
});

test('the last known bills stay with their time, and cannot be paid until they are read again', async () => {
  const app = await open('due-soon', bills);
  const [total] = amounts();
  await app.advance(5 * minute);
  await turn(app, 'visible$', false);
  app.fault({ path, status: 404, code: 'GONE' });
  await turn(app, 'visible$', true);
  await app.says('per 10:00 WIB');
  expect(amounts()).toEqual([]);
  expect(app.one('main [data-row="bill"] [data-stale]').textContent).toContain('Rp750.000');
  expect(pay()?.disabled).toBe(true);
  await app.says('belum bisa diperbarui');
  app.click('Coba lagi');
  await waitFor(() => expect(amounts()[0]).toBe(total));
  expect(pay()?.disabled).toBe(false);
  expect(app.text()).not.toContain('per 10');
});

test('offline the bills show their time; back online they are read again', async () => {
  const app = await open('due-soon', bills);
  const [total = 0] = amounts();
  await turn(app, 'online$', false);
  await app.says('Kamu sedang offline');
  await app.says('per 10:00 WIB');
  expect(pay()?.disabled).toBe(true);
  const notice = app.one('main .notice');
  expect(notice.querySelector('button')?.textContent).toBe('Coba lagi');
  arrive(app, 50_000);
  await turn(app, 'online$', true);
  await waitFor(() => expect(amounts()[0]).toBe(total - 50_000));
  expect(pay()?.disabled).toBe(false);
});

test('bills that were never loaded show offline what home named, without a button to pay', async () => {
  const app = await open('due-soon', '/home');
  await waitFor(() => app.one('[data-figure="owed"]'));
  const owed = app.one('[data-figure="owed"]').textContent ?? 'none';
  await turn(app, 'online$', false);
  app.fault({ path, drop: true });
  await app.goTo(bills);
  await app.says('per 10:00 WIB');
  expect(app.one('main [data-stale]').textContent).toBe(owed);
  expect(app.one('.notice').textContent).toContain('Kamu sedang offline');
  expect(amounts()).toEqual([]);
  expect(pay()).toBe(undefined);
});

test('without any figure, bills show that the user is offline', async () => {
  const app = await open('due-soon', '/transactions');
  await turn(app, 'online$', false);
  app.fault({ path, drop: true });
  await app.goTo(bills);
  await app.says('Kamu sedang offline. Bagian ini dibuka sendiri begitu tersambung');
});
