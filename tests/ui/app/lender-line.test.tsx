import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lenderName } from '../../../sandbox/client-config';
import { openApp } from '../../support/app/open-app';
import { openAt } from '../../support/app/open-at';

const line = () => document.querySelector('[data-section="lender"]');

test.each([
  ['active', '/home'],
  ['active', '/home/limit-details'],
  ['active', '/home/about-fee'],
  ['active', '/home/bill-cycle-education'],
  ['active', '/repayment/bill-list'],
  ['active', '/repayment/bca-va'],
  ['active', '/transactions'],
  ['approved', '/home/activated'],
  ['due-soon', '/repayment/processing'],
  ['overdue', '/bill-restructure'],
])('for %s, %s names the lender and leads to its licence', async (persona, path) => {
  const app = await openAt(persona, path);
  await waitFor(() => expect(line()?.textContent).toContain(lenderName));
  const more = 'Syarat, izin, dan pengaduan';
  await app.clickTo(more, '/tnc');
  expect(app.one('h1').textContent).toBe(more);
  const facts = [...document.querySelectorAll('dl > div')].map((it) => it.textContent);
  expect(facts).toEqual([`Pemberi pinjaman${lenderName}`, 'IzinSandbox', 'Pengaduan157']);
  const buttons = [...document.querySelectorAll('main button')].map((it) => it.textContent);
  expect(buttons).toEqual(['Telepon 157', 'Ringkasan produk', 'Laporkan penipuan']);
});

test('the terms state what access is checked, and where to complain', async () => {
  const app = await openAt('active', '/tnc');
  await app.says('WCAG 2.2 tingkat AA');
  expect(app.text()).toContain('Telepon 157, atau tekan Bantuan');
});

test('without a help centre the terms offer no way to report a scam', async () => {
  const nowhere = {
    gojek: 'mailto:a',
    gopay: 'mailto:a',
    'partner-sdk': 'mailto:a',
    web: 'mailto:a',
  };
  const app = await openApp({ persona: 'active', at: '/tnc', config: { help: nowhere } });
  await app.says('Keamanan');
  expect(app.text()).not.toContain('Laporkan penipuan');
});

test('a page without money does not name the lender', async () => {
  await openAt('active', '/home/settings');
  expect(line()).toBe(null);
});
