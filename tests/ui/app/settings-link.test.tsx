import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
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
