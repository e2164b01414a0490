import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { personas } from '../../../sandbox/lender/personas/personas';
import { single } from '../../../sandbox/lender/records';
import { keep } from '../../../sandbox/lender/world';
import { facilityAgreement } from '../../../domain/contracts/calls';
import { aVisitOf } from '../../domain/support/a-visit';
import { titles } from '../../support/app/home';
import { openAt, title } from '../../support/app/open-at';

const unsigned = 'Bisa dipakai setelah tanda tangan';
const sign = 'Tanda tangani perjanjian';

test('the main action with an unsigned contract is to sign it, and not to shop', async () => {
  const app = await openAt('contract-unsigned', '/home');
  await app.says(unsigned);
  expect(app.one('.home-limit [data-action="primary"]').textContent).toBe(sign);
  await waitFor(() =>
    expect([...document.querySelectorAll('.steps__step')].map((it) => it.textContent)).toEqual([
      'Limitmu disetujui',
      'Tanda tangani perjanjianSetelah itu limitmu bisa dipakai.',
      'Pakai di tokoCari toko yang menerimanya',
      'Tunggu tagihanLihat kapan tagihan datang',
      'Pasang pengingat',
    ]),
  );
  expect(app.one('[aria-current="step"]').textContent).toContain(sign);
  expect(document.querySelectorAll('.steps__step--now')).toHaveLength(1);
  // Nothing else asks for it.
  expect(document.querySelector('.news')).toBe(null);
  app.press();
  await app.on('/transactions/agreement');
});

test.each([
  ['approved', true],
  ['rekyc-approved', true],
  ['overdue', false],
  ['active', false],
])(
  '%s: how to use the limit is shown to a user who uses nothing of it: %s',
  async (persona, shown) => {
    const app = await openAt(persona, '/home');
    await app.says(shown ? 'Cara memakai PayLater' : 'Sampai lunas');
    expect(app.text().includes('Cara memakai PayLater')).toBe(shown);
    // A limit that is unused may have been used and paid back.
    expect(app.text()).not.toContain('pertama');
  },
);

test('home announces an unsigned contract until it is signed', async () => {
  const app = await openAt('contract-unsigned', '/home');
  await app.says(unsigned);
  await app.clickTo(sign, '/transactions/agreement');
  app.press();
  // The agreement is on a site that needs a confirmation.
  await waitFor(() => app.click('Buka situs'));
  await waitFor(() => app.click('Tanda tangani'));
  await waitFor(() => expect(app.sent('signContract')).toHaveLength(1));
  await app.goTo('/home');
  expect(app.text()).not.toContain(unsigned);
  expect(app.sent('facilityAgreement').length).toBeGreaterThan(1);
});

test.each(['active', 'contract-silent'])(
  'home does not announce a contract of unknown state to %s',
  async (persona) => {
    const app = await openAt(persona, '/home');
    await waitFor(() => expect(app.sent('facilityAgreement')).toHaveLength(1));
    await app.goTo('/home/settings');
    await app.goTo('/home');
    expect(app.text()).not.toContain(unsigned);
    // It is read once a visit.
    expect(app.sent('facilityAgreement')).toHaveLength(1);
  },
);

test('the agreement is read after home, and its failure changes nothing on home', async () => {
  const app = await openAt('contract-unsigned', '/home/settings');
  expect(app.sent('facilityAgreement')).toEqual([]);
  app.fault({ path: '/v1/esign/facility-agreement/preview', status: 500 });
  await app.goTo('/home');
  await waitFor(() => expect(app.sent('facilityAgreement')).toHaveLength(1));
  expect(document.querySelector('[role="alertdialog"]')).toBe(null);
  expect(app.text()).not.toContain(unsigned);
  expect(app.one('.limit-card__label--available').textContent).toBe('Sisa limit');
});

test('every persona with an open home has an agreement', async () => {
  for (const { id } of personas.filter((it) => it.applicationStatus === 'APPROVED')) {
    const { http } = await aVisitOf(id);
    expect(await http.call(facilityAgreement, {}), id).toMatchObject({ ok: true });
  }
});

