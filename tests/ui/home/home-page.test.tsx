import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keep } from '../../../sandbox/lender/world';
import { pay as payBills } from '../../../sandbox/lender/ledger-actions';
import { single } from '../../../sandbox/lender/records';
import { STORED } from '../../../domain/storage/stored';
import { second } from '../../../domain/kernel/instant';
import { newTab, openApp, type OpenApp } from '../../support/app/open-app';
import { figure, titles } from '../../support/app/home';
import { turn } from '../../support/app/owing';
import { openAt, openFailing } from '../../support/app/open-at';
import { changedHttp } from '../../faults/answers/wire';
import { repeated } from '../../support/failures';

const down = { status: 500, code: 'HOME_DOWN' };

const open = (persona: string) => openAt(persona, '/home');

type Home = {
  readonly profile: { readonly limit: { readonly total: number } };
  readonly modules: readonly { readonly type: string }[];
};

/** Opens home with another answer of the lender. */
const openChanged = (change: (home: Home) => object) => {
  const http = changedHttp((name, answer) =>
    name === 'homepage' ? change(answer as Home) : answer,
  );
  return openApp({ persona: 'active', at: '/home', http });
};

const online = (app: OpenApp, is: boolean) => act(() => app.hostInfo.online$.next(is));
const buttons = () =>
  [
    ...document.querySelectorAll<HTMLButtonElement>(
      'main .owed button, main [data-action="primary"]',
    ),
  ].map(({ textContent, disabled }) => [textContent, disabled ? 'disabled' : 'enabled']);
/** Counts the figures that arrive with home. */
const amounts = (which: 'data-amount' | 'data-stale') =>
  document.querySelectorAll(`main :is(.limit-card, .owed) [${which}]`).length;
const figures = () => amounts('data-amount');
/** The label of the button that pays the whole debt. */
const pay = () => {
  return `Bayar ${document.querySelector('.owed .amount')?.textContent}`;
};

test('offline home shows the last values as old, with their time, and disables paying', async () => {
  const app = await open('active');
  expect(buttons()).toEqual([[pay(), 'enabled']]);
  const shown = figures();
  online(app, false);
  expect(document.querySelector('.notice__text')?.textContent).toMatch(
    /^Kamu sedang offlineData per \d{2}:\d{2} WIB\. Diperbarui sendiri.*Kamu bisa membayar/,
  );
  expect(app.one('.notice button').className).toContain('button--secondary');
  expect(buttons()).toEqual([
    ['Coba lagi', 'enabled'],
    [pay(), 'disabled'],
  ]);
  expect([figures(), amounts('data-stale')]).toEqual([0, shown]);
  const asked = app.sent('homepage').length;
  await app.goTo('/home/limit-details');
  expect(app.text()).toContain('Data per');
  expect(figures()).toBe(0);
  expect(app.sent('homepage').length).toBe(asked);
  online(app, true);
  await waitFor(() => expect(app.text()).not.toContain('Data per'));
  expect(app.sent('homepage').length).toBe(asked + 1);
});

test('a failed refresh keeps the last values, marked as stale, with their time and a retry', async () => {
  const app = await open('active');
  const shown = figures();
  app.fault({ path: '/v2/homepage', ...down });
  await app.goTo('/home/limit-details');
  await app.goTo('/home');
  await waitFor(() => expect(figures()).toBe(shown));
  app.fault({ path: '/v2/homepage', ...down });
  await app.goTo('/home/popular-partners');
  app.navigator.go('/home');
  await app.says('belum bisa diperbarui');
  await app.says('Kode untuk bantuan: HOME_DOWN');
  await waitFor(() => expect([figures(), amounts('data-stale')]).toEqual([0, shown]));
  expect(document.querySelector('[role="alertdialog"]')).toBe(null);
  app.fault({ path: '/v2/homepage', delayMs: second });
  app.click('Coba lagi');
  // The notice stays while the retry runs, so that nothing jumps.
  expect(app.one('.notice button').getAttribute('aria-busy')).toBe('true');
  await app.advance(second);
  await waitFor(() => expect(figures()).toBe(shown));
  expect(buttons()).toEqual([[pay(), 'enabled']]);
});

