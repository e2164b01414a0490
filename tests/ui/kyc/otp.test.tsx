import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type ApplicationRecord, many, single } from '../../../sandbox/lender/records';
import { all, change } from '../../../sandbox/lender/world';
import { minute, second } from '../../../domain/kernel/instant';
import { STORED } from '../../../domain/storage/stored';
import { newTab, type OpenApp, openApp } from '../../support/app/open-app';
import { openAt } from '../../support/app/open-at';
import { settle } from '../../support/app/stage';

const open = () => openAt('pending-auth', '/kyc/otp');

test('a code is sent only when the user asks for it, by the chosen channel', async () => {
  const app = await open();
  expect(app.sent('generateOtp')).toEqual([]);
  await app.advance(minute);
  app.click('Kirim kode lewat WhatsApp');
  await app.says('lewat WhatsApp ke nomor HP ••••');
  // A no-break space keeps the masked number on one line.
  expect(app.one('main').textContent).toMatch(/••••\u00a0\d{4}/);
  expect(app.sent('generateOtp')[0]?.raw.query).toEqual({ channel: 'WHATSAPP' });
  expect(app.storage.read(STORED.otpChannel)).toBe('WHATSAPP');
  await app.says('dalam 60 detik');
  await app.advance(59 * second);
  await app.says('dalam 1 detik');
  await app.advance(second);
  app.click('Kirim ulang lewat SMS');
  await waitFor(() => expect(app.sent('generateOtp').length).toBe(2));
});

test('a complete code is verified once, without a press', async () => {
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
])('%s is refused with: %s', async (code, words) => {
  const app = await open();
  app.fill('otp', code);
  const summary = await waitFor(() => app.one('.error-summary'));
  expect(summary.textContent).toContain(words);
  expect(app.one('#field-otp-error').textContent).toContain(words);
  expect(app.valueOf('otp')).toBe('');
  await waitFor(() => expect(document.title).toMatch(/^Kesalahan: /));
});

test('after an autofilled code the page mentions autofill for the next SMS, and not for WhatsApp', async () => {
  const first = await open();
  first.fill('otp', '123456');
  await first.on('/application/processing');
  first.shown.unmount();
  const tab = newTab('pending-auth');
  tab.storage.write(STORED.otpAutofill, first.storage.read(STORED.otpAutofill) === true);
  const app = await openApp({ persona: 'pending-auth', at: '/kyc/otp', tab });
  const says = 'kodenya terisi otomatis di sini';
  expect(app.text()).not.toContain(says);
  await app.advance(minute);
  app.click('Kirim kode lewat SMS');
  await app.says(says);
  await app.advance(minute);
  app.click('Kirim ulang lewat WhatsApp');
  await app.says('lewat WhatsApp ke nomor HP');
  expect(app.text()).not.toContain(says);
});

test('an incomplete code is not sent', async () => {
  const app = await open();
  app.fill('otp', '12');
  app.press();
  await app.says('Isi semua angka kode OTP');
  expect(app.sent('verifyOtp')).toEqual([]);
});

test('a second press without input keeps the error of the server', async () => {
  const app = await open();
  app.fill('otp', '000000');
  await waitFor(() => expect(app.one('#field-otp-error').textContent).toContain('belum benar'));
  app.press();
  await settle();
  expect(app.one('#field-otp-error').textContent).toContain('Kodenya belum benar');
  expect(app.one('.error-summary').textContent).toContain('Kodenya belum benar');
  expect(app.sent('verifyOtp').length).toBe(1);
  app.fill('otp', '1');
  app.fill('otp', '');
  app.press();
  await app.says('Isi kode OTP');
});

test('after too many tries the page offers another code when the wait of the answer ends', async () => {
  const app = await open();
  await app.advance(minute);
  app.click('Kirim kode lewat SMS');
  await app.says('dalam 60 detik');
  await app.advance(minute);
  await app.says('Kirim ulang lewat SMS');
  app.fill('otp', '999999');
  await app.says('Terlalu banyak percobaan');
  await app.says('dalam 300 detik');
  expect(app.text()).not.toContain('Kirim ulang');
  await app.advance(5 * minute);
  await app.says('Kirim ulang lewat SMS');
});

test('before a code was sent, the page neither claims one nor offers to send it "again"', async () => {
  const app = await open();
  app.fault({ method: 'POST', path: '/v1/otp/generator', status: 500 });
  app.click('Kirim kode lewat SMS');
  await app.says('Kodenya belum bisa dikirim');
  expect(app.one('main [role="alert"]').textContent).not.toContain('belum diterima');
  app.fill('otp', '0');
  expect(app.text()).toContain('Kirim kode lewat WhatsApp');
  expect(app.text()).not.toContain('Kirim ulang');
  app.fill('otp', '000000');
  await app.says('Kodenya belum benar');
  expect(app.text()).not.toContain('Kirim ulang');
  expect(app.text()).not.toContain('Kodenya kami kirim');
  app.fault({ method: 'POST', path: '/v1/otp/generator', drop: true });
  app.click('Kirim kode lewat SMS');
  await app.says('Belum jelas apakah kodenya terkirim');
  expect(app.text()).not.toContain('Kodenya kami kirim');
  await app.advance(minute);
  app.click('Kirim kode lewat SMS');
  await app.says('Kodenya kami kirim lewat SMS');
});

