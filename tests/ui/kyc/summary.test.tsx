import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { filledDraft } from '../../../sandbox/lender/new-person';
import { userById } from '../../../sandbox/lender/people';
import { STORED } from '../../../domain/storage/stored';
import { openAt, reopen } from '../../support/app/open-at';
import { openFilled } from '../../support/app/open-filled';

test('the summary shows every answer with its label, and the mother’s name only on request', async () => {
  const app = await openFilled('/kyc/step6');
  const shown = app.text();
  for (const words of [
    'S1 atau D4',
    'Belum menikah',
    'Perdagangan, hotel, dan restoran',
    'Kota Administrasi Jakarta Pusat',
    'Orang tua',
    '0812 9876 5432',
  ])
    expect(shown).toContain(words);
  expect(app.one('[data-amount]').getAttribute('data-amount')).toBe('5500000');
  expect(shown).not.toContain('Kartini');
  app.click('Lihat');
  expect(app.text()).toContain('Kartini');
});

test('a step opened from the summary returns there, once', async () => {
  const app = await openFilled('/kyc/step6');
  await app.clickTo('Ubah Pekerjaan', '/kyc/step3');
  expect(app.one('[data-action="primary"]').textContent).toBe('Simpan dan kembali');
  app.fill('workInfo.companyName', 'Warung Baru');
  await app.pressTo('/kyc/step6');
  expect(app.text()).toContain('Warung Baru');
  expect(app.storage.read(STORED.fromSummary)).toBe(undefined);
  expect(app.stored()['draft']).toMatchObject({ workInfo: { companyName: 'Warung Baru' } });
});

test('every card except the identity links to the editor of its answers', async () => {
  const app = await openFilled('/kyc/step6');
  const links = [...document.querySelectorAll('main a')].map((it) => it.getAttribute('href'));
  expect(links).toEqual(['/kyc/step2', '/kyc/step3', '/kyc/confirm/address', '/kyc/step5']);
  fireEvent.click(document.querySelectorAll('main a')[2]!);
  await app.on('/kyc/confirm/address');
  await app.pressTo('/kyc/step6');
});

test('a question that is not asked is neither shown nor required', async () => {
  const app = await openAt('migrated', '/kyc');
  const user = userById(app.world, app.userId);
  if (user) app.hold({ ...filledDraft(user), pastIncomeAndGenderCutoff: false });
  const again = await reopen(app, '/kyc/step6');
  expect(again.text()).not.toContain('Jenis kelamin');
  expect(again.text()).not.toContain('Sumber penghasilan');
});

test('the address is one block, as on an envelope, and other answers stand beside their label', async () => {
  await openFilled('/kyc/step6');
  const lines = [...document.querySelectorAll('.description-list__line')];
  const [block, ...more] = lines.filter((it) => it.matches('.description-list__line--block'));
  expect(more).toEqual([]);
  expect(block?.textContent).toMatch(/^Alamat lengkap.+, .+, .+, .+, .+ \d{5}$/);
  expect(lines.map((it) => it.textContent).join()).not.toMatch(/Provinsi|Kode pos/);
  expect(document.querySelector('.description-list--stacked')).toBe(null);
});
