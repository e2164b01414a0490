import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userById } from '../../../sandbox/lender/people';
import { ready } from '../../../domain/kernel/loadable';
import { identityFlow } from '../../../domain/kyc/identity-flow';
import { STORED } from '../../../domain/storage/stored';
import { RegisteredCardDetails } from '../../../ui/pages/rekyc/registered-card-details';
import { renderIn } from '../../support/app/render-in';
import type { OpenApp } from '../../support/app/open-app';
import { openAt, openFailing } from '../../support/app/open-at';

const at = '/rekyc/education';
const path = '/v1/kyc/challenge';

const open = async (persona = 'closed') => {
  const app = await openAt(persona, at);
  return { app, user: userById(app.world, app.userId) };
};
const said = async (app: OpenApp, words: string) => {
  const summary = await waitFor(() => app.one('.error-summary'));
  expect(summary.textContent).toContain(words);
  expect(app.one('#field-dob-error').textContent).toContain(words);
  await waitFor(() => expect(document.title).toMatch(/^Kesalahan: /));
};

test('the card shows initials and four digits, and a screen reader reads the same', async () => {
  const { app, user } = await open();
  const list = app.one('.description-list');
  const [shown, digits] = [list.textContent ?? '', user?.nik.slice(-4) ?? ''];
  expect(shown).toContain(`•••• •••• •••• ${digits}`);
  expect(shown).toContain(`empat angka terakhir ${[...digits].join(' ')}`);
  expect(shown).not.toContain(user?.nik.slice(-5));
  expect(shown).not.toContain(user?.name);
  for (const hidden of list.querySelectorAll('[aria-hidden]')) hidden.remove();
  expect(list.textContent).not.toMatch(/[•*]/);
});

test('a missing part of the card is marked as not shown', async () => {
  const card = ready({ lastFour: '0123' });
  const { container } = await renderIn(
    'id',
    ['rekyc'],
    <RegisteredCardDetails state={card} onRetry={() => {}} />,
  );
  const values = [...container.querySelectorAll('dd')].map((it) => it.textContent);
  expect(values).toEqual(['Tidak ditampilkan', '•••• •••• •••• 0123empat angka terakhir 0 1 2 3']);
});

test('the right date opens the KYC steps for a new identity check', async () => {
  const { app, user } = await open();
  app.storage.write(STORED.onekycSubmissionUuid, 'an-old-one');
  const [year, month, day] = user?.dob.split('-') ?? [];
  app.fill('dob', `${day}/${month}/${year}`);
  app.press();
  await app.pressTo('/kyc/step1');
  expect(app.sent('answerChallenge').map(({ raw }) => raw.body)).toEqual([{ dob: user?.dob }]);
  expect(identityFlow(app.storage)).toBe('REKYC');
  expect(app.storage.read(STORED.onekycSubmissionUuid)).toBeUndefined();
  expect(JSON.stringify(app.tracking.events)).not.toContain(year);
});

test.each([
  ['', 'Isi tanggal lahirmu'],
  ['27 03', 'Isi tanggal, bulan, dan tahun'],
  ['31 02 1995', 'Tanggal itu tidak ada di kalender'],
])('%j is not sent: %s', async (typed, words) => {
  const { app } = await open();
  app.fill('dob', typed);
  app.press();
  await said(app, words);
  expect(app.sent('answerChallenge')).toEqual([]);
});

test('a wrong date is refused without naming the wrong part, and can be changed', async () => {
  const { app, user } = await open();
  const [year, month] = user?.dob.split('-') ?? [];
  app.fill('dob', `09 ${month} ${year}`);
  app.press();
  await said(app, 'Tanggal lahir belum cocok dengan data kami');
  expect(app.one('#field-dob-error').textContent).not.toMatch(/bulan|tahun|hari/i);
  app.fill('dob', user?.dob ?? '');
  expect(document.querySelector('#field-dob-error')).toBe(null);
  await app.pressTo('/kyc/step1');
});

const locked = { status: 429, code: 'CHALLENGE_LOCKED' };

test.each([
  [{ ...locked, retryAfter: '3600' }, /setelah 11:00 WIB\.Kode untuk bantuan: CHALLENGE_LOCKED/],
  [{ ...locked, retryAfter: '86400' }, /setelah 16 Januari 2026, 10:00 WIB/],
  [locked, /Coba lagi nanti\.Kode untuk bantuan: CHALLENGE_LOCKED/],
  [
    { status: 422, code: 'SOMETHING_NEW' },
    /belum bisa dicek\.[^]*Kode untuk bantuan: SOMETHING_NEW/,
  ],
  [{ status: 500 }, /belum bisa dicek\.[^]*Kode untuk bantuan: HTTP_500/],
])('the refusal %j shows a message and a code', async (how, words) => {
  const { app } = await open();
  app.fault({ method: 'POST', path, ...how });
  app.fill('dob', '27 03 1995');
  app.press();
  await waitFor(() => expect(app.text()).toMatch(words));
  expect(app.valueOf('dob')).toBe('27 03 1995');
});

test.each([true, false])('after a lost answer, carried out: %s', async (carriedOut) => {
  const { app, user } = await open();
  app.fault({ method: 'POST', path, drop: true, carriedOut });
  app.fill('dob', user?.dob ?? '');
  app.press();
  if (!carriedOut) {
    await said(app, 'belum menerima kepastian');
    app.press();
  }
  await app.on('/kyc/step1');
  expect(app.sent('answerChallenge').length).toBe(carriedOut ? 1 : 2);
});

test('a user who answered before is not asked again', async () => {
  const { app } = await open('rekyc-rejected');
  expect(document.querySelector('main [name]')).toBe(null);
  await app.pressTo('/kyc/step1');
  expect(identityFlow(app.storage)).toBe('REKYC');
});

test('a card that cannot be read shows a retry in its place and does not block the form', async () => {
  const app = await openFailing('closed', at, '/v1/kyc/ktp');
  await waitFor(() => app.one('.retry-card'));
  expect(app.one('.retry-card').textContent).toContain('Kode untuk bantuan: HTTP_500');
  app.fill('dob', '27 03 1995');
  app.click('Coba lagi');
  await waitFor(() => app.one('.description-list'));
  expect(app.valueOf('dob')).toBe('27 03 1995');
});

test('the flow cannot begin before the challenge was read', async () => {
  const app = await openFailing('closed', at, path);
  await waitFor(() => app.one('.retry-card'));
  expect(document.querySelector('[data-action="primary"]')).toBe(null);
  app.click('Coba lagi');
  await waitFor(() => app.one('form [name="dob"]'));
});

test('the button for home ends the flow', async () => {
  const { app } = await open();
  // The flow is still active, as after going back from the KYC steps.
  app.storage.write(STORED.rekycFlow, true);
  await app.clickTo('Ke beranda', '/home');
  expect(app.storage.read(STORED.rekycFlow)).toBeUndefined();
});
