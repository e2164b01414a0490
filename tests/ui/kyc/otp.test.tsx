import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { minute, second } from '../../../domain/kernel/instant';
import { STORED } from '../../../domain/session/stored';
import { openApp } from './support/open-app';

const open = async () => {
  const app = await openApp({ persona: 'pending-auth', at: '/kyc/otp' });
  await app.on('/kyc/otp');
  return app;
};

test('no code is sent before a person asks for it, by the channel they ask', async () => {
  const app = await open();
  expect(app.sent('generateOtp')).toEqual([]);
  await app.advance(minute);
  app.click('Kirim kode lewat WhatsApp');
  await waitFor(() => expect(app.text()).toContain('lewat WhatsApp ke nomor HP akunmu'));
  expect(app.sent('generateOtp')[0]?.raw.query).toEqual({ channel: 'WHATSAPP' });
  expect(app.storage.read(STORED.otpChannel)).toBe('WHATSAPP');
  await waitFor(() => expect(app.text()).toContain('dalam 60 detik'));
  await app.advance(59 * second);
  await waitFor(() => expect(app.text()).toContain('dalam 1 detik'));
  await app.advance(second);
  app.click('Kirim ulang lewat SMS');
  await waitFor(() => expect(app.sent('generateOtp').length).toBe(2));
});

test('a right code goes on by itself, once, when it is full', async () => {
  const app = await open();
  app.fill('otp', '12345');
  expect(app.sent('verifyOtp')).toEqual([]);
  app.fill('otp', '123456');
  await app.on('/application/processing');
  expect(app.sent('verifyOtp').length).toBe(1);
});

test.each([
  ['000000', 'Kodenya belum benar'],
  ['111111', 'Kodenya sudah kedaluwarsa'],
  ['999999', 'Terlalu banyak percobaan'],
])('%s is told as: %s', async (code, words) => {
  const app = await open();
  app.fill('otp', code);
  const summary = await waitFor(() => app.one('.error-summary'));
  expect(summary.textContent).toContain(words);
  expect(app.one('#field-otp-error').textContent).toContain(words);
  expect(app.valueOf('otp')).toBe('');
  await waitFor(() => expect(document.title).toMatch(/^Kesalahan: /));
});

test('a code that cannot be one is not sent', async () => {
  const app = await open();
  app.fill('otp', '12');
  app.press();
  await waitFor(() => expect(app.text()).toContain('Isi semua angka kode OTP'));
  expect(app.sent('verifyOtp')).toEqual([]);
});

test('an unknown refusal and a lost answer have words of their own', async () => {
  const app = await open();
  app.fault({ method: 'POST', path: '/v1/otp/verificator', status: 400, code: 'SOMETHING_NEW' });
  app.fill('otp', '123456');
  await waitFor(() => expect(app.text()).toContain('Kodenya belum bisa dicek'));
  app.fault({ method: 'POST', path: '/v1/otp/verificator', drop: true });
  app.fill('otp', '123456');
  await waitFor(() => expect(app.text()).toContain('belum jelas apakah berhasil'));
  expect(app.valueOf('otp')).toBe('123456');
  app.press();
  await app.on('/application/processing');
});

test('a lost answer to a right code is found out by the status', async () => {
  const app = await open();
  app.fault({ method: 'POST', path: '/v1/otp/verificator', drop: true, carriedOut: true });
  app.fill('otp', '123456');
  await app.on('/application/processing');
});

test('nobody is asked for a code whose application does not wait for one', async () => {
  const app = await openApp({ persona: 'draft', at: '/kyc/otp' });
  await app.on('/kyc');
});