test('a bill that was paid in another app is gone when the user returns to home', async () => {
  const app = await open('active');
  await waitFor(() =>
    expect(document.querySelector('.owed [data-amount="822000"]')).not.toBe(null),
  );
  await waitFor(() => expect(app.sent('transactionHistory')).toHaveLength(1));
  await turn(app, 'visible$', false);
  app.lender((ctx) => payBills(ctx, 822_000));
  await turn(app, 'visible$', true);
  await waitFor(() => expect(document.querySelector('.owed')).toBe(null));
  expect(app.sent('transactionHistory')).toHaveLength(2);
});

test('a home that cannot be read opens a dialog, whose retry opens home', async () => {
  const app = await openFailing('active', '/home', '/v2/homepage', { drop: true });
  await app.alertSays('[NETWORK]');
  await app.advance(second);
  app.one('[role="alertdialog"] button').click();
  await app.on('/home');
  await waitFor(() => expect(figures()).toBeGreaterThan(2));
});

test('a closed account shows that it is closed, shows no limit, and links to bills and history', async () => {
  const app = await open('closed');
  expect(app.text()).toContain('Akun PayLater kamu sudah ditutup');
  expect(document.querySelector('.limit-card__parts, .limit-gauge')).toBe(null);
  expect(buttons()).toEqual([['Verifikasi ulang', 'enabled']]);
  await app.goTo('/home/limit-details');
  expect(app.text()).toContain('Limitmu tidak bisa dipakai');
});

test('home orders its cards by urgency, then as the server does, without the unknown module', async () => {
  const app = await open('home-unknown-module');
  await waitFor(() => expect(titles()).toContain('Transaksi terakhir'));
  expect(titles()).toEqual([
    'Tagihan kamu',
    'Limit kamu',
    'Transaksi terakhir',
    'Untukmu',
    'Bisa dipakai di sini',
    'Bantuan dan pengaturan',
  ]);
  expect(app.text()).not.toContain('Permainan');
  const offers = app.one('main .card:has(.rows)').querySelectorAll('.rows__title');
  expect([...offers].map((it) => it.textContent)).toEqual(['Cicil tagihan', 'Tinjau ulang limit']);
  const named = [...document.querySelectorAll('main [data-figure]')];
  expect(named.map((it) => it.getAttribute('data-figure'))).toEqual([
    'owed',
    'available',
    'used',
    'limit',
  ]);
  // Screen reader users who list the buttons can distinguish them.
  const names = [...document.querySelectorAll('main button')].map(({ textContent }) => textContent);
  expect(names.length).toBeGreaterThan(8);
  expect(repeated(names)).toEqual([]);
});

test.each([
  ['active', false],
  ['overdue', true],
])(
  '%s: an overdue amount has a card with a red edge, on home and on the bills: %s',
  async (persona, late) => {
    const edge = (of: string) => app.one(of).closest('.card')?.classList.contains('card--late');
    const app = await open(persona);
    expect(edge('main [data-figure="owed"]')).toBe(late);
    await app.goTo('/repayment/bill-list');
    await waitFor(() => expect(edge('main [data-figure="total"]')).toBe(late));
  },
);

test('home separates late and upcoming bills, exactly to the rupiah', async () => {
  await open('overdue');
  const parts = () =>
    [...document.querySelectorAll('.owed__part')].map((it) => [
      it.querySelector('dt')?.textContent?.replace(/\d+ (hari|\w+ \d{4})$/, '…'),
      it.querySelector('[data-amount]')?.getAttribute('data-amount'),
    ]);
  await waitFor(() =>
    expect(parts()).toEqual([
      ['Terlambat …', '680000'],
      ['Jatuh tempo …', '120000'],
    ]),
  );
  expect(buttons()).toEqual([
    ['Bayar Rp800.000 rupiah', 'enabled'],
    ['Belum bisa bayar?', 'enabled'],
  ]);
});

