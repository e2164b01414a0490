import { expect, test } from 'vitest';
import { lenderName } from '../../../sandbox/client-config';
import { openAt } from '../../support/app/open-at';

test.each([
  ['new', 'Fotomu dan datamu dikirim'],
  ['migrated', 'Datamu dikirim'],
])('before the first photograph, %s reads who receives what', async (persona, what) => {
  const app = await openAt(persona, '/kyc');
  expect(app.text()).toContain(`${what} ke ${lenderName} untuk menilai pengajuan ini.`);
});

test('on /kyc one press opens the terms, the licence and complaints', async () => {
  const app = await openAt('new', '/kyc');
  await app.clickTo('Syarat, izin, dan pengaduan', '/tnc');
});

test('the loan is offered quietly, as optional, outside of the main action', async () => {
  const app = await openAt('gpp-available', '/kyc');
  const offer = app.one('[data-action="secondary"]');
  expect(offer.className).toContain('button--quiet');
  expect(offer.closest('.actions')).toBe(null);
  expect(offer.previousElementSibling?.textContent).toBe(
    'Pinjaman adalah produk terpisah dan tidak wajib.',
  );
});
