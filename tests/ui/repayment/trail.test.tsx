import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clockOf, setClock } from '../../../sandbox/lender/clocks';
import { addFault } from '../../../sandbox/lender/faults';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { MemoryFiles } from '../../../adapters/memory/memory-files';
import { minute } from '../../../domain/kernel/instant';
import { Config } from '../../../domain/config/config';
import { cell } from '../../../domain/kernel/live';
import { ready } from '../../../domain/kernel/loadable';
import { Profile, type UserInfo } from '../../../domain/session/profile';
import { Clock } from '../../../domain/ports/clock';
import { type FileEnd, Files } from '../../../domain/ports/files';
import type { PaymentTrail } from '../../../domain/repayment/payment-trail';
import { STORED } from '../../../domain/storage/stored';
import { Notifications } from '../../../ui/app/notifications';
import { HiddenAmounts } from '../../../ui/format/hidden-amounts';
import { TrailCard } from '../../../ui/pages/repayment/trail-card';
import { account, arrive, bills, open, processing, title } from '../../support/app/owing';
import { changedHttp } from '../../faults/answers/wire';
import { newTab, openApp } from '../../support/app/open-app';
import { renderIn } from '../../support/app/render-in';

const trail = () =>
  [...document.querySelectorAll('.steps__step')].map((step) => [
    step.querySelector('span:not([class])')?.textContent,
    step.querySelector('.steps__detail')?.textContent,
  ]);
const clockTime = (hours: string) => expect.stringMatching(new RegExp(`, ${hours} WIB$`));

test('a payment is followed from the number to the bills, each stage with its time', async () => {
  const { world, userId, storage } = newTab('due-soon');
  // The lender has the time of this user, which the app learns from it.
  const clock = new MemoryClock(clockOf(world, userId));
  const tab = { world, userId, storage, clock };
  const app = await openApp({ persona: 'due-soon', at: account, tab });
  await app.advance(minute);
  await app.pressTo(processing);
  await waitFor(() =>
    expect(trail()).toEqual([
      ['Nomor diambil', clockTime('10:00')],
      ['Kamu menandai sudah bayar', clockTime('10:01')],
      ['Menunggu uang masuk', 'Belum terlihat'],
      ['Tercatat di tagihan', 'Belum terlihat'],
    ]),
  );
  await app.advance(minute);
  setClock(world, clock.now(), userId);
  arrive(app, 750_000);
  await app.advance(minute);
  await app.on('/home/success');
  await title(app, 'Tagihanmu lunas');
  const whole = [
    ['Nomor diambil', clockTime('10:00')],
    ['Kamu menandai sudah bayar', clockTime('10:01')],
    ['Uang kami terima', clockTime('10:02')],
    ['Tercatat di tagihan', 'Sudah'],
  ];
  await waitFor(() => expect(trail()).toEqual(whole));

  // No answer has the time of posting: a later look shows the same.
  await app.advance(5 * minute);
  await app.goTo(bills);
  await app.goTo('/home/success');
  await waitFor(() => expect(trail()).toEqual(whole));
});

test('after a reload the times remain, and no number and no amount is stored', async () => {
  const app = await open('due-soon', account);
  const number = app.one('output').textContent?.replaceAll(' ', '') ?? '';
  expect(number).toMatch(/^\d{8,}$/);
  await app.pressTo(processing);
  const { clock, world, storage, userId } = app;
  const kept = storage.read(STORED.paymentTrail);
  expect(Object.keys(kept ?? {}).sort()).toEqual(['after', 'sent', 'taken']);
  app.shown.unmount();
  const tab = { clock, world, storage, userId };
  await openApp({ persona: 'due-soon', at: processing, tab });
  await waitFor(() => expect(trail().length).toBe(4));
  expect(trail()[0]).toEqual(['Nomor diambil', clockTime('10:00')]);
});

test('a user who paid and still sees the bill finds the trail from there', async () => {
  const app = await open('due-soon', account);
  await app.goTo(bills);
  await app.says('Sudah bayar, tapi tagihan masih ada?');
  await app.clickTo('Sudah bayar, tapi tagihan masih ada?', processing);
  await waitFor(() =>
    expect(trail()[1]).toEqual(['Kamu menandai sudah bayar', clockTime('10:00')]),
  );
});

test('with nothing due, and for upcoming bills, no payment is asked about', async () => {
  const app = await open('approved', bills);
  expect(app.text()).not.toContain('Sudah bayar');
  await app.goTo(`${bills}?type=UPCOMING`);
  expect(app.text()).not.toContain('Sudah bayar');
});

test('a payment status that cannot be loaded is shown as such, and not as no payment', async () => {
  const { clock, world, storage, userId } = newTab('due-soon');
  storage.write(STORED.paymentTrail, { after: 0, taken: clock.now() });
  addFault(world, { path: '/v1/repay/status', status: 500, times: 99 });
  const tab = { clock, world, storage, userId };
  await openApp({ persona: 'due-soon', at: processing, tab });
  await waitFor(() => expect(trail().at(-1)).toEqual(['Uang kami terima', 'Belum bisa dimuat']));
});

