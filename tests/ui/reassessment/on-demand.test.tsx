import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Fault } from '../../../sandbox/lender/faults';
import { second } from '../../../domain/kernel/instant';
import { STORED } from '../../../domain/storage/stored';
import {
  askForPin,
  enterPin,
  onDemand,
  onDemandResult,
  openPinSheet,
  sheet,
  submitPin,
} from '../../support/app/asking-pin';
import { openAt, title } from '../../support/app/open-at';

/** Sends a request, whose answer has this fault, with the right PIN. */
const openSent = async (how: Partial<Fault>) => {
  const app = await openPinSheet();
  app.fault({ method: 'POST', path: '/v1/kyc/on-demand', ...how });
  enterPin(app, '123456');
  return app;
};

test('the right PIN sends one request with its ids, and the page shows the next steps', async () => {
  const app = await openAt('reassess', onDemand);
  app.press();
  await askForPin(app);
  expect(sheet()?.textContent).toContain('tidak bisa ditarik');
  expect(sheet()?.querySelector('button')?.textContent).toBe('Minta tinjau ulang');
  const ids = {
    challengeId: app.storage.read(STORED.pinChallengeId),
    requestId: app.storage.read(STORED.pinRequestId),
  };
  enterPin(app, '123456');
  submitPin(app);
  await app.on(onDemandResult);
  expect(title(app)).toBe('Permintaanmu diterima');
  expect(app.sent('verifyPin')).toHaveLength(1);
  expect(app.sent('requestReassessment').map(({ raw }) => raw.body)).toEqual([ids]);
  await app.pressTo('/credit-reassessment/process');
  await app.advance(6 * second);
  await app.on('/credit-reassessment/success');
});

test('the challenge of the host replaces the PIN field', async () => {
  const app = await openAt('reassess', onDemand);
  app.bridge.answers.challenge = { kind: 'ok', value: { challengeId: 'host-1' } };
  await app.pressTo(onDemandResult);
  expect(sheet()).toBe(null);
  expect(app.sent('requestReassessment').map(({ raw }) => raw.body)).toEqual([
    { challengeId: 'host-1' },
  ]);
  expect([app.sent('pinChallenge').length, app.sent('verifyPin').length]).toEqual([0, 0]);
});

test('cancelling at the host sends nothing and keeps the user on the page', async () => {
  const app = await openAt('reassess', onDemand);
  app.bridge.answers.challenge = { kind: 'cancelled' };
  app.press();
  await waitFor(() => expect(app.bridge.calls).toContain('challenge'));
  await app.on(onDemand);
  expect(sheet()).toBe(null);
  expect(app.sent('requestReassessment')).toEqual([]);
});

test.each([
  [
    { status: 422, code: 'SOMETHING_NEW' },
    'Permintaan belum bisa diterima',
    'Kode untuk bantuan: SOMETHING_NEW',
  ],
  [{ status: 504 }, 'Kami sedang cek statusnya', 'tidak kami kirim ulang'],
  [{ drop: true, carriedOut: true }, 'Permintaanmu diterima', ''],
])('a request that ends in %j is sent once and shows the page: %s', async (how, words, more) => {
  const app = await openSent(how);
  await app.on(onDemandResult);
  await waitFor(() => expect(title(app)).toBe(words));
  expect(app.text()).toContain(more);
  expect(app.sent('requestReassessment')).toHaveLength(1);
});

test('a lost request that never arrived stays unknown, with a button to check', async () => {
  const app = await openSent({ drop: true });
  await app.on(onDemandResult);
  expect(title(app)).toBe('Kami sedang cek statusnya');
  const asked = app.sent('reassessmentStatus').length;
  await app.advance(2 * second);
  await waitFor(() => expect(app.sent('reassessmentStatus').length).toBe(asked + 1));
  app.press();
  await waitFor(() => expect(document.body.textContent).toContain('Belum ada hasil'));
  expect(app.sent('requestReassessment')).toHaveLength(1);
  await app.clickTo('Ke beranda', '/home');
  await app.goTo('/credit-reassessment');
});

test('a failure without a decision shows a dialog with its code and can be retried', async () => {
  const app = await openSent({ status: 500 });
  await waitFor(() => expect(document.body.textContent).toContain('[HTTP_500]'));
  await app.on(onDemand);
  app.click('Tutup');
  await app.idle();
  await askForPin(app);
  enterPin(app, '123456');
  await app.on(onDemandResult);
  expect(app.sent('requestReassessment')).toHaveLength(2);
});

test('a token that cannot be loaded shows a dialog whose retry continues', async () => {
  const app = await openAt('reassess', onDemand);
  app.fault({ path: '/v1/kyc/on-demand/token', status: 500 });
  app.press();
  await waitFor(() => expect(document.body.textContent).toContain('[HTTP_500]'));
  await app.idle();
  app.click('Coba lagi');
  await waitFor(() => expect(sheet()).not.toBe(null));
});