test('while the server refuses new codes, no button offers one', async () => {
  const app = await open();
  app.fault({ method: 'POST', path: '/v1/otp/generator', status: 429, retryAfter: '30' });
  app.click('Kirim kode lewat SMS');
  await app.says('dalam 30 detik');
  expect(app.text()).not.toContain('Kirim kode lewat');
  expect(app.one('[data-action="primary"]').textContent).toContain('Verifikasi');
  await app.advance(30 * second);
  await app.says('Kirim kode lewat SMS');
});

test('an unknown refusal and a lost answer have their own messages', async () => {
  const app = await open();
  app.fault({ method: 'POST', path: '/v1/otp/verificator', status: 400, code: 'SOMETHING_NEW' });
  app.fill('otp', '123456');
  await app.says('Kodenya belum diterima');
  await waitFor(() => expect(app.valueOf('otp')).toBe(''));
  app.fault({ method: 'POST', path: '/v1/otp/verificator', drop: true });
  app.fill('otp', '123456');
  await app.says('belum jelas apakah berhasil');
  expect(app.valueOf('otp')).toBe('123456');
  await app.pressTo('/application/processing');
});

const right = 'Kodenya sudah kami terima';

const become = (app: OpenApp, part: Partial<ApplicationRecord>) =>
  app.lender((ctx) => change(ctx, single.application, part));

/** Opens the page with a right code after which the application still waits for a code. */
const openTaken = async () => {
  const app = await open();
  app.lender((ctx) => {
    for (const { id } of all(ctx, many.submissions)) ctx.store.delete(many.submissions, id);
  });
  app.fill('otp', '123456');
  await app.says(right);
  return app;
};

test('when the status does not change after a right code, the user can ask for another one', async () => {
  const app = await openTaken();
  expect(app.text()).not.toContain('Kirim ulang');
  await app.advance(5 * minute);
  await app.says('Kirim ulang lewat WhatsApp');
  expect(app.sent('verifyOtp').length).toBe(1);
  app.click('Kirim ulang lewat SMS');
  await waitFor(() => expect(app.valueOf('otp')).toBe(''));
  expect([app.sent('generateOtp').length, app.sent('verifyOtp').length]).toEqual([1, 1]);
  app.fill('otp', '123456');
  await app.says(right);
  // The wait starts again, until the status changes.
  expect(app.text()).not.toContain('Kirim ulang');
  become(app, { status: 'SUBMITTED' });
  await app.advance(2 * second);
  await app.on('/application/processing');
});

test('a right code does not count for the next application', async () => {
  const app = await openTaken();
  become(app, { status: 'SUBMITTED' });
  await app.advance(2 * second);
  await app.on('/application/processing');
  become(app, { status: 'PENDING_AUTH' });
  await app.advance(2 * second);
  await app.goTo('/kyc/otp');
  await waitFor(() => expect(app.valueOf('otp')).toBe(''));
  expect(app.text()).not.toContain(right);
  expect(app.text()).toContain('Kirim kode lewat SMS');
});

test('an application that does not wait for a code redirects from the page', async () => {
  await openAt('draft', '/kyc/otp', '/kyc');
});

test('while a code is verified the field is read-only and the previous error is hidden', async () => {
  const app = await open();
  app.fill('otp', '111111');
  await app.says('Kodenya sudah kedaluwarsa');
  app.fault({ path: '/v1/user/application-status', delayMs: 2 * second });
  app.fault({ path: '/v1/otp/verificator', delayMs: 2 * second });
  app.fill('otp', '000000');
  const field = app.one('[name="otp"]');
  await waitFor(() => expect(field.hasAttribute('readonly')).toBe(true));
  expect(app.one('[data-action="primary"]').getAttribute('aria-busy')).toBe('true');
  expect(app.text()).not.toContain('Kodenya sudah kedaluwarsa');
  await app.advance(2 * second);
  expect(field.hasAttribute('readonly')).toBe(true);
  await app.advance(2 * second);
  await app.says('Kodenya belum benar');
  expect(field.hasAttribute('readonly')).toBe(false);
  expect(app.valueOf('otp')).toBe('');
});

test('a long wait is shown as the time of its end, not in seconds', async () => {
  const app = await open();
  app.fault({ method: 'POST', path: '/v1/otp/generator', status: 429, retryAfter: '86000' });
  app.click('Kirim kode lewat SMS');
  await waitFor(() => expect(app.text()).toMatch(/Kode baru bisa diminta setelah .*\d\d:\d\d WIB/));
  expect(app.text()).not.toContain('detik');
});
