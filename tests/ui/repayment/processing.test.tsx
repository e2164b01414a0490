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
  says,
  title,
} from '../../support/app/owing';

const status = '/v1/repay/status';

test('it polls by the schedule, and continues when the money arrives', async () => {
  const app = await open('due-soon', account);
  app.press();
  await app.on(processing);
  await title(app, 'Menunggu pembayaranmu');
  const asked = () => app.sent('repayStatus').length;
  const before = asked();
  for (const [seconds, count] of [
    [2, 1],
    [4, 2],
    [8, 3],
  ] as const) {
    await app.advance(seconds * second);
    expect(asked() - before).toBe(count);
  }
  arrive(app, 10_000);
  await app.advance(15 * second);
  await waitFor(() => expect(app.navigator.place$.value.path).toBe('/home/success'));
});

test('after a payment the page shows that all is paid, or the remaining amount', async () => {
  const app = await open('due-soon', account);
  const whole = amounts()[0] ?? 0;
  app.press();
  await app.on(processing);
  arrive(app, whole - 10_000);
  await app.advance(2 * second);
  await app.on('/home/success');
  await says(app, 'Masih harus dibayar');
  expect(amounts()).toContain(10_000);
  arrive(app, 10_000);
  app.navigator.go(processing);
  await title(app, 'Lunas');
});

test('the number is one press away and unchanged', async () => {
  const app = await open('due-soon', account);
  const number = app.one('output').textContent;
  app.press();
  await app.on(processing);
  app.click('Lihat nomor pembayaran');
  await app.on(account);
  expect(app.one('output').textContent).toBe(number);
  expect(app.sent('virtualAccount').length).toBe(1);
});

test('a press checks, also after polling has stopped', async () => {
  const app = await open('due-soon', processing);
  await app.advance(6 * minute);
  await says(app, 'berhenti mengecek sendiri');
  app.press();
  await waitFor(() =>
    expect(document.querySelector('[data-toast]')?.textContent).toContain(
      'Pembayaran baru belum terlihat',
    ),
  );
  await app.idle();
  arrive(app, 10_000);
  app.press();
  await waitFor(() => expect(app.navigator.place$.value.path).toBe('/home/success'));
});

test('opened again it shows the last payment with its time', async () => {
  const app = await open('due-soon', bills);
  arrive(app, 35_000);
  app.navigator.go(processing);
  await app.on(processing);
  await says(app, 'Terakhir kami terima Rp35.000 pada');
});

test('a full payment while no page was open continues at once', async () => {
  const app = await open('due-soon', bills);
  arrive(app, amounts()[0] ?? 0);
  app.navigator.go(processing);
  await waitFor(() => expect(app.navigator.place$.value.path).toBe('/home/success'));
});

test('a failed payment is shown as failed, and the button goes back to the bills', async () => {
  const app = await open('due-soon', bills);
  arrive(app, 10_000, 'FAILED');
  app.navigator.go(processing);
  await app.on(processing);
  await title(app, 'Pembayaranmu tidak berhasil');
  app.press();
  await app.on(bills);
});

test('a failure from before the account was requested is not shown, and a newer one is', async () => {
  const app = await open('due-soon', bills);
  arrive(app, 10_000, 'FAILED');
  await app.advance(minute);
  app.navigator.go(account);
  await app.on(account);
  await waitFor(() => expect(app.one('output')).toBeTruthy());
  app.press();
  await app.on(processing);
  await title(app, 'Menunggu pembayaranmu');
  await app.advance(2 * second);
  await title(app, 'Menunggu pembayaranmu');
  arrive(app, 10_000, 'FAILED');
  await app.advance(4 * second);
  await title(app, 'Pembayaranmu tidak berhasil');
});

test('a status that cannot be read can be retried', async () => {
  const app = await open('repayment-processing', '/home');
  app.fault({ path: status, drop: true });
  app.navigator.go(processing);
  await app.on(processing);
  await title(app, 'Status belum bisa dimuat');
  app.press();
  await title(app, 'Pembayaranmu sedang diproses');
});

test.each(['REPAYMENT_STATUS_NOT_ELIGIBLE', 'CLIENT_UNPROCESSABLE_ENTITY'])(
  '%s is shown with its code',
  async (code) => {
    const app = await open('due-soon', '/home');
    app.fault({ path: status, status: 422, code });
    app.navigator.go(processing);
    await app.on(processing);
    await says(app, `[${code}]`);
  },
);
