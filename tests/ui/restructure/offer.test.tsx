import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changedHttp } from '../../faults/answers/wire';
import { newTab, openApp } from '../../support/app/open-app';
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
import { onPhone } from '../../support/app/on-phone';
import { openFailing } from '../../support/app/open-at';

const v2 = '/v2/loan-restructure/eligibility';
const v1 = '/v1/loan-restructure/eligibility';
const summary = '/v1/loan-restructure/summary';

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

const numbersIn = (of: Element) =>
  [...of.querySelectorAll('[data-amount]')].map((it) => Number(it.getAttribute('data-amount')));

/** Returns the extra cost of each tenor in the comparison, if it is loaded. */
const compared = () =>
  [...document.querySelectorAll('.comparison > li')].map((row) => numbersIn(row)[0]);

/** Returns the total of each tenor in the choice. */
const totals = () =>
  [...document.querySelectorAll('main form .choice__row')].map((row) =>
    Number(/total Rp([\d.]+)/.exec(row.textContent)?.[1]?.replaceAll('.', '')),
  );

/** Returns the length of each tenor's bar, in percent of the longest. */
const barsIn = () =>
  [...document.querySelectorAll('.comparison .bar__value')].map((bar) =>
    Number.parseFloat(bar.getAttribute('width') ?? ''),
  );

test.each([3, 6, 12])('the %d instalments add up to the total', async (tenor) => {
  const app = await open();
  app.fill('tenor', String(tenor));
  await waitFor(() => expect(instalments()).toHaveLength(tenor));
  expect(sum(instalments())).toBe(headline());
  expect(totals()[[3, 6, 12].indexOf(tenor)]).toBe(headline());
  const row = app.one(`main form [name="tenor"][value="${tenor}"]`).closest('label');
  const [monthly, total] = [Math.max(...instalments()), headline() ?? 0].map((it) =>
    formatRupiah(it),
  );
  expect(row?.textContent).toContain(
    `Paling banyak ${monthly} rupiah per bulan, total ${total} rupiah`,
  );
});

test('the choice, the chosen tenor and the comparison state each figure of the server once', async () => {
  const app = await open();
  const summaries = [
    [1_534_384, 86_853, undefined],
    [1_543_069, 191_076, 95_538],
    [1_621_231, 434_256, 260_556],
  ] as const;
  await waitFor(() => expect(totals()).toEqual(summaries.map(([total]) => total)));
  expect(compared()).toEqual(summaries.map(([, fee, discount = 0]) => fee - discount));
  const rows = document.querySelectorAll('.comparison > li');
  expect([...rows].map((row) => numbersIn(row).length)).toEqual([1, 1, 1]);
  const chips = [...document.querySelectorAll('main form .choice__row')].map((row) =>
    [...row.querySelectorAll('.status-chip')].map(({ textContent }) => textContent),
  );
  const off = summaries.map(([, , it = 0]) => `Potongan biaya ${formatRupiah(it)} rupiah`);
  expect(chips).toEqual([['Total terkecil'], [off[1]], [off[2]]]);
  expect(app.sent('restructureSummary').map(({ raw }) => raw.query)).toEqual([
    { tenor: '3' },
    { tenor: '6' },
    { tenor: '12' },
  ]);
});

test('each bar of the comparison is as long as its extra cost, beside the highest', async () => {
  await open();
  await waitFor(() => expect(barsIn().filter((bar) => bar > 0)).toHaveLength(3));
  const extras = compared().map((extra = 0) => extra);
  const longest = Math.max(...extras);
  expect(barsIn()).toEqual(extras.map((extra) => expect.closeTo((extra * 100) / longest, 4)));
});

test('a short schedule is open, and a longer one once the user chooses it', async () => {
  onPhone();
  const app = await open();
  const schedule = () => app.one('main [data-row="instalment"]').closest('details');
  await waitFor(() => expect(instalments()).toHaveLength(3));
  expect(schedule()?.open).toBe(true);
  app.fill('tenor', '12');
  await waitFor(() => expect(instalments()).toHaveLength(12));
  expect(schedule()?.open).toBe(true);
});

test('a long schedule is folded before the user chooses', async () => {
  onPhone();
  const http = changedHttp((name, answer) =>
    name === 'restructureEligibility'
      ? { ...Object(answer), eligibleRestructureTenors: [{ tenor: 12 }] }
      : answer,
  );
  const app = await openApp({ persona: 'restructure', at: base, http });
  await waitFor(() => expect(instalments()).toHaveLength(12));
  const schedule = app.one('main [data-row="instalment"]').closest('details');
  expect(schedule?.open).toBe(false);
  expect(schedule?.querySelector('summary')?.textContent).toBe('Jadwal 12 cicilan');
});

