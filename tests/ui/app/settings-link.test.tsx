import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STORED } from '../../../domain/storage/stored';
import { openAt } from '../../support/app/open-at';

const openDisplay = async () => {
  const panel = document.querySelector('header details') as HTMLDetailsElement;
  panel.open = true;
  fireEvent(panel, new Event('toggle'));
  await waitFor(() => expect(panel.querySelectorAll('button').length).toBeGreaterThan(0));
};
const name = () => document.querySelector('header summary')?.textContent;
const link = () => document.querySelector('header details a[href="/home/settings"]');

test.each(['/home', '/repayment/bill-list', '/transactions', '/home/about-fee'])(
  'the display settings on %s link to all settings',
  async (at) => {
    const app = await openAt('active', at);
    expect(name()).toBe('Pengaturan dan tampilan');
    await openDisplay();
    fireEvent.click(link() as HTMLElement);
    await app.on('/home/settings');
  },
);

test.each([
  ['active', '/home/settings'],
  ['draft', '/kyc/step3'],
  ['review', '/application/review'],
])('for %s, the display settings on %s have no such link', async (persona, at) => {
  await openAt(persona, at);
  expect(name() === 'Pengaturan dan tampilan').toBe(persona === 'active');
  await openDisplay();
  expect(link()).toBe(null);
});

test.each([['/tnc'], ['/credit-reassessment'], ['/no-such-page', '*'], ['/auth/logout']])(
  'on %s, a user who comes from home keeps the settings',
  async (at, route = at) => {
    const app = await openAt('active', '/home');
    await app.goTo(at, route);
    await waitFor(() => expect(name()).toBe('Pengaturan dan tampilan'));
    await openDisplay();
    expect(link()).not.toBe(null);
  },
);

test('a re-KYC starts with the settings, which its steps do not have', async () => {
  const app = await openAt('rekyc-initiated', '/rekyc');
  expect(name()).toBe('Pengaturan dan tampilan');
  app.storage.write(STORED.rekycFlow, true);
  await app.goTo('/kyc/step1');
  expect(name()).not.toBe('Pengaturan dan tampilan');
});
