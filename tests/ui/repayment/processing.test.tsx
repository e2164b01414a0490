import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { minute, second } from '../../../domain/kernel/instant';
import {
  account,
  amounts,
  arrive,
  bills,
  open,
  processing,
  title,
  turn,
} from '../../support/app/owing';
import { openFailing } from '../../support/app/open-at';

const status = '/v1/repay/status';

test('it polls, and continues when the money arrives', async () => {
  const app = await open('due-soon', account);
  await app.pressTo(processing);
  await title(app, 'Menunggu pembayaranmu');
  const asked = () => app.sent('repayStatus').length;
  const before = asked();
  await app.advance(6 * second);
  expect(asked() - before).toBe(2);
  arrive(app, 10_000);
  await app.advance(15 * second);
  await app.on('/home/success');
});

test('without a payment of this visit the last one is not awaited, and new money still counts', async () => {
  const app = await open('active', processing);
  await title(app, 'Tidak ada pembayaran yang berjalan');
  await app.says('Pembayaran terakhir yang kami terima');
  expect(app.text()).not.toContain('Uangmu belum terlihat');
  arrive(app, 10_000);
  await app.advance(6 * second);
  await app.on('/home/success');
});

test('after a payment the page shows that all is paid, or the remaining amount', async () => {
  const app = await open('due-soon', account);
  const whole = amounts()[0] ?? 0;
  await app.pressTo(processing);
  arrive(app, whole - 10_000);
  await app.advance(2 * second);
  await app.on('/home/success');
  await app.says('Masih harus dibayar');
  expect(amounts()).toContain(10_000);
  arrive(app, 10_000);
  app.navigator.go(processing);
  await title(app, 'Tagihanmu lunas');
});

test('after a part payment the page notices when the rest arrives', async () => {
  const app = await open('due-soon', account);
  const whole = amounts()[0] ?? 0;
  await app.pressTo(processing);
  arrive(app, whole - 10_000);
  await app.advance(2 * second);
  await app.on('/home/success');
  await app.says('Masih harus dibayar');
  arrive(app, 10_000);
  await app.advance(15 * second);
  await title(app, 'Tagihanmu lunas');
  expect(app.text()).not.toContain('Masih harus dibayar');
});

test('after a part payment of late bills the page says how much of the rest is late', async () => {
  const app = await open('overdue', account);
  await app.pressTo(processing);
  arrive(app, 100_000);
  await app.advance(2 * second);
  await app.on('/home/success');
  await app.says('Masih harus dibayar');
  expect(amounts()).toContain(700_000);
  await app.says('Rp580.000 rupiah sudah lewat jatuh tempo.');
});

test('the number is one press away and unchanged', async () => {
  const app = await open('due-soon', account);
  const number = app.one('output').textContent;
  await app.pressTo(processing);
  await app.clickTo('Lihat nomor pembayaran', account);
  expect(app.one('output').textContent).toBe(number);
  expect(app.sent('virtualAccount').length).toBe(1);
});

test('a press checks, also after polling has stopped', async () => {
  const app = await open('due-soon', processing);
  await app.advance(6 * minute);
  await app.says('berhenti mengecek sendiri');
  app.press();
  await waitFor(() =>
    expect(document.querySelector('[data-toast]')?.textContent).toContain(
      'Pembayaran baru belum terlihat',
    ),
  );
  await app.idle();
  arrive(app, 10_000);
  app.press();
  await app.on('/home/success');
});

test('opened again it shows the last payment with its time', async () => {
  const app = await open('due-soon', bills);
  arrive(app, 35_000);
  await app.goTo(processing);
  await app.says('Pembayaran terakhir yang kami terima');
  expect(app.text()).toMatch(/Uang kami terimaRp35\.000 rupiah, \d+ \w+ \d{4}, \d{2}:\d{2} WIB/);
});

test('a full payment while no page was open continues at once', async () => {
  const app = await open('due-soon', bills);
  arrive(app, amounts()[0] ?? 0);
  app.navigator.go(processing);
  await app.on('/home/success');
});

test('offline the wait shows that with the last answered check, and checks once connected', async () => {
  const app = await open('due-soon', account);
  await app.advance(2 * second);
  await turn(app, 'online$', false);
  // The page's own look, and two of its poll.
  app.fault({ path: status, drop: true }, 3);
  await app.says('Pembayaran dari BCA tetap tercatat.');
  await app.pressTo(processing);
  await app.advance(10 * second);
  await app.says('Kamu sedang offline. Kami cek lagi begitu tersambung.');
  expect(app.text()).not.toContain('lanjut sendiri');
  expect(app.text()).toContain('Terakhir dicek 10:00 WIB');
  arrive(app, 10_000);
  await turn(app, 'online$', true);
  await app.on('/home/success');
});

test('a wait that was never answered names no time', async () => {
  const app = await open('due-soon', processing);
  await app.says('Sedang dicek');
  await turn(app, 'online$', false);
  expect(app.text()).not.toContain('Terakhir dicek');
});

test('a failed payment is shown as failed, and the button goes back to the bills', async () => {
  const app = await open('due-soon', bills);
  arrive(app, 10_000, 'FAILED');
  await app.goTo(processing);
  await title(app, 'Pembayaranmu tidak berhasil');
  await app.pressTo(bills);
});

test('a failure from before the account was requested is not shown, and a newer one is', async () => {
  const app = await open('due-soon', bills);
  arrive(app, 10_000, 'FAILED');
  await app.advance(minute);
  await app.goTo(account);
  await waitFor(() => expect(app.one('output')).toBeTruthy());
  await app.pressTo(processing);
  await title(app, 'Menunggu pembayaranmu');
  await app.advance(2 * second);
  await title(app, 'Menunggu pembayaranmu');
  arrive(app, 10_000, 'FAILED');
  await app.advance(4 * second);
  await title(app, 'Pembayaranmu tidak berhasil');
});

test('a status that cannot be read can be retried', async () => {
  const app = await openFailing('repayment-processing', processing, status, { drop: true });
  await title(app, 'Status belum bisa dimuat');
  app.press();
  await title(app, 'Pembayaranmu sedang diproses');
});

test.each(['REPAYMENT_STATUS_NOT_ELIGIBLE', 'CLIENT_UNPROCESSABLE_ENTITY'])(
  '%s is shown with its code',
  async (code) => {
    const app = await openFailing('due-soon', processing, status, { status: 422, code });
    await app.says(`Kode untuk bantuan: ${code}`);
  },
);