test('a single tenor is compared with nothing', async () => {
  const http = changedHttp((name, answer) =>
    name === 'restructureEligibility'
      ? { ...Object(answer), eligibleRestructureTenors: [{ tenor: 3 }] }
      : answer,
  );
  const app = await openApp({ persona: 'restructure', at: base, http });
  await waitFor(() => expect(instalments()).toHaveLength(3));
  expect(compared()).toEqual([]);
  expect(app.text()).not.toContain('Bandingkan');
});

test('the page states that something stays due, and the amount once the bills are loaded', async () => {
  const app = await open('active');
  const total = () => app.one('[data-figure="total"]').closest('section')?.textContent;
  await waitFor(() => expect(total()).toContain('PokokRp255.500'));
  expect(total()).toContain('Tagihan yang tidak dicicil tetap harus dibayar.');
  await app.goTo('/repayment/bill-list');
  app.navigator.back();
  await app.on(base);
  await waitFor(() =>
    expect(total()).toContain('Sisa tagihanmu Rp566.500 rupiah tetap harus dibayar.'),
  );
});

test('the purchases to split are listed and add up to the principal', async () => {
  const app = await open();
  await waitFor(() => expect(document.querySelectorAll('.rows__item').length).toBeGreaterThan(0));
  expect(app.text()).toContain(`Pokok${formatRupiah(sum(amounts('.rows [data-amount]')))}`);
});

/** Returns the buttons that load costs again. */
const retries = () =>
  [...document.querySelectorAll('main button')].flatMap(({ textContent }) =>
    /Coba lagi|Muat/.test(textContent) ? textContent : [],
  );

test('costs that cannot be read are reported once, and one press reads them all', async () => {
  const app = await openFailing('restructure', base, summary, { status: 500, code: 'DOWN' }, 3);
  await app.says('Rincian 3 cicilan belum bisa dimuat');
  expect(app.one('main form .choice').textContent).not.toContain('belum bisa dimuat');
  expect(app.text().split('Kode untuk bantuan: DOWN')).toHaveLength(2);
  expect([retries(), compared()]).toEqual([['Coba lagi'], []]);
  const before = app.sent('restructureSummary').length;
  app.press();
  await waitFor(() => expect(instalments()).toHaveLength(3));
  await waitFor(() => expect(compared().filter((cost) => (cost ?? 0) > 0)).toHaveLength(3));
  expect([app.sent('restructureSummary').length, retries()]).toEqual([before + 3, []]);
});

test('the cost of a tenor that is not chosen is read alone', async () => {
  const app = await openFailing('restructure', base, summary, { status: 500, code: 'DOWN' });
  await app.says('Rincian 3 cicilan belum bisa dimuat');
  app.fill('tenor', '6');
  await waitFor(() => expect(retries()).toEqual(['Muat rinciannya']));
  expect(compared()[0]).toBe(undefined);
  const before = app.sent('restructureSummary').length;
  app.click('Muat rinciannya');
  await waitFor(() => expect(compared()[0]).toBeGreaterThan(0));
  expect([app.sent('restructureSummary').length, retries()]).toEqual([before + 1, []]);
});

test('an agreement that cannot be read is reported with one button', async () => {
  const at = `${base}/agreement?tenor=3`;
  const agreement = '/v1/loan-restructure/preview-agreement';
  const app = await openFailing('restructure', at, agreement, { status: 500 }, 2);
  await app.says('Perjanjian belum bisa dibuka');
  expect(retries()).toEqual(['Coba lagi']);
  expect(app.one('[data-action="primary"]').textContent).toBe('Coba lagi');
});

test('when the newer eligibility call fails, the older one offers the same without a discount', async () => {
  const app = await openFailing('restructure', base, v2);
  await app.on(base);
  expect([...document.querySelectorAll('main form [name="tenor"]')]).toHaveLength(3);
  expect(app.one('main form .choice').textContent).not.toContain('Potongan biaya');
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
  app.click('Lihat potongan biaya');
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

const back = () =>
  [...document.querySelectorAll<HTMLButtonElement>('header button')].find((it) =>
    /Kembali/.test(`${it.getAttribute('aria-label')}${it.textContent}`),
  );

test('in a browser the page leads back to the bills when it was opened by its address', async () => {
  const app = await open();
  await waitFor(() => expect(back()).toBeDefined());
  back()?.click();
  await app.on('/repayment/bill-list');
});

test('in a super-app the page has a back button only when it was opened from within the app', async () => {
  const tab = newTab('restructure');
  tab.storage.write(STORED.appSource, 'gopay');
  const app = await openApp({ persona: 'restructure', at: base, tab });
  await app.on(base);
  await app.says('berapa cicilan');
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