test('a user who cannot pay a late bill yet sees what to do, instalments first if they are offered', async () => {
  const app = await open('overdue');
  await waitFor(() => expect(buttons()[1]).toEqual(['Belum bisa bayar?', 'enabled']));
  app.click('Belum bisa bayar?');
  const ways = () =>
    [...document.querySelectorAll('[role="dialog"] .rows__title')].map((it) => it.textContent);
  const others = ['Lihat dan bayar tagihan', 'Baca soal denda', 'Bicara dengan kami'];
  await waitFor(() => expect(ways()).toEqual(['Jadikan cicilan', ...others]));
  await app.clickTo('Jadikan cicilan', '/bill-restructure');
});

test.each([
  ['overdue-late-fee', '25000', 'Tagihanmu sudah termasuk denda Rp25.000 rupiah.'],
  ['overdue', undefined, ''],
])(
  '%s sees the late fee in the bill (%s), and what the lender does',
  async (persona, fee, says) => {
    const whenLate = { id: 'Kami menelepon dulu.', en: 'We call first.' };
    const app = await openApp({ persona, at: '/home', config: { whenLate } });
    await waitFor(() => expect(buttons()[1]).toEqual(['Belum bisa bayar?', 'enabled']));
    app.click('Belum bisa bayar?');
    const sheet = () => document.querySelector('[role="dialog"]');
    await waitFor(() => expect(sheet()?.textContent).toContain('Kami menelepon dulu.'));
    expect(sheet()?.querySelector('[data-amount]')?.getAttribute('data-amount')).toBe(fee);
    expect(sheet()?.textContent).toContain(says);
    expect(sheet()?.textContent).toContain('Jika terlambatKami menelepon dulu.');
    await app.speak('en');
    await waitFor(() => expect(sheet()?.textContent).toContain('If you are lateWe call first.'));
  },
);

test.each(['overdue-late-fee', 'overdue'])(
  '%s: one sentence about late payment is true before and after the fees are read',
  async (persona) => {
    await open(persona);
    const said = new Set<string | null | undefined>();
    const note = () => said.add(document.querySelector('.owed__warning')?.textContent);
    await waitFor(() => {
      note();
      expect(document.querySelector('.owed__part--late')).not.toBe(null);
    });
    note();
    said.delete(undefined);
    expect([...said]).toEqual([
      'Membayar terlambat bisa kena denda dan memengaruhi riwayat kreditmu.',
    ]);
  },
);

test('an unreadable late fee is shown as unread, not as absent', async () => {
  const unread: Parameters<typeof changedHttp>[0] = (name, answer) =>
    name === 'homepage' || name === 'billList'
      ? JSON.parse(JSON.stringify(answer, (key, value) => (key === 'lateFee' ? 'many' : value)))
      : answer;
  const app = await openApp({
    persona: 'overdue-late-fee',
    at: '/home',
    http: changedHttp(unread),
  });
  await waitFor(() => expect(buttons()[1]).toEqual(['Belum bisa bayar?', 'enabled']));
  app.click('Belum bisa bayar?');
  await waitFor(() =>
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain(
      'Kena denda. Jumlahnya belum bisa dimuat.',
    ),
  );
});

test('while the offer cannot be loaded, a late user is offered help and no instalments', async () => {
  const app = await openApp({ persona: 'overdue', at: '/kyc' });
  app.fault({ path: '/v2/loan-restructure/eligibility', status: 500 }, 9);
  app.fault({ path: '/v1/loan-restructure/eligibility', status: 500 }, 9);
  await app.goTo('/home');
  await waitFor(() => expect(buttons()[1]).toEqual(['Belum bisa bayar?', 'enabled']));
  app.click('Belum bisa bayar?');
  await waitFor(() => app.one('[role="dialog"]'));
  await app.advance(60 * second);
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Bicara dengan kami');
  expect(document.querySelector('[role="dialog"]')?.textContent).not.toContain('Jadikan cicilan');
});

