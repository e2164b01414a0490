import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { minute } from '../../../domain/kernel/instant';
import { STORED } from '../../../domain/storage/stored';
import type { Stored } from '../../../domain/ports/stored-row';
import {
  askForPin,
  enterPin,
  onDemand,
  onDemandResult,
  openPinSheet,
  sheet,
  submitPin,
} from '../../support/app/asking-pin';
import { newTab, openApp, type OpenApp } from '../../support/app/open-app';
import { openAt, reopen } from '../../support/app/open-at';

const challenge = '/v1/gotopin/challenge';
const rows = [STORED.pinChallengeId, STORED.pinRequestId] as const;
const storedWords = ({ storage }: OpenApp) =>
  Object.values(STORED).map((row) => storage.read(row as Stored<unknown>));
const ids = ({ storage }: OpenApp) => rows.map((row) => storage.read(row));

const said = async (app: OpenApp, words: string) => {
  await waitFor(() => expect(app.one('#field-pin-error').textContent).toContain(words));
  // The error is shown once, at the field of the next PIN.
  expect(sheet()?.textContent?.split(words)).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(app.one('[name="pin"]')));
  await waitFor(() => expect(document.title).toMatch(/^Kesalahan: /));
};
const nothingSent = (app: OpenApp) => expect(app.sent('requestReassessment')).toEqual([]);

test.each([
  ['in a browser the PIN is the account’s', undefined, 'PIN akunmu'],
  ['in a super-app the PIN is GoPay’s', 'gopay', 'PIN GoPay-mu'],
])('%s', async (_, source, name) => {
  const tab = newTab('reassess');
  if (source !== undefined) {
    tab.storage.write(STORED.appSource, source);
    tab.storage.write(STORED.callerVersion, '99.0.0');
  }
  const app = await openApp({ persona: '', at: onDemand, tab });
  await app.on(onDemand);
  await askForPin(app);
  const hint = app.one('#field-pin-hint').textContent;
  expect(hint).toContain(name);
  expect(hint?.includes('GoPay')).toBe(source !== undefined);
});

test('the field hides its text, accepts a pasted PIN, and asks for the numeric keyboard', async () => {
  const app = await openPinSheet();
  const field = app.one('main form [name="pin"]');
  await waitFor(() => expect(document.activeElement).toBe(field));
  const title = document.getElementById(sheet()?.getAttribute('aria-labelledby') ?? '');
  expect(title?.textContent).toBe('Masukkan PIN kamu');
  expect([field.getAttribute('type'), field.getAttribute('inputmode')]).toEqual([
    'password',
    'numeric',
  ]);
  expect(field.getAttribute('autocomplete')).toBe('off');
  app.fill('pin', ' 12 34-56 ');
  expect(app.valueOf('pin')).toBe('123456');
  // A PIN confirms an action, so only a press sends it.
  expect(app.sent('verifyPin')).toEqual([]);
});

test.each([
  ['', 'Isi PIN'],
  ['12345', 'PIN terdiri dari 6 angka'],
])('%j is not sent, with the error: %s', async (typed, words) => {
  const app = await openPinSheet();
  enterPin(app, typed);
  await said(app, words);
  expect(app.sent('verifyPin')).toEqual([]);
});

test('wrong PINs count down to a lock, which shows its end', async () => {
  const app = await openPinSheet();
  for (const left of [2, 1]) {
    enterPin(app, '654321');
    await said(app, `PIN belum cocok. Sisa ${left} kali coba.`);
    expect(app.valueOf('pin')).toBe('');
  }
  enterPin(app, '654321');
  await waitFor(() => expect(sheet()?.textContent).toContain('PIN kamu terkunci'));
  expect(sheet()?.textContent).toMatch(/setelah \d\d:\d\d WIB/);
  expect(ids(app)).toEqual([undefined, undefined]);
  app.click('Mengerti');
  expect(sheet()).toBe(null);
  await app.on(onDemand);
  nothingSent(app);
});

test('a locked PIN is shown as locked at once', async () => {
  const app = await openPinSheet('pin-locked');
  expect(sheet()?.textContent).toMatch(/PIN kamu terkunci.*setelah \d\d:\d\d WIB/);
  expect(document.querySelector('[name="pin"]')).toBe(null);
  nothingSent(app);
});

test('a lock that ends on another day shows the day', async () => {
  const app = await openAt('reassess', onDemand);
  app.fault({ path: challenge, status: 429, code: 'PIN_LOCKED', retryAfter: '86400' });
  app.press();
  await waitFor(() => expect(sheet()?.textContent).toContain('setelah 16 Januari 2026, 10:00 WIB'));
});

