import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { second } from '../../../domain/kernel/instant';
import { openAt } from '../../support/app/open-at';

const openTerms = async () => {
  const app = await openAt('gpp-available', '/kyc');
  await app.goTo('/combined/tnc');
  return app;
};

test('the consent to the loan is sent once, and both products continue', async () => {
  const app = await openTerms();
  app.press();
  await app.pressTo('/combined');
  expect(app.sent('giveConsent')).toHaveLength(1);
});

test('a user who went back during the request stays on that page', async () => {
  const app = await openTerms();
  app.fault({ method: 'POST', path: '/v1/user-consent', delayMs: 2 * second });
  app.press();
  await app.advance(second);
  act(() => app.navigator.back());
  await app.on('/kyc');
  await app.advance(second);
  await waitFor(() => expect(app.sent('saveCombinedDraft').length).toBe(1));
  await app.advance(second);
  await app.on('/kyc');
});

test('the sentence names the button that gives the consent, and no tier is named', async () => {
  const app = await openTerms();
  const button = app.one('[data-action="primary"]').textContent;
  expect(app.text()).toContain(`Dengan menekan “${button}”, kamu menyetujui semua ini.`);
  expect(app.text()).not.toMatch(/freemium|paket/i);
});