test('home shows that the due date is unknown when the server sends none', async () => {
  const without: Parameters<typeof changedHttp>[0] = (name, answer) =>
    name === 'homepage' || name === 'billList'
      ? JSON.parse(JSON.stringify(answer, (key, value) => (key === 'dueTime' ? undefined : value)))
      : answer;
  const app = await openApp({ persona: 'active', at: '/home', http: changedHttp(without) });
  await waitFor(() =>
    expect(app.one('main .owed__facts').textContent).toBe('Tanggal jatuh tempo belum bisa dimuat.'),
  );
});

test('one press on home opens the page with the account number', async () => {
  const app = await open('active');
  await waitFor(() => expect(buttons()[0]).toEqual(['Bayar Rp822.000 rupiah', 'enabled']));
  await app.pressTo('/repayment/bca-va');
});

test('a late fee is a note below the late amount, and not one of the parts that add up', async () => {
  const app = await open('overdue-late-fee');
  await waitFor(() => expect(document.querySelector('.owed__note')).toBeTruthy());
  const [late, ...others] = document.querySelectorAll('.owed__part');
  expect(late?.querySelector('.owed__note')?.textContent).toMatch(/^Termasuk denda Rp25\.000/);
  const figures = [late, ...others].map((it) =>
    Number(it?.querySelector('[data-amount]')?.getAttribute('data-amount')),
  );
  expect(figures.reduce((sum, it) => sum + it, 0)).toBe(
    Number(app.one('[data-figure="owed"]').dataset['amount']),
  );
});

test('the late amount is one line when the bills cannot be read', async () => {
  const app = await openFailing('overdue', '/home', '/v1/bill-list', { status: 400 }, 9);
  await app.on('/home');
  await waitFor(() => expect(app.sent('billList').length).toBeGreaterThan(0));
  await app.advance(10 * second);
  expect(app.one('main .owed').textContent).toMatch(
    /Paling lama terlambat \d+ hari, jatuh tempo \d+ \w+ \d{4}/,
  );
  expect(document.querySelector('.owed__part')).toBe(null);
});

test.each([
  ['is still to come', '2031-02-03T00:00:00Z'],
  ['is too far in the past', '2001-02-03T00:00:00Z'],
])('an overdue bill whose due day %s is overdue, without a day', async (_, dueTime) => {
  const late = { dueStatus: 'OVERDUE', dueTime };
  const app = await openChanged(({ modules, ...rest }) => ({
    ...rest,
    modules: modules.map((it) => ({ ...it, ...(it.type === 'NEXT_BILL' && late) })),
  }));
  await waitFor(() => expect(app.one('main .owed__when').textContent).toBe('Lewat jatuh tempo'));
});

test('without shortcuts from the server home still links to bills and settings', async () => {
  const app = await openApp({ persona: 'active', at: '/kyc' });
  app.lender((ctx) => keep(ctx, single.home, { modules: ['NEXT_BILL', 'PARTNERS'] }));
  await app.goTo('/home');
  await waitFor(() => expect(titles()).toContain('Bisa dipakai di sini'));
  expect(document.querySelector('.shortcuts')).toBe(null);
  const places = [...document.querySelectorAll('nav a')].map((it) => it.textContent);
  expect(places).toEqual(['Beranda', 'Tagihan', 'Riwayat', 'Limit']);
  await app.clickTo('Pengaturan', '/home/settings');
});

test('a home that cannot be read shows one message: the dialog, and after it a card with the code', async () => {
  const app = await openFailing('active', '/home', '/v2/homepage', down, 4);
  await waitFor(() => app.one('main[data-route="/home"]'));
  await app.advance(10 * second);
  await app.alertSays('[HOME_DOWN]');
  expect(app.text()).not.toContain('Beranda belum bisa dibuka');
  expect(document.querySelector('main .skeleton')).toBe(null);
  app.click('Tutup');
  await app.says('Beranda belum bisa dibuka');
  await app.says('Kode untuk bantuan: HOME_DOWN');
  expect(document.querySelector('[role="alertdialog"]')).toBe(null);
  expect(document.querySelectorAll('main [role="alert"]')).toHaveLength(1);
  await app.says('Pengaturan');
  document.querySelectorAll<HTMLElement>('nav a')[1]?.click();
  await app.on('/repayment/bill-list');
  await waitFor(() => expect(document.querySelector('main [data-amount]')).not.toBe(null));
});