test('while a PIN is checked the field is read-only', async () => {
  const app = await openPinSheet();
  app.fault({ path: '/v1/gotopin/verify', delayMs: 2000 });
  enterPin(app, '654321');
  const field = app.one('main form [name="pin"]');
  await waitFor(() => expect(field.hasAttribute('readonly')).toBe(true));
  await app.advance(2000);
  await said(app, 'PIN belum cocok');
  expect(field.hasAttribute('readonly')).toBe(false);
});

test.each(['Batal', 'Tutup'])('%s closes the sheet and ends the challenge', async (way) => {
  const app = await openPinSheet();
  expect(ids(app)).not.toContain(undefined);
  if (way === 'Batal') app.click(way);
  else fireEvent.click(app.one('.sheet__close button'));
  expect(sheet()).toBe(null);
  expect(ids(app)).toEqual([undefined, undefined]);
  await app.on(onDemand);
  nothingSent(app);
  const action = app.one('[data-action="primary"]');
  await waitFor(() => expect(action.getAttribute('aria-busy')).toBe(null));
  await askForPin(app);
  expect(app.sent('pinChallenge')).toHaveLength(2);
});

test('a refused PIN leaves no error in the title of the page below', async () => {
  const app = await openPinSheet();
  const before = document.title;
  enterPin(app, '654321');
  await said(app, 'PIN belum cocok');
  app.click('Batal');
  await waitFor(() => expect(document.title).toBe(before));
});

test('leaving the page with the sheet open cancels', async () => {
  const app = await openPinSheet();
  await app.goTo('/home');
  expect(ids(app)).toEqual([undefined, undefined]);
  nothingSent(app);
});

test('a reloaded page continues its challenge for five minutes', async () => {
  const app = await openPinSheet();
  const before = ids(app);
  // Stores the challenge as another webview would find it; unmounting the page has cancelled it.
  const [challengeId = '', requestId = ''] = before;
  app.shown.unmount();
  app.storage.write(STORED.pinChallengedAt, app.clock.now());
  app.storage.write(STORED.pinChallengeId, challengeId);
  app.storage.write(STORED.pinRequestId, requestId);
  await app.clock.advance(4 * minute);
  const back = await reopen(app, onDemand);
  await askForPin(back);
  expect([ids(back), back.sent('pinChallenge').length]).toEqual([before, 0]);
  await back.advance(minute);
  expect(ids(back)).toEqual([undefined, undefined]);
  enterPin(back, '123456');
  await back.on(onDemandResult);
  expect(back.sent('pinChallenge')).toHaveLength(1);
});

test('a lost answer keeps the typed PIN, which can be sent again', async () => {
  const app = await openPinSheet();
  app.fault({ method: 'POST', path: '/v1/gotopin/verify', drop: true });
  enterPin(app, '123456');
  await said(app, 'tidak sampai atau tidak jelas');
  expect(app.valueOf('pin')).toBe('123456');
  nothingSent(app);
  submitPin(app);
  await app.on(onDemandResult);
  const [first, second] = app.sent('verifyPin').map(({ raw }) => raw.body);
  expect(first).toEqual(second);
});

test.each([
  [{ status: 500 }, 'Kode untuk bantuan: HTTP_500'],
  [{ status: 422, code: 'SOMETHING_NEW' }, 'Kode untuk bantuan: SOMETHING_NEW'],
])('the refusal %j is shown with its code', async (how, code) => {
  const app = await openPinSheet();
  app.fault({ method: 'POST', path: '/v1/gotopin/verify', ...how });
  enterPin(app, '123456');
  await said(app, code);
  nothingSent(app);
});

test('a challenge that cannot be opened shows a dialog with its code', async () => {
  const app = await openAt('reassess', onDemand);
  app.fault({ path: challenge, status: 500 });
  app.press();
  await waitFor(() => expect(document.body.textContent).toContain('[HTTP_500]'));
  expect(sheet()).toBe(null);
});

test('the PIN is in no event and no storage', async () => {
  const app = await openPinSheet();
  enterPin(app, '135790');
  await said(app, 'PIN belum cocok');
  enterPin(app, '123456');
  await app.on(onDemandResult);
  const kept = JSON.stringify([app.tracking.events, storedWords(app), app.navigator.place$.value]);
  expect(kept).not.toMatch(/135790|123456/);
});
