import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { second } from '../../../domain/kernel/instant';
import { STORED } from '../../../domain/storage/stored';
import type { OpenApp } from '../../support/app/open-app';
import { openAt } from '../../support/app/open-at';

const at = '/credit-reassessment/on-demand';
const result = `${at}/result`;

const open = (persona = 'reassess') => openAt(persona, at);
const sheet = () => document.querySelector<HTMLElement>('[role="dialog"]');
const ask = async (app: OpenApp) => {
  app.press();
  app.press();
  await waitFor(() => expect(sheet()).not.toBe(null));
};
const type = (app: OpenApp, pin: string) => {
  app.fill('pin', pin);
  fireEvent.submit(app.one('[role="dialog"] form'));
};
const title = (app: OpenApp) => app.one('h1').textContent;

test('the right PIN sends one request with its ids, and the page shows the next steps', async () => {
  const app = await open();
  await ask(app);
  expect(sheet()?.textContent).toContain('tidak bisa ditarik');
  expect(sheet()?.querySelector('button')?.textContent).toBe('Kirim permintaan');
  const ids = {
    challengeId: app.storage.read(STORED.pinChallengeId),
    requestId: app.storage.read(STORED.pinRequestId),
  };
  type(app, '123456');
  fireEvent.submit(app.one('[role="dialog"] form'));
  await app.on(result);
  expect(title(app)).toBe('Permintaanmu diterima');
  expect(app.sent('verifyPin')).toHaveLength(1);
  expect(app.sent('requestReassessment').map(({ raw }) => raw.body)).toEqual([ids]);
  await app.pressTo('/credit-reassessment/process');
  await app.advance(6 * second);
  await app.on('/credit-reassessment/success');
});

test('the challenge of the host replaces the PIN field', async () => {
  const app = await open();
  app.bridge.answers.challenge = { kind: 'ok', value: { challengeId: 'host-1' } };
  await app.pressTo(result);
  expect(sheet()).toBe(null);
  expect(app.sent('requestReassessment').map(({ raw }) => raw.body)).toEqual([
    { challengeId: 'host-1' },
  ]);
  expect([app.sent('pinChallenge').length, app.sent('verifyPin').length]).toEqual([0, 0]);
});

test('cancelling at the host sends nothing and keeps the user on the page', async () => {
  const app = await open();
  app.bridge.answers.challenge = { kind: 'cancelled' };
  app.press();
  await waitFor(() => expect(app.bridge.calls).toContain('challenge'));
  await app.on(at);
  expect(sheet()).toBe(null);
  expect(app.sent('requestReassessment')).toEqual([]);
});

test.each([
  [{ status: 422, code: 'SOMETHING_NEW' }, 'Permintaan belum bisa diterima', '[SOMETHING_NEW]'],
  [{ status: 504 }, 'Kami sedang cek statusnya', 'tidak kami kirim ulang'],
])('a request that ends in %j shows the page: %s', async (how, words, more) => {
  const app = await open();
  app.fault({ method: 'POST', path: '/v1/kyc/on-demand', ...how });
  await ask(app);
  type(app, '123456');
  await app.on(result);
  expect(title(app)).toBe(words);
  expect(app.text()).toContain(more);
});

test('after a lost answer the status shows that the request arrived, and nothing is sent again', async () => {
  const app = await open();
  app.fault({ method: 'POST', path: '/v1/kyc/on-demand', drop: true, carriedOut: true });
  await ask(app);
  type(app, '123456');
  await app.on(result);
  await waitFor(() => expect(title(app)).toBe('Permintaanmu diterima'));
  expect(app.sent('requestReassessment')).toHaveLength(1);
});

test('a lost request that never arrived stays unknown, with a button to check', async () => {
  const app = await open();
  app.fault({ method: 'POST', path: '/v1/kyc/on-demand', drop: true });
  await ask(app);
  type(app, '123456');
  await app.on(result);
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
  const app = await open();
  app.fault({ method: 'POST', path: '/v1/kyc/on-demand', status: 500 });
  await ask(app);
  type(app, '123456');
  await waitFor(() => expect(document.body.textContent).toContain('[HTTP_500]'));
  await app.on(at);
  app.click('Tutup');
  await app.idle();
  await ask(app);
  type(app, '123456');
  await app.on(result);
  expect(app.sent('requestReassessment')).toHaveLength(2);
});

test('a token that cannot be loaded shows a dialog whose retry continues', async () => {
  const app = await open();
  app.fault({ path: '/v1/kyc/on-demand/token', status: 500 });
  app.press();
  await waitFor(() => expect(document.body.textContent).toContain('[HTTP_500]'));
  await app.idle();
  app.click('Coba lagi');
  await waitFor(() => expect(sheet()).not.toBe(null));
});
