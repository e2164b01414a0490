import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Fault } from '../../../sandbox/lender/faults';
import { single } from '../../../sandbox/lender/records';
import { change } from '../../../sandbox/lender/world';
import { minute } from '../../../domain/kernel/instant';
import { STORED } from '../../../domain/storage/stored';
import { clientConfig } from '../../support/client-config';
import { openAt } from '../../support/app/open-at';
import { openFilled } from '../../support/app/open-filled';

const submissions = (app: Awaited<ReturnType<typeof openFilled>>) =>
  (app.stored()['submissions'] as readonly unknown[]).length;

const path = '/v1/user/submit';

const toast = () => document.querySelector('[data-toast]')?.textContent;

/** Sends an application whose answer has this fault. */
const openSubmitted = async (how: Partial<Fault>) => {
  const app = await openFilled('/kyc/tnc');
  app.fault({ method: 'POST', path, ...how });
  app.press();
  return app;
};

const openNotAllowed = async () => {
  const app = await openSubmitted({ status: 403, code: 'AFI_USER_NOT_ALLOWED' });
  await app.says('Pengajuanmu tidak bisa diterima');
  return app;
};

test('the page names what the user agrees to, and sending opens the page of the submission', async () => {
  const app = await openFilled('/kyc/tnc');
  expect(app.text()).toContain('kamu menyetujui tiga hal di bagian “Yang kamu setujui”.');
  expect(document.querySelector('main .card__title')?.textContent).toBe('Yang kamu setujui');
  expect(app.text()).toContain('denda Rp25.000');
  expect(app.text()).toContain('Buka ringkasan produk');
  expect(document.querySelector('header')?.textContent).toContain('Tinggal kirim');
  // The terms are not a step of the form.
  expect(document.body.textContent).not.toContain('Langkah');
  // The user has reviewed the answers on the page before.
  expect(document.querySelector('main [data-amount]')).toBeNull();
  await app.pressTo('/application/submit');
  expect(submissions(app)).toBe(1);
  expect(app.storage.read(STORED.termsAccepted)).toBe(true);
  expect(app.storage.read(STORED.onboardingType)).toBe('GPL');
  expect(app.sent('submitApplication')[0]?.raw.body).toMatchObject({ flowType: 'GPL' });
  expect(app.storage.textOf(STORED.unsavedAnswers)).toBe(undefined);
});

test('a user who needs a code continues to the page of the code', async () => {
  const app = await openFilled('/kyc/tnc', 'new-otp');
  await app.pressTo('/kyc/otp');
});

test('a lost answer is not sent again when the status shows that the submission arrived', async () => {
  const app = await openFilled('/kyc/tnc');
  app.fault({ method: 'POST', path, drop: true, carriedOut: true });
  await app.pressTo('/application/submit');
  expect([app.sent('submitApplication').length, submissions(app)]).toEqual([1, 1]);
});

test('while the outcome is unknown, the status is polled with growing pauses, and then on a press', async () => {
  const app = await openSubmitted({ drop: true });
  await app.says('Sedang kami pastikan');
  const asked = app.sent('applicationStatus').length;
  await app.advance(6_000);
  expect(app.sent('applicationStatus').length).toBe(asked + 2);
  await app.advance(6 * minute);
  await app.says('Belum ada kepastian');
  expect(app.sent('submitApplication').length).toBe(1);
  app.press();
  await app.says('Sedang kami pastikan');
});

test('a user whom the lender does not accept sees a page for that', async () => {
  const app = await openNotAllowed();
  expect(document.querySelector('[role="alertdialog"]')).toBe(null);
  expect(app.one('[data-action="primary"]').textContent).toBe('Buka bantuan');
  expect(app.one('[data-action="secondary"]').textContent).toBe('Cek statusku');
  app.press();
  await waitFor(() => expect(app.navigator.left).toEqual([clientConfig.help.web]));
});

test('a manual check shows a failure, or that nothing changed', async () => {
  const app = await openNotAllowed();
  app.fault({ path: '/v1/user/application-status', status: 500 });
  app.click('Cek statusku');
  await app.alertSays('[HTTP_500]');
  expect(toast()).toBeFalsy();
  app.click('Coba lagi');
  await waitFor(() => expect(toast()).toBe('Belum ada perubahan pada statusmu.'));
});

test('a manual check redirects to the page of a changed status', async () => {
  const app = await openNotAllowed();
  app.lender((ctx) => change(ctx, single.application, { status: 'APPROVED' }));
  await app.clickTo('Cek statusku', '/home');
  expect(toast()).toBeFalsy();
});

test.each([
  [
    { status: 422, code: 'AFI_X', message: 'Belum lengkap.' },
    'Belum lengkap.Kode untuk bantuan: [AFI_X]',
  ],
  [{ status: 422, message: 'Belum lengkap.' }, 'Belum lengkap.Kode untuk bantuan: [HTTP_422]'],
])('the refusal %j is a dialog that says %s, and the page stays', async (how, words) => {
  const app = await openSubmitted(how);
  await app.alertSays(words);
  await app.clickTo('Tutup', '/kyc/tnc');
  expect(app.one('[data-action="primary"]').getAttribute('aria-disabled')).toBe(null);
});

test.each([
  [{ status: 500 }, 'Kode untuk bantuan: HTTP_500'],
  [{ status: 200, body: '{"success":false}' }, 'Kode untuk bantuan: REFUSED'],
])(
  'the failure %j, without a code or a message, shows %s and offers a retry',
  async (how, code) => {
    const app = await openFilled('/kyc/tnc');
    app.fault({ method: 'POST', path, ...how });
    app.press();
    await app.says(code);
    expect(app.text()).not.toContain('HTTP_200');
    await app.pressTo('/application/submit');
    expect(submissions(app)).toBe(1);
  },
);

test('the terms are not reachable before every step is complete', async () => {
  await openAt('draft', '/kyc/tnc', '/kyc/step3');
});

test('the terms of the product can be read before sending, and Back returns to the agreement', async () => {
  const app = await openFilled('/kyc/tnc');
  await app.clickTo('Syarat, izin, dan pengaduan', '/tnc');
  app.navigator.back();
  await app.on('/kyc/tnc');
  await app.pressTo('/application/submit');
  expect(submissions(app)).toBe(1);
});
