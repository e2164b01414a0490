import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import guideEn from '../../../ui/messages/en/guide.json';
import overviewEn from '../../../ui/messages/en/overview.json';
import guideId from '../../../ui/messages/id/guide.json';
import overview from '../../../ui/messages/id/overview.json';
import { userById, userContextOf } from '../../../sandbox/lender/people';
import { many } from '../../../sandbox/lender/records';
import { all } from '../../../sandbox/lender/world';
import { openApp, type OpenApp } from '../../support/app/open-app';
import { figure } from '../../support/app/home';
import { openAt, openFailing } from '../../support/app/open-at';

test('the page of the limit shows every figure of the server and explains it', async () => {
  const app = await openAt('temporary-limit', '/home/limit-details');
  await waitFor(() => expect(figure('limit')).toBe(7_000_000));
  for (const part of ['Limit kamu', 'Terpakai', 'Sisa limit', 'limit sementara'])
    expect(app.text()).toContain(part);
  expect(app.text()).toMatch(/Limit sementara berlaku sampai \d+ \w+ \d{4}/);
  expect(document.querySelector('[data-action="primary"]')).toBe(null);
  const parts = document.querySelectorAll<HTMLElement>('.limit-card [data-amount]');
  const [available = 0, used = 0, total] = [...parts].map((it) => Number(it.dataset['amount']));
  expect([available + used, total]).toEqual([7_000_000, 7_000_000]);
  expect(app.one('.limit-card__label--temporary').textContent).toMatch(
    /^Termasuk limit sementara Rp1\.500\.000 rupiah sampai \d+ \w+ \d{4}$/,
  );
});

test('without a temporary limit the page does not mention one', async () => {
  const app = await openAt('active', '/home/limit-details');
  expect(app.text()).not.toContain('sementara');
});

test('what is left of a limit without a signed agreement can be used after the signature', async () => {
  const app = await openAt('contract-unsigned', '/home/limit-details');
  await waitFor(() =>
    expect(app.one('.home-limit').textContent).toContain('Bisa dipakai setelah tanda tangan'),
  );
  expect(app.one('.home-limit').textContent).not.toContain('Sisa limit');
});

test('a limit that cannot be read can be retried', async () => {
  const app = await openFailing('approved', '/home/limit-details', '/v2/homepage', {
    status: 500,
    code: 'HOME_DOWN',
  });
  await app.says('Limitmu belum bisa dimuat');
  expect(app.text()).toContain('HOME_DOWN');
  expect(document.querySelector('[role="alertdialog"]')).toBe(null);
  app.click('Coba lagi');
  await waitFor(() => expect(figure('limit')).toBe(5_500_000));
});

test.each([
  ['Cari toko yang menerimanya', '/home/popular-partners'],
  ['Lihat kapan tagihan datang', '/home/bill-cycle-education'],
])('after an approval, the first step "%s" leads to %s', async (step, path) => {
  const app = await openAt('approved', '/home/activated');
  await app.says(overview.first.title);
  await app.clickTo(step, path);
});

const steps = () =>
  [...document.querySelectorAll('.steps__step')].map((step) => [step.className, step.textContent]);

test.each(['approved', 'contract-unsigned'])(
  '%s: home and the page after the approval have the same steps',
  async (persona) => {
    const app = await openAt(persona, '/home/activated');
    await app.says(overview.first.remind.switch);
    const first = steps();
    expect(first.length).toBeGreaterThan(3);
    await app.goTo('/home');
    await waitFor(() => expect(steps()).toEqual(first));
  },
);

test.each([
  ['id', guideId.first, overview.first],
  ['en', guideEn.first, overviewEn.first],
])('in %s the steps have the same words in both places', (_, guide, home) => {
  expect(guide).toEqual(home);
});

test.each(['/home/activated', '/home'])('%s turns the reminder on and off', async (at) => {
  const app = await openAt('approved', at);
  await app.says(overview.first.remind.switch);
  const state = () => app.one('[role="switch"]').getAttribute('aria-checked');
  expect(state()).toBe('true');
  app.one('[role="switch"]').click();
  await waitFor(() => expect(state()).toBe('false'));
  expect(app.sent('saveToggle').map(({ raw }) => raw.body)).toEqual([
    { feature: 'BILL_REMINDER', enabled: false },
  ]);
});

test('without the reminder of the server, the step opens the settings', async () => {
  const app = await openAt('approved', '/home/limit-details');
  app.fault({ path: '/account-management/settings/toggles', status: 500 });
  await app.goTo('/home/activated');
  await app.clickTo('Nyalakan di pengaturan', '/home/settings');
});

test('an approval whose agreement is unsigned does not say that the limit can be used', async () => {
  const app = await openAt('contract-unsigned', '/home/activated');
  await app.says('setelah perjanjiannya kamu tanda tangani');
  expect(app.text()).not.toContain('limitmu sudah bisa dipakai');
  await app.clickTo(guideId.success.actions.sign, '/transactions/agreement');
});