test.each([
  ['are not sent', {}],
  ['exceed it', { used: 5_000_000, available: 5_000_000 }],
  ['are below zero', { used: 6_000_000, available: -500_000 }],
  ['cannot be read', { used: 'much', available: 1 }],
])(
  'a limit whose parts %s shows no gauge, not even an empty one, and explains why',
  async (_, parts) => {
    const app = await openChanged(({ profile, ...rest }) => ({
      ...rest,
      profile: { ...profile, limit: { total: profile.limit.total, ...parts } },
    }));
    await waitFor(() => expect(figure('limit')).toBe(5_500_000));
    expect(document.querySelector('.limit-card__parts, .limit-gauge')).toBe(null);
    expect(document.querySelector('main [data-amount="0"]')).toBe(null);
    expect(app.text()).toContain('Berapa yang terpakai belum bisa ditampilkan.');
  },
);

test.each([
  ['is not sent', undefined],
  ['is below zero', { total: -1 }],
  ['cannot be read', { total: 'much' }],
])('home says so when the limit %s, and a press reads it again', async (_, limit) => {
  let isOdd = true;
  const app = await openChanged(({ profile, ...rest }) => ({
    ...rest,
    profile: { ...profile, ...(isOdd && { limit }) },
  }));
  await app.says('Limitmu belum bisa dimuat');
  isOdd = false;
  app.click('Coba lagi');
  await app.says('Limit kamu');
  expect(app.text()).not.toContain('Limitmu belum bisa dimuat');
});

test('without a bill the main action is in the card of the limit', async () => {
  const app = await open('approved');
  await waitFor(() =>
    expect(app.one('.home-limit .card [data-action="primary"]').textContent).toBe('Lihat toko'),
  );
  await app.pressTo('/home/popular-partners');
});

test('in a host the button on home names the amount, too, and opens the payment', async () => {
  const tab = newTab('active');
  tab.storage.write(STORED.appSource, 'gopay');
  const app = await openApp({ persona: '', at: '/home', tab });
  await waitFor(() => expect(buttons()).toEqual([['Bayar Rp822.000 rupiah', 'enabled']]));
  await app.pressTo('/repayment/bca-va');
});

test.each([
  ['reassess', 'Lihat apakah limitmu bisa naik.'],
  ['reassess-review', 'Permintaanmu sedang ditinjau.'],
  ['reassess-rejected', /^Bisa diminta lagi \d+ \w+ \d{4}\.$/],
])('%s: home and the page of the limit say whether a review can be requested', async (id, text) => {
  const app = await open(id);
  const said = () =>
    [...document.querySelectorAll('main .rows__text')]
      .find((it) => it.textContent?.startsWith('Tinjau ulang limit'))
      ?.querySelector('.rows__detail')?.textContent;
  await waitFor(() => expect(said()).toEqual(expect.stringMatching(text)));
  await app.goTo('/home/limit-details');
  await waitFor(() => expect(said()).toEqual(expect.stringMatching(text)));
});

test('a status of the review that cannot be read keeps the text of the server', async () => {
  const app = await openFailing(
    'reassess-review',
    '/home',
    '/v1/user/reassessment/status',
    down,
    9,
  );
  await app.says('Lihat apakah limitmu bisa naik.');
  await waitFor(() => expect(app.sent('reassessmentStatus')).not.toEqual([]));
  await app.advance(60 * second);
  expect(app.text()).toContain('Lihat apakah limitmu bisa naik.');
  expect(document.querySelector('[role="alertdialog"]')).toBe(null);
});

test('hidden amounts hide the used share of the limit, and the button names no amount', async () => {
  const app = await open('active');
  const used = () => app.one('main .limit-gauge rect').getAttribute('width');
  await app.says('Sembunyikan nominal');
  expect(used()).toMatch(/^2\d\./);
  app.click('Sembunyikan nominal');
  await waitFor(() => expect(used()).toBe('0%'));
  expect(buttons()).toEqual([['Bayar tagihan', 'enabled']]);
});
