import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { pay } from '../../../sandbox/lender/ledger-actions';
import { second } from '../../../domain/kernel/instant';
import { STORED } from '../../../domain/storage/stored';
import messages from '../../../ui/messages/id/restructure.json';
import { DeployedPdfEngine } from '../../../adapters/pdf/engine';
import type { OpenApp } from '../../support/app/open-app';
import { onPhone } from '../../support/app/on-phone';
import { type PageOf, see, showAgreements } from '../../support/app/agreement-engine';
import {
  agreement,
  base,
  callback,
  headline,
  open,
  title,
  toAgreement,
} from '../../support/app/splitting';
import { reopen } from '../../support/app/open-at';

const path = '/v1/loan-restructure/submission';
const status = '/v1/loan-restructure/submission/status';

beforeEach(() => showAgreements());

const bindingAction = 'Setuju, ubah jadi 3 cicilan';

const main = (app: OpenApp) => app.one('[data-action="primary"]').textContent;
const isBusy = (app: OpenApp) =>
  app.one('[data-action="primary"]').getAttribute('aria-busy') === 'true';

/** Waits until the user can agree to 3 instalments, or to as many as given. */
const comesToBind = (app: OpenApp, tenor = 3) =>
  waitFor(async () => {
    await app.advance(second);
    expect(main(app)).toBe(`Setuju, ubah jadi ${tenor} cicilan`);
    expect(isBusy(app)).toBe(false);
  });

const agree = async (app: OpenApp, tenor: number) => {
  await comesToBind(app, tenor);
  app.press();
};

/** Opens the agreement to this many instalments. */
const openAgreement = async (tenor = 3, persona?: string) => {
  const app = await open(persona);
  await toAgreement(app, tenor);
  return app;
};

/** Opens the status of a request for 6 instalments that has just been sent. */
const openRequested = async (persona?: string) => {
  const app = await openAgreement(6, persona);
  await agree(app, 6);
  await app.on(callback);
  return app;
};

const kept = ({ storage }: OpenApp) => [
  storage.read(STORED.restructureTenor),
  storage.read(STORED.restructureRequest) !== undefined,
];

const bills = '/repayment/bill-list';

test('after a request that has ended the bills name its end, and no longer warn of paying', async () => {
  const app = await openRequested();
  await title(app, 'Cicilanmu sedang diproses');
  const warning = 'Membayar sekarang bisa membuat pengajuanmu batal';
  const during = await reopen(app, bills);
  await during.says(warning);
  await during.advance(8 * second);
  const after = await reopen(during, bills);
  await after.says('Permintaan cicilanmu sudah selesai diproses');
  expect(after.text()).not.toContain(warning);
  after.click('Lihat hasilnya');
  await title(after, 'Tagihanmu sudah jadi cicilan');
});

test.each([
  ['restructure', 'Tagihanmu sudah jadi cicilan', bills],
  ['restructure-fails', 'Tagihanmu belum jadi cicilan', base],
  ['restructure-promo-fails', 'Potongannya sudah habis', base],
])('%s: after processing the page shows %s, and the next step', async (persona, end, to) => {
  const app = await openRequested(persona);
  await title(app, 'Cicilanmu sedang diproses');
  expect(kept(app)).toEqual([6, true]);
  await app.advance(8 * second);
  await title(app, end);
  expect(kept(app)).toEqual([6, true]);
  await app.pressTo(to);
  expect(kept(app)).toEqual([undefined, false]);
  expect(app.sent('submitRestructure').map(({ raw }) => raw.body)).toEqual([{ tenor: 6 }]);
});

test('a result removes the toast about a check before it', async () => {
  const app = await openRequested();
  await title(app, 'Cicilanmu sedang diproses');
  await app.advance(4 * second);
  app.press();
  const toast = () => document.querySelector('[data-toast]');
  await waitFor(() => expect(toast()?.textContent).toContain('Belum ada hasil'));
  await app.advance(4 * second);
  await title(app, 'Tagihanmu sudah jadi cicilan');
  expect(toast()).toBe(null);
});

test.each<[what: string, page: PageOf, shown: 'text' | 'picture']>([
  ['with text', { picture: 'drawn' }, 'text'],
  ['without text', { picture: 'drawn', text: 'none' }, 'picture'],
  ['whose text fails', { picture: 'drawn', text: 'fails' }, 'picture'],
])('on a phone an agreement %s begins with what can be read', async (_, page, shown) => {
  onPhone();
  showAgreements([page]);
  const app = await openAgreement();
  const isText = shown === 'text';
  await waitFor(() => app.one(isText ? '.agreement__text p' : '.agreement__page canvas'));
  expect(document.querySelector('.agreement__page canvas') !== null).toBe(!isText);
  if (isText) {
    await waitFor(() => expect(isBusy(app)).toBe(false));
    expect(main(app)).toBe('Lihat halamannya');
    app.press();
  }
  await comesToBind(app);
});

