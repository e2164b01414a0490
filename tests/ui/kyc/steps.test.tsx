import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAt, reopen } from '../../support/app/open-at';
import { openFilled } from '../../support/app/open-filled';
import { turn } from '../../support/app/owing';

const mother = 'personalInfo.motherMaidenName';
const email = 'personalInfo.email';
const workInfo = { companyName: 'Toko Maju' };

test('a refused step keeps the answers and shows its errors at the top and at the fields', async () => {
  const app = await openAt('draft', '/kyc/step2');
  app.fill(email, 'siti@');
  app.fill(mother, 'Aminah 7');
  app.press();
  const summary = await waitFor(() => app.one('.error-summary'));
  await waitFor(() => expect(document.activeElement).toBe(summary));
  const links = [...summary.querySelectorAll('a')].map(({ textContent }) => textContent);
  expect(links).toEqual([
    'Isi email dengan format yang benar, misalnya nama@contoh.com',
    'Isi nama tanpa angka',
  ]);
  const field = app.one(`[name="${mother}"]`);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const said = described.map((id) => document.getElementById(id)?.textContent);
  expect(said).toContain('Isi nama tanpa angka');
  expect([app.valueOf(email), app.valueOf(mother)]).toEqual(['siti@', 'Aminah 7']);
  await waitFor(() => expect(document.title).toMatch(/^Kesalahan: Data dirimu/));
  expect(app.sent('saveKycDraft')).toEqual([]);

  app.fill(email, 'siti@contoh.com');
  app.fill(mother, 'Aminah');
  expect(document.querySelector('.error-summary')).toBe(null);
  await waitFor(() => expect(document.title).toMatch(/^Data dirimu/));
  app.press();
  await app.pressTo('/kyc/step3');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Pekerjaanmu'));
  expect(app.sent('saveKycDraft')).toHaveLength(1);
});

test.each([
  ['a probable typo', 'email', 'siti@gmial.com', 'Mungkin maksudmu siti@gmail.com?'],
  ['a name of one letter', 'motherMaidenName', 'A', ''],
])('%s is asked about once, and the second press continues', async (_, name, value, asks) => {
  const app = await openAt('draft', '/kyc/step2');
  const field = `personalInfo.${name}`;
  app.fill(field, value);
  app.press();
  await waitFor(() => app.one('.error-summary--warn'));
  expect(app.one(`[name="${field}"]`).getAttribute('aria-invalid')).toBe(null);
  expect(app.text()).toContain(asks);
  await app.idle();
  await app.pressTo('/kyc/step3');
  expect(app.stored()['draft']).toMatchObject({ personalInfo: { [name]: value } });
});

test('an unclear income is answered with its two meanings, and stays as it was typed', async () => {
  const app = await openAt('draft', '/kyc/step3');
  app.fill('workInfo.monthlyIncome', '5.000.00');
  app.press();
  const summary = await waitFor(() => app.one('.error-summary'));
  expect(summary.textContent).toContain('5.000.00 bisa berarti Rp5.000 atau Rp500.000.');
  expect(app.valueOf('workInfo.monthlyIncome')).toBe('5.000.00');
  expect(app.navigator.place$.value.path).toBe('/kyc/step3');
});

test.each([
  ['5.000', 'Rp5.000 sebulan kelihatan kecil sekali. Cek lagi jumlah nolnya'],
  ['500000000', 'Rp500.000.000 sebulan kelihatan besar sekali. Cek lagi jumlah nolnya'],
])('an income of %s is asked about by its amount', async (typed, asks) => {
  const app = await openFilled('/kyc/step3');
  app.fill('workInfo.monthlyIncome', typed);
  app.press();
  const summary = await waitFor(() => app.one('.error-summary--warn'));
  expect(summary.textContent).toContain(asks);
});

test.each([
  ['draft', '/kyc/step2', 'Langkah 2 dari 6'],
  ['gpp-draft', '/combined/user-info', 'Langkah 1 dari 4'],
])('%s: the page %s shows “%s”', async (persona, at, words) => {
  await openAt(persona, at);
  expect(document.body.textContent).toContain(words);
});

test('a failed save keeps every answer, shows an error, and the same press retries it', async () => {
  const app = await openAt('draft', '/kyc/step2');
  app.fill(mother, 'Aminah');
  app.fault({ method: 'PATCH', path: '/v1/kyc', drop: true });
  app.press();
  await app.says('Belum tersimpan');
  expect(app.text()).toContain('Kode untuk bantuan: NETWORK');
  expect(app.valueOf(mother)).toBe('Aminah');
  await app.idle();
  await app.pressTo('/kyc/step3');
  expect(app.stored()['draft']).toMatchObject({ personalInfo: { motherMaidenName: 'Aminah' } });
});

test('a save that fails offline tells the user to save again once connected', async () => {
  const app = await openAt('draft', '/kyc/step2');
  app.fill(mother, 'Aminah');
  app.fault({ method: 'PATCH', path: '/v1/kyc', drop: true });
  await turn(app, 'online$', false);
  app.press();
  await app.says('Kamu sedang offline. Isianmu masih ada di layar ini. Tekan Lanjut lagi');
  expect(app.text()).not.toContain('NETWORK');
  await turn(app, 'online$', true);
  await app.says('Kode untuk bantuan: NETWORK');
});

test('unsaved answers survive a reload; the page asks for volatile ones again and explains why', async () => {
  const before = await openAt('draft', '/kyc/step2');
  before.fill(email, 'baru@contoh.com');
  before.fill(mother, 'Aminah');
  before.fault({ method: 'PATCH', path: '/v1/kyc', drop: true }, 9);
  const app = await reopen(before, '/kyc/step2');
  expect(app.valueOf(email)).toBe('baru@contoh.com');
  expect(app.valueOf(mother)).toBe('Kartini');
  expect(app.text()).toContain('Isi lagi, ya.');
});

test('going back keeps and saves the answers', async () => {
  const app = await openAt('draft', '/kyc/step2');
  await app.pressTo('/kyc/step3');
  app.fill('workInfo.companyName', workInfo.companyName);
  app.navigator.back();
  await app.on('/kyc/step2');
  await waitFor(() => expect(app.stored()['draft']).toMatchObject({ workInfo }));
  await app.pressTo('/kyc/step3');
  expect(app.valueOf('workInfo.companyName')).toBe(workInfo.companyName);
});

test('changing the language keeps the answers and translates the errors', async () => {
  const app = await openAt('draft', '/kyc/step2');
  app.fill(email, 'siti@');
  app.press();
  await waitFor(() => app.one('.error-summary'));
  const settings = app.one('.display-settings') as HTMLDetailsElement;
  settings.open = true;
  await waitFor(() => app.click('English'));
  await waitFor(() => expect(app.one('.error-summary').textContent).toContain('Enter an email'));
  expect(app.valueOf(email)).toBe('siti@');
  await waitFor(() => expect(document.title).toMatch(/^Error: About you/));
});

test('a hidden page saves its answers', async () => {
  const app = await openAt('draft', '/kyc/step3');
  app.fill('workInfo.companyName', workInfo.companyName);
  app.hostInfo.visible$.next(false);
  await waitFor(() => expect(app.stored()['draft']).toMatchObject({ workInfo }));
});

test('a step that is not reachable yet redirects to the first incomplete one', async () => {
  await openAt('draft', '/kyc/step5', '/kyc/step3');
  await openAt('new', '/kyc/step6', '/kyc/step1');
  await openAt('migrated', '/kyc/step3', '/kyc/step2');
});