test('an old payment without a time is no step under the news that no money is seen', async () => {
  const http = changedHttp((name, answer) =>
    name === 'repayStatus' ? { status: 'SUCCESS', amount: 200_000 } : answer,
  );
  const tab = newTab('due-soon');
  const app = await openApp({ persona: 'due-soon', at: processing, http, tab });
  await title(app, 'Tidak ada pembayaran yang berjalan');
  expect(trail()).toEqual([]);
  tab.storage.write(STORED.paymentTrail, { after: 0, taken: tab.clock.now() });
  app.shown.unmount();
  const again = await openApp({ persona: 'due-soon', at: processing, http, tab });
  await again.says('Uangmu belum terlihat di sini.');
  await waitFor(() => expect(trail()).toEqual([['Nomor diambil', clockTime('10:00')]]));
});

const now = new MemoryClock().now();
const received: PaymentTrail = {
  parts: [
    { stage: 'taken', state: 'done', at: now - 2 * minute },
    { stage: 'received', state: 'done', at: now - minute },
    { stage: 'posted', state: 'notYet' },
  ],
  isOwn: true,
  amount: 35_000,
};

/** Presses the button that shares, and returns what came of it. */
const share = async (
  end: FileEnd,
  language: 'id' | 'en' = 'id',
  trail = received,
  hidden?: string,
  user: UserInfo = {},
) => {
  const [files, notifications] = [new MemoryFiles(end), new Notifications()];
  const card = (
    <HiddenAmounts value={hidden}>
      <TrailCard trail={trail} />
    </HiddenAmounts>
  );
  const { container } = await renderIn(language, ['repayment'], card, [
    [Files, files],
    [Notifications, notifications],
    [Clock, new MemoryClock()],
    [Config, { values: { lender: 'PT Contoh Pembiayaan', licence: 'Sandbox' } }],
    [Profile, { state$: cell(ready(user)), load: () => Promise.resolve() }],
  ]);
  const button = container.querySelector('button');
  await act(async () => void (button && fireEvent.click(button)));
  return { container, file: files.saved[0], toast: notifications.toast$.value?.text };
};

test('the proof is a text with who, to whom, the times and the received amount', async () => {
  const user = { name: 'Sari Dewi', maskedMobileNumber: '+62 8** **** 1234', contractId: 'c-1' };
  const { file, toast } = await share('saved', 'id', received, undefined, user);
  expect([file?.name, file?.type]).toEqual(['jejak-pembayaran.txt', 'text/plain']);
  expect(file?.text.split('\n')).toEqual([
    'Jejak pembayaranmu di PayLater',
    'Dibuat 15 Januari 2026, 10:00 WIB',
    'Nama: Sari Dewi',
    'Nomor ponsel: •••• 1234',
    'Pemberi pinjaman: PT Contoh Pembiayaan',
    'Izin: Sandbox',
    '',
    'Nomor diambil: 15 Januari 2026, 09:58 WIB',
    'Uang kami terima: 15 Januari 2026, 09:59 WIB',
    'Tercatat di tagihan: Belum terlihat',
    'Jumlah yang diterima: Rp35.000',
    '',
    'Catatan ini dari aplikasi PayLater, bukan bukti transfer dari bank.',
    '',
  ]);
  expect(toast).toBe('Jejak pembayaran tersimpan.');
  expect((await share('shared', 'en')).toast).toBe(undefined);
});

test('a proof without the facts of the user has no name', async () => {
  const lines = (await share('saved')).file?.text.split('\n') ?? [];
  expect(lines.slice(2, 5)).toEqual([
    'Pemberi pinjaman: PT Contoh Pembiayaan',
    'Izin: Sandbox',
    '',
  ]);
});

test('if the proof cannot be saved, it is shown for copying', async () => {
  const { container, file } = await share('text', 'en');
  const sheet = container.querySelector('[role="dialog"]');
  expect(sheet?.querySelector('pre')?.textContent).toContain('Posted to your bills: Not seen yet');
  expect(sheet?.querySelector('button')?.textContent).toBe('Copy text');
  expect(file?.text).toContain('Amount received: Rp35.000');
});

test('the proof of hidden amounts has them, which is said beside the button', async () => {
  const note = 'Nominal tetap terbaca di teks yang kamu bagikan.';
  const newest = { ...received, isOwn: false };
  const { container, file } = await share('saved', 'id', newest, 'nominal disembunyikan');
  expect(file?.text).toContain('Uang kami terima: Rp35.000, 15 Januari 2026');
  expect(file?.text).toContain('Jumlah yang diterima: Rp35.000');
  expect(container.textContent).toContain(note);
  expect(container.textContent).not.toContain('35.000');
  expect((await share('saved')).container.textContent).not.toContain(note);
});