test('an undecided loan has a row on home and its own page', async () => {
  const app = await openAt('gpp-approved-processing', '/home');
  await app.says('belum diputuskan');
  await app.clickTo('Pinjamanmu', '/combined/tnc');
  expect(title(app)).toBe('Pinjamanmu sedang diproses');
  expect(app.text()).not.toContain('Setuju');
  expect(app.one('[data-action="primary"]').textContent).toBe('Ke beranda');
  await app.pressTo('/home');
});

test('a decided loan is news below the limit, and does not replace the greeting', async () => {
  const app = await openAt('gpp-approved-rejected', '/home');
  await waitFor(() => expect(titles()).toContain('Bantuan dan pengaturan'));
  expect(app.text()).not.toContain('belum diputuskan');
  expect(app.one('.home-limit + [role="status"] .news').textContent).toBe(
    'Pinjamanmu tidak disetujuiLimit PayLater-mu tetap bisa dipakai.',
  );
  expect(title(app)).toMatch(/^Halo, /);
  app.one('main .news').click();
  await app.on('/combined/tnc');
  expect(title(app)).toBe('Pinjamanmu tidak disetujui');
});

test('without a loan home does not mention one', async () => {
  const app = await openAt('active', '/home');
  expect(titles()).not.toContain('Pinjamanmu');
  expect(app.text()).not.toMatch(/pinjaman/i);
});

test('the page of activation shows the state of the loan that was requested with it', async () => {
  const app = await openAt('gpp-approved-processing', '/home/activated');
  expect(app.text()).toContain('Pengajuan pinjamanmu');
  await app.clickTo('Lihat pinjaman', '/combined/tnc');
});

test('the home of a closed account offers no product', async () => {
  const app = await openAt('closed', '/home/settings');
  const offers = [
    'PARTNERS',
    'ZERO_PERCENT',
    'DISCOUNT_PROMO',
    'RESTRUCTURE',
    'REASSESSMENT',
  ] as const;
  const modules = ['SHORTCUTS', ...offers, 'EDUCATION', 'HELP'] as const;
  app.lender((ctx) => keep(ctx, single.home, { modules }));
  await app.goTo('/home');
  await waitFor(() => expect(titles()).toContain('Bantuan dan pengaturan'));
  await waitFor(() => expect(titles()).toEqual(['Bantuan dan pengaturan']));
  expect(app.sent('facilityAgreement')).toEqual([]);
});

test.each(['Listrik Pascabayar', 'Pasar Rumah'])('%s on home opens that partner', async (name) => {
  const app = await openAt('approved', '/home');
  await app.says(name);
  await app.clickTo(name, '/partner/*');
  expect(title(app)).toBe(name);
});

test('a user who uses more than the limit that remains sees what its end means', async () => {
  const app = await openAt('temporary-limit', '/home');
  await app.says('Limit sementara tinggal 15 hari');
  expect(app.one('main .news').textContent).toMatch(/Setelah \d+ \w+ \d{4} limitmu turun lagi/);
});

test('home shows a payment in progress below the bill, and links to its status', async () => {
  const app = await openAt('repayment-processing', '/home');
  await app.says('Pembayaran Rp750.000 rupiah sedang diproses.');
  expect(app.one('.card:has(.owed) + .notice').textContent).toContain('Jangan bayar lagi dulu');
  // Paying stays possible, but is not the loudest.
  const pay = app.one('.owed [data-action="primary"]');
  expect([pay.textContent, pay.className]).toEqual([
    'Bayar Rp750.000 rupiah',
    expect.stringContaining('button--secondary'),
  ]);
  await app.clickTo('Lihat status pembayaran', '/repayment/processing');
});

test('home shows no payment notice when no payment is in progress', async () => {
  const app = await openAt('due-soon', '/home');
  await waitFor(() => expect(titles()).toContain('Transaksi terakhir'));
  await waitFor(() => expect(document.querySelector('main [class*="skeleton"]')).toBe(null));
  expect(app.text()).not.toContain('sedang diproses');
});
