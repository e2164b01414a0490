import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { minute, second } from '../../../domain/kernel/instant';
import {
  account,
  amounts,
  arrive,
  bills,
  dialog,
  open,
  processing,
  says,
  success,
  title,
  turn,
} from './support/owing';

const path = '/v1/virtual-account';

test('the amount comes first, then the number in groups of four, and what to know', async () => {
  const app = await open('due-soon', bills);
  const [total] = amounts();
  app.press();
  await app.on(account);
  expect(amounts()[0]).toBe(total);
  expect(app.one('output').textContent).toMatch(/^\d{4}( \d{4})* \d{1,4}$/);
  for (const words of ['sama persis', 'rekening BCA', 'PIN dan OTP']) await says(app, words);
});

test('ten presses take one account, and coming back takes no other', async () => {
  const app = await open('due-soon', bills);
  for (let press = 0; press < 10; press += 1) app.press();
  await app.on(account);
  expect(app.sent('virtualAccount').length).toBe(1);
  app.navigator.go(bills);
  await app.on(bills);
  app.press();
  await app.on(account);
  expect(app.sent('virtualAccount').length).toBe(1);
});

test('money that comes in while the page waits leads on, and says what is left', async () => {
  const app = await open('due-soon', account);
  const [total = 0] = amounts();
  arrive(app, 100_000);
  await app.advance(2 * second);
  await app.on(success);
  expect(amounts()).toEqual([100_000, total - 100_000]);
  app.press();
  await app.on(bills);
  expect(amounts()[0]).toBe(total - 100_000);
});

test('all of it settles everything that is due, and leads home', async () => {
  const app = await open('due-soon', account);
  const [total = 0] = amounts();
  arrive(app, total);
  await app.advance(2 * second);
  await app.on(success);
  await says(app, 'Tidak ada lagi yang harus dibayar');
  expect(amounts()).toEqual([total]);
  app.press();
  await app.on('/home');
});

test('who comes back from the bank’s app is answered at once', async () => {
  const app = await open('due-soon', account);
  await turn(app, 'visible$', false);
  arrive(app, 10_000);
  await turn(app, 'visible$', true);
  await app.on(success);
});

test('after five minutes the page says that it no longer checks', async () => {
  const app = await open('due-soon', account);
  await app.advance(6 * minute);
  await says(app, 'berhenti mengecek sendiri');
  app.press();
  await app.on(processing);
});

test.each([['REPAYMENT_STATUS_NOT_ELIGIBLE'], ['CLIENT_UNPROCESSABLE_ENTITY']])(
  '%s on the way in: no account, and why',
  async (code) => {
    const app = await open('due-soon', '/home');
    app.fault({ path: '/v1/repay/status', status: 422, code });
    app.navigator.go(account);
    await app.on(account);
    await title(app, 'Pembayaran belum bisa dilakukan');
    await says(app, `[${code}]`);
    expect(app.sent('virtualAccount')).toEqual([]);
  },
);

test.each(['/v1/repay/status', path])('under way by the word of %s: its own page', async (at) => {
  const app = await open('due-soon', '/home');
  app.fault({ path: at, status: 409, code: 'REPAYMENT_ALREADY_IN_PROGRESS' });
  app.navigator.go(account);
  await app.on(processing);
});

test('with nothing due there is no number, and no dialog', async () => {
  const app = await open('approved', account);
  await title(app, 'Tidak ada yang harus dibayar');
  expect(document.querySelector('[role="alertdialog"]')).toBe(null);
  expect(app.sent('virtualAccount')).toEqual([]);
});

test.each([
  [{ status: 500, code: 'DOWN' }, '[DOWN]'],
  [{ body: '{"data":{"account_number":"12"}}' }, '[CONTRACT]'],
])('an account that cannot be shown (%j) is a dialog with another try', async (fault, code) => {
  const app = await open('due-soon', '/home');
  app.fault({ path, ...fault });
  app.navigator.go(account);
  await app.on(account);
  expect(await dialog()).toContain(code);
  expect(document.querySelector('output')).toBe(null);
  document.querySelector<HTMLButtonElement>('[role="alertdialog"] button')?.click();
  await waitFor(() => app.one('output'));
});

test.each([true, false])(
  'a lost answer (carried out: %s) is told, and the next try is by hand',
  async (carriedOut) => {
    const app = await open('due-soon', '/home');
    app.fault({ path, drop: true, carriedOut });
    app.navigator.go(account);
    await app.on(account);
    await title(app, 'Nomor pembayaran belum pasti');
    app.navigator.go(bills);
    await app.on(bills);
    app.navigator.go(account);
    await title(app, 'Nomor pembayaran belum pasti');
    expect(app.sent('virtualAccount').length).toBe(1);
    app.press();
    await waitFor(() => app.one('output'));
    expect(app.sent('virtualAccount').length).toBe(2);
  },
);

test('every way to pay has its steps and the number in reach', async () => {
  const app = await open('due-soon', `${account}/how-to-repay`);
  const number = app.one('output').textContent ?? '';
  for (const [way, step] of [
    ['ATM', 'Pilih Transaksi Lainnya'],
    ['m-BCA', 'Pilih m-Transfer'],
    ['KlikBCA', 'Masukkan respons KeyBCA'],
  ] as const) {
    app.click(way);
    await says(app, step);
    expect(app.one('main ol').textContent).toContain(number);
    expect(document.querySelectorAll('main ol li').length).toBeGreaterThan(6);
  }
  arrive(app, 10_000);
  await app.advance(2 * second);
  await app.on(success);
});

test('without any money received the page of success is the list’s', async () => {
  await open('approved', success, bills);
});

test('what is left is paid in the same way: money of before leads nobody on', async () => {
  const app = await open('due-soon', account);
  const [total = 0] = amounts();
  arrive(app, 100_000);
  await app.advance(2 * second);
  await app.on(success);
  app.press();
  await app.on(bills);
  app.press();
  await app.on(account);
  expect(amounts()[0]).toBe(total - 100_000);
  arrive(app, 50_000);
  await app.advance(10 * second);
  await app.on(success);
  expect(amounts()).toEqual([50_000, total - 150_000]);
});

test('a payment that is under way by now is not taken for the one that came in before', async () => {
  const app = await open('due-soon', account);
  arrive(app, 100_000);
  await app.advance(2 * second);
  await app.on(success);
  app.press();
  await app.on(bills);
  arrive(app, 70_000, 'PROCESSING');
  app.press();
  await app.on(processing);
  await title(app, 'Pembayaranmu sedang diproses');
  await app.advance(minute);
  await title(app, 'Pembayaranmu sedang diproses');
});
