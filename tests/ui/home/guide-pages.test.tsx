import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contextOf, userById } from '../../../sandbox/lender/people';
import { many } from '../../../sandbox/lender/records';
import { all } from '../../../sandbox/lender/world';
import { type OpenApp, openApp } from '../kyc/support/open-app';
import { openAt } from '../kyc/support/open-at';

const headline = () => document.querySelector('main [data-amount]')?.getAttribute('data-amount');

test('the limit in full: every figure of the server, and what it means', async () => {
  const app = await openAt('temporary-limit', '/home/limit-details');
  await waitFor(() => expect(headline()).toBe('7000000'));
  for (const part of ['Limit kamu', 'Terpakai', 'Bisa dipakai', 'limit sementara'])
    expect(app.text()).toContain(part);
  expect(app.text()).toMatch(/Limit sementara berlaku sampai \d+ \w+ \d{4}/);
  expect(document.querySelector('[data-action="primary"]')).toBe(null);
});

test('the parts of a limit with a temporary one add up to the limit in all', async () => {
  const app = await openAt('temporary-limit', '/home/limit-details');
  await waitFor(() => expect(headline()).toBe('7000000'));
  const parts = [...document.querySelectorAll<HTMLElement>('.limit-card dl [data-amount]')];
  expect(parts.reduce((sum, it) => sum + Number(it.dataset['amount']), 0)).toBe(7_000_000);
  expect(app.one('.limit-card__label--temporary').textContent).toMatch(
    /^Termasuk limit sementara Rp1\.500\.000 rupiah sampai \d+ \w+ \d{4}$/,
  );
});

test('without a temporary limit none is mentioned', async () => {
  const app = await openAt('active', '/home/limit-details');
  expect(app.text()).not.toContain('sementara');
});

test('a limit that cannot be read can be read again', async () => {
  const app = await openApp({ persona: 'approved', at: '/home/settings' });
  app.fault({ path: '/v2/homepage', status: 500, code: 'HOME_DOWN' });
  app.navigator.go('/home/limit-details');
  await waitFor(() => expect(app.one('[role="alertdialog"]').textContent).toContain('[HOME_DOWN]'));
  // Said once: by the dialog, and by the page after it.
  expect(app.text()).not.toContain('Limitmu belum terbaca');
  app.click('Tutup');
  await waitFor(() => expect(app.text()).toContain('Limitmu belum terbaca'));
  app.click('Coba lagi');
  await waitFor(() => expect(headline()).toBe('5500000'));
});

test('the page of fees explains them with the figures of the person’s next bill', async () => {
  const app = await openAt('overdue-late-fee', '/home/about-fee');
  await waitFor(() => expect(app.text()).toContain('kena denda'));
  expect(app.text()).toContain('sudah kena denda keterlambatan');
  expect(app.text()).toContain('PT Contoh');
  expect(app.text()).not.toMatch(/%|persen/);
});

test.each(['/home/about-fee', '/home/bill-cycle-education'])(
  '%s explains itself without home, and fails silently',
  async (at) => {
    const app = await openApp({ persona: 'approved', at: '/home/settings' });
    app.fault({ path: '/v2/homepage', status: 500 });
    app.navigator.go(at);
    await app.on(at);
    expect(document.querySelectorAll('main li').length).toBeGreaterThan(2);
    expect(document.querySelector('[role="alertdialog"]')).toBe(null);
  },
);

/** The newest payment in the lender's books. */
const lastPaid = ({ world, userId }: OpenApp): string => {
  const user = userById(world, userId);
  const entries = user ? all(contextOf(world, user), many.entries) : [];
  const paid = entries.filter((it) => it.kind === 'REPAYMENT' && it.stage === undefined);
  return String(paid.sort((a, b) => b.at - a.at)[0]?.amount);
};

test('after a payment: how much came in, what is left, and home is read anew', async () => {
  const app = await openAt('active', '/home/success');
  await waitFor(() => expect(app.text()).toContain('Masih harus dibayar'));
  expect(app.one('main [data-amount]').dataset['amount']).toBe(lastPaid(app));
  expect(app.text()).toMatch(/Diterima \d+ \w+ \d{4}, \d{2}:\d{2} WIB/);
  expect(app.sent('homepage').length).toBe(1);
  app.press();
  await app.on('/repayment/bill-list');
});

test('a payment that cannot be read can be read again', async () => {
  const app = await openApp({ persona: 'active', at: '/home/settings' });
  app.fault({ path: '/v1/repay/status', status: 500 });
  app.navigator.go('/home/success');
  await waitFor(() => expect(app.text()).toContain('Status belum terbaca'));
  app.press();
  await waitFor(() => expect(app.one('main [data-amount]').dataset['amount']).toBe(lastPaid(app)));
});
