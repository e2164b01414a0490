import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STORED } from '../../../domain/storage/stored';
import { reopen } from '../../support/app/open-at';
import { account, arrive, bills, open, processing } from '../../support/app/owing';

const note = 'Kamu menandai sudah bayar';
const see = 'Lihat jejak pembayaran';

/** Opens the number of a user with bills, and says that the money is sent. */
const openSent = async () => {
  const app = await open('due-soon', account);
  await app.pressTo(processing);
  return app;
};

test.each(['/home', bills])(
  '%s remembers what the user said to have paid, with the way to its trail, until it arrives',
  async (at) => {
    const sent = await openSent();
    await sent.goTo(at);
    await sent.says(note);
    expect(sent.one('[data-action="primary"]').className).toContain('secondary');

    const app = await reopen(sent, at);
    await app.says(note);
    await app.clickTo(see, processing);
    arrive(app, 100_000);
    app.navigator.go(at);
    await app.on(at);
    await waitFor(() => expect(app.text()).not.toContain(note));

    const again = await reopen(app, at);
    expect(again.text()).not.toContain(note);
    expect(again.sent('repayStatus')).toEqual([]);
    expect(again.storage.read(STORED.paymentTrail)?.isReceived).toBe(true);
  },
);

test.each(['/home', bills])('%s asks for no status without such a payment', async (at) => {
  const app = await open('due-soon', at);
  expect(app.text()).not.toContain(note);
  expect(app.sent('repayStatus')).toEqual([]);
});

test('money that arrived while the app was closed ends the note after a reload', async () => {
  const sent = await openSent();
  arrive(sent, 100_000);
  const app = await reopen(sent, bills);
  await waitFor(() => expect(app.text()).not.toContain(note));
  expect(app.text()).toContain('Sudah bayar, tapi tagihan masih ada?');
});

test('after a payment that arrived, another one is remembered too', async () => {
  const sent = await openSent();
  arrive(sent, 100_000);
  await sent.goTo(bills);
  await waitFor(() => expect(sent.text()).not.toContain(note));
  await sent.goTo(`${account}?way=account`, account);
  await sent.pressTo(processing);
  await sent.goTo(bills);
  await sent.says(note);
});