test('what being late costs is above the buttons after an approval, as it is configured', async () => {
  const app = await openAt('approved', '/home/activated');
  await app.says('Kalau terlambat');
  const words = app.text();
  expect(words.indexOf('Kalau terlambat')).toBeLessThan(words.indexOf('Ke beranda'));
});

const guides = ['/home/about-fee', '/home/bill-cycle-education'];

test('the page of fees names the lender, and no rate', async () => {
  const app = await openAt('overdue-late-fee', '/home/about-fee');
  await app.says('PT Contoh');
  expect(app.text()).not.toMatch(/%|persen/);
});

test.each(guides)('%s calls late only what is late, and names the fee so far', async (at) => {
  const app = await openAt('overdue-late-fee', at);
  await app.says('termasuk denda');
  const card = app.text().slice(app.text().indexOf('Tagihan kamu'));
  expect(card).toMatch(
    /^Tagihan kamuRp825\.000 rupiahTerlambat \d+ hari, termasuk denda Rp25\.000Rp705\.000 rupiahJatuh tempo \d+ \w+ \d{4}Rp120\.000 rupiah/,
  );
});

test.each(guides)('%s without the bills shows that a part is late, not the whole', async (at) => {
  const app = await openFailing('overdue-late-fee', at, '/v1/bill-list', { status: 500 }, 9);
  await app.says('Ada tagihan yang lewat jatuh tempo, paling awal');
  expect(app.text()).toContain('Ada tagihan yang sudah kena denda');
  expect(app.text()).not.toMatch(/Lewat, kena denda|Terlambat/);
});

test.each(guides)('%s works without home, and fails silently', async (at) => {
  const app = await openFailing('approved', at, '/v2/homepage');
  await app.on(at);
  expect(document.querySelectorAll('main li').length).toBeGreaterThan(2);
  expect(document.querySelector('[role="alertdialog"]')).toBe(null);
});

/** Returns the amount of the newest payment in the lender's books. */
const lastPaid = ({ world, userId }: OpenApp): string => {
  const user = userById(world, userId);
  const entries = user ? all(userContextOf(world, user), many.entries) : [];
  const paid = entries.filter((it) => it.kind === 'REPAYMENT' && it.stage === undefined);
  return String(paid.sort((a, b) => b.at - a.at)[0]?.amount);
};

test('after a payment the page shows the received and the remaining amount, and home is read again', async () => {
  const app = await openAt('active', '/home/success');
  await app.says('Masih harus dibayar');
  expect(app.one('main [data-amount]').dataset['amount']).toBe(lastPaid(app));
  expect(app.text()).toMatch(/Uang kami terima.*\d+ \w+ \d{4}, \d{2}:\d{2} WIB/);
  expect(app.sent('homepage').length).toBe(1);
  await app.pressTo('/repayment/bill-list');
});

test('a payment that cannot be read can be retried', async () => {
  const app = await openFailing('active', '/home/success', '/v1/repay/status');
  await app.says('Status belum bisa dimuat');
  app.press();
  await waitFor(() => expect(app.one('main [data-amount]').dataset['amount']).toBe(lastPaid(app)));
});

test.each([
  [{ id: 'Denda Rp25.000, satu kali.', en: 'A late fee of Rp25.000, once.' }, true],
  [{}, false],
])(
  'the page of fees says what the lender charges when late, if configured',
  async (whenLate, is) => {
    const app = await openApp({ persona: 'approved', at: '/home/about-fee', config: { whenLate } });
    await app.says('Denda keterlambatan');
    expect(app.text().includes('Denda keterlambatanDenda Rp25.000 rupiah, satu kali.')).toBe(is);
    expect(app.text().includes('Bisa dikenakan')).toBe(!is);
    await app.speak('en');
    await waitFor(() =>
      expect(app.text().includes('A late fee of Rp25.00025,000 rupiah, once.')).toBe(is),
    );
  },
);

test('the page of fees sends to the product summary for the details, not for the figure that it names', async () => {
  const whenLate = { id: 'Denda Rp25.000, satu kali.', en: 'A late fee of Rp25.000, once.' };
  const app = await openApp({ persona: 'approved', at: '/home/about-fee', config: { whenLate } });
  await app.says('Rincian lengkapnya ada di ringkasan produk.');
  expect(app.text()).not.toContain('Besarnya');
  await app.speak('en');
  await app.says('The full details are in the product summary.');
});

test('the page of fees links to the product summary, if one is configured', async () => {
  const app = await openAt('approved', '/home/about-fee');
  app.click('Buka ringkasan produk');
  await waitFor(() => expect(app.navigator.left.at(-1)).toMatch(/summary$/));
});

test('without a product summary the page of fees does not mention one', async () => {
  const app = await openApp({
    persona: 'approved',
    at: '/home/about-fee',
    config: { productSummary: 'gojek://unlisted' },
  });
  await app.on('/home/about-fee');
  expect(app.text()).not.toContain('ringkasan produk');
});