test('next to the button are amount, count, date and that it binds; the rest is above it in the page', async () => {
  const app = await openAgreement();
  await waitFor(async () => {
    await app.advance(second);
    app.one('.agreement__terms');
  });
  expect(document.querySelectorAll('.actions > p')).toHaveLength(1);
  const terms = app.one('.actions').textContent;
  expect(terms).toContain(`Rp${String(headline()).replace(/\B(?=(\d{3})+$)/g, '.')}`);
  expect(terms).toMatch(/dalam 3 cicilan, mulai \d+ \w+ \d{4}/);
  expect(terms).toContain('Tidak bisa dibatalkan');
  const consent = app.one('.agreement__pages').nextElementSibling?.textContent;
  expect(consent).toContain(`Dengan menekan “${bindingAction}”, kamu menyetujui perjanjian ini`);
  expect(consent).toContain('bisa kena denda');
  expect(app.sent('restructureConsent')).toHaveLength(1);
  expect(app.sent('restructureAgreement')).toHaveLength(1);
});

test('without a viewer the agreement can be saved, but not agreed to', async () => {
  DeployedPdfEngine.prototype.start = () => Promise.reject(new Error('cannot run'));
  const app = await openAgreement();
  await app.says('Browser ini tidak bisa menampilkan perjanjian');
  expect(app.text()).toContain('Simpan perjanjian');
  expect(main(app)).toBe('Coba lagi');
});

test.each<[what: string, last: PageOf, then: string, says?: string]>([
  ['drawn', { picture: 'drawn' }, bindingAction],
  ['drawn, and has no text', { picture: 'drawn', text: 'none' }, bindingAction],
  ['drawn, and its text fails', { picture: 'drawn', text: 'fails' }, bindingAction],
  ['drawn, with a note', { picture: 'drawn', notes: ['Ada biaya'] }, bindingAction, 'Ada biaya'],
  ['never finished', { picture: 'endless' }, 'Lanjut baca'],
  ['not whole', { picture: 'partial' }, 'Coba lagi', 'Ada gambar di halaman ini'],
  ['not whole, and has no text', { picture: 'partial', text: 'none' }, 'Coba lagi'],
  ['empty for lack of memory', { picture: 'empty' }, 'Coba lagi', 'terlalu berat'],
])('an agreement whose last page is %s: %j', async (_, last, then, says = '') => {
  showAgreements([{ picture: 'drawn' }, last]);
  const app = await openAgreement();
  await waitFor(() => expect(document.querySelectorAll('.agreement__end')).toHaveLength(2));
  await app.says(says);
  await waitFor(async () => {
    await app.advance(second);
    expect(main(app)).toBe(then);
  });
});

test('a page that takes longer than fifteen seconds is too heavy, and so is the agreement', async () => {
  showAgreements([{ picture: 'endless' }, { picture: 'drawn' }]);
  const app = await openAgreement();
  await waitFor(() => expect(document.querySelectorAll('.agreement__end')).toHaveLength(2));
  await waitFor(async () => {
    await app.advance(16 * second);
    expect(app.text()).toContain('terlalu berat');
  });
  expect(main(app)).toBe('Coba lagi');
});

test('an agreement that was not shown to its end cannot be agreed to, not even by further presses', async () => {
  showAgreements([{ picture: 'drawn' }, { picture: 'drawn' }]);
  const ends = () => [...document.querySelectorAll('.agreement__end')];
  see((it) => it.tagName === 'CANVAS' || it === ends()[0]);
  const app = await openAgreement();
  await waitFor(() => expect(main(app)).toBe('Lanjut baca'));
  await waitFor(() => expect(isBusy(app)).toBe(false));
  app.press();
  act(() => see(() => true));
  for (let press = 0; press < 3; press += 1) app.press();
  await comesToBind(app);
  expect(app.sent('submitRestructure')).toEqual([]);
  await app.pressTo(callback);
});

test('the user agrees to the pages, not to the text, which leads back to them', async () => {
  const app = await open();
  see((it) => !it.classList.contains('agreement__end'));
  await toAgreement(app, 3);
  await waitFor(() => app.one('.agreement__page canvas'));
  app.click('Teks');
  await waitFor(() => expect(app.one('.agreement__text').textContent).toBe('Isi halaman 1'));
  expect(document.querySelector('canvas')).toBe(null);
  expect(app.text()).toContain('Teks ini hanya alat bantu');
  act(() => see(() => true));
  await app.advance(second);
  expect(main(app)).toBe('Lihat halamannya');
  app.press();
  await waitFor(() => app.one('.agreement__page canvas'));
  await comesToBind(app);
});

test('the binding button ignores presses until its words were there for a second', async () => {
  const app = await openAgreement();
  await waitFor(() => expect(main(app)).toBe(bindingAction));
  await app.advance(0.9 * second);
  app.press();
  expect(isBusy(app)).toBe(true);
  await app.advance(0.1 * second);
  await waitFor(() => expect(isBusy(app)).toBe(false));
  expect(app.sent('submitRestructure')).toEqual([]);
});

test.each([base, agreement, callback])(
  'closed during processing and opened again at %s: the request continues',
  async (at) => {
    const first = await openRequested();
    const app = await reopen(first, at, callback);
    await title(app, 'Cicilanmu sedang diproses');
    await app.advance(8 * second);
    await title(app, 'Tagihanmu sudah jadi cicilan');
    expect(app.sent('submitRestructure')).toHaveLength(0);
  },
);

test('after any refusal the request has failed, and nothing is stored', async () => {
  const app = await openAgreement(6);
  app.fault({ method: 'POST', path, status: 500, code: 'DOWN' });
  await agree(app, 6);
  await title(app, 'Tagihanmu belum jadi cicilan');
  expect(kept(app)).toEqual([undefined, false]);
  await app.pressTo(base);
  await waitFor(() => expect(app.valueOf('tenor')).toBe('6'));
});

test('after a lost answer to a request that arrived the page checks, and then shows the result', async () => {
  const app = await openAgreement(6);
  app.fault({ method: 'POST', path, drop: true, carriedOut: true });
  await agree(app, 6);
  await title(app, 'Sedang kami cek');
  expect(kept(app)).toEqual([6, false]);
  await app.advance(2 * second);
  await title(app, 'Sedang kami cek');
  await app.advance(14 * second);
  await title(app, 'Tagihanmu sudah jadi cicilan');
  expect(app.sent('submitRestructure')).toHaveLength(1);
});

test('a request that cannot be sent changes nothing, and its dialog says so', async () => {
  const app = await openAgreement(6);
  for (const version of ['v1', 'v2'])
    app.fault({ path: `/${version}/loan-restructure/eligibility`, status: 500, code: 'DOWN' }, 9);
  await agree(app, 6);
  await app.alertSays(messages.outcome.submit);
  await app.alertSays('[DOWN]');
  expect(app.sent('submitRestructure')).toEqual([]);
});

/** Opens the page after a request that was lost. */
const openAfterLoss = async () => {
  const app = await openAgreement(6);
  app.fault({ method: 'POST', path, drop: true });
  await agree(app, 6);
  await app.on(callback);
  await app.advance(6 * second);
  await title(app, 'Pengajuanmu belum terlihat');
  return app;
};

test('after a lost request, another try that fails shows that the first may have arrived', async () => {
  const app = await openAfterLoss();
  for (const version of ['v1', 'v2'])
    app.fault({ path: `/${version}/loan-restructure/eligibility`, status: 500, code: 'DOWN' }, 9);
  app.press();
  await app.alertSays(messages.outcome.again);
});

test('after a lost request that never arrived nothing has changed, and a press sends it again', async () => {
  const app = await openAfterLoss();
  expect(app.sent('submitRestructure')).toHaveLength(1);
  app.press();
  await title(app, 'Cicilanmu sedang diproses');
  expect(app.sent('submitRestructure')).toHaveLength(2);
});

test('a status that cannot be read is shown as unread, and read again automatically', async () => {
  const first = await openRequested();
  first.fault({ path: status, status: 500 }, 2);
  const app = await reopen(first, callback);
  await title(app, 'Status belum bisa dimuat');
  await app.advance(8 * second);
  await title(app, 'Tagihanmu sudah jadi cicilan');
});

test('without a request, its status page redirects to the choice of instalments', async () => {
  await open('restructure', callback, base);
});

test('the PIN is asked for when the server requires it, and then the request is sent', async () => {
  const app = await openAgreement(3, 'restructure-pin');
  await agree(app, 3);
  await waitFor(() => app.one('[role="dialog"] [name="pin"]'));
  expect(app.one('[role="dialog"]').textContent).toContain('dalam 3 cicilan');
  expect(kept(app)).toEqual([undefined, false]);
  app.click('Batal');
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBe(null));
  await app.idle();
  await agree(app, 3);
  await waitFor(() => app.one('[role="dialog"] [name="pin"]'));
  app.fill('pin', '123456');
  app.one('[role="dialog"] button').click();
  await app.on(callback);
  await title(app, 'Cicilanmu sedang diproses');
});

test.each(['/v1/user-consent/bill-restructuring', '/v1/loan-restructure/preview-agreement'])(
  'when %s fails the user cannot agree until it is read',
  async (at) => {
    const app = await open();
    app.fault({ path: at, status: 500, code: 'DOWN' });
    await toAgreement(app, 3);
    await app.says('Kode untuk bantuan: DOWN');
    app.press();
    await agree(app, 3);
    await app.on(callback);
  },
);

test('bills that were paid in the meantime are not split, and a toast explains it', async () => {
  const app = await openAgreement(6);
  app.lender((ctx) => void pay(ctx, 100_000_000));
  await agree(app, 6);
  await waitFor(() =>
    expect(app.one('[data-toast]').textContent).toContain(
      'Pilihan 6 cicilan sudah tidak ditawarkan',
    ),
  );
  expect(app.sent('submitRestructure')).toEqual([]);
});

test('a tenor that is not offered redirects to the offer', async () => {
  await open('restructure', `${agreement}?tenor=9`, base);
});
