import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { second } from '../../../domain/kernel/instant';
import { type OpenApp, openApp } from '../../support/app/open-app';
import { openFilled } from '../../support/app/open-filled';

const statusPath = '/v1/user/application-status';
const dialog = () => document.querySelector('[role="alertdialog"]');
const submissions = (app: OpenApp) => (app.stored()['submissions'] as readonly unknown[]).length;

/** Opens the terms of an application, one history entry after the summary. */
const openTerms = async () => {
  const app = await openFilled('/kyc/step6');
  await app.pressTo('/kyc/tnc');
  return app;
};

/** Opens the terms with the dialog of a submission that failed. */
const openFailed = async () => {
  const app = await openTerms();
  app.fault({ path: statusPath, status: 500 });
  app.press();
  await app.alertSays('[HTTP_500]');
  return app;
};

const goBack = (app: OpenApp) => act(() => app.navigator.back());

test('leaving a page closes its dialog, and nothing is sent from the page before', async () => {
  const app = await openFailed();
  goBack(app);
  await app.on('/kyc/step6');
  expect(dialog()).toBe(null);
  expect([app.sent('submitApplication').length, submissions(app)]).toEqual([0, 0]);
});

test('a failure after the user left the page is shown without a retry', async () => {
  const app = await openTerms();
  app.fault({ path: statusPath, status: 500, delayMs: 2 * second });
  app.press();
  await app.advance(second);
  goBack(app);
  await app.on('/kyc/step6');
  await app.advance(second);
  await app.alertSays('[HTTP_500]');
  const buttons = [...(dialog()?.querySelectorAll('button') ?? [])];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Tutup']);
  expect(submissions(app)).toBe(0);
});

test('a toast goes when its page is left, and stays when only the query changes', async () => {
  const app = await openApp({ persona: 'review', at: '/application/review' });
  const toast = () => document.querySelector('[data-toast]');
  app.press();
  await waitFor(() => expect(toast()).toBeTruthy());
  act(() => app.navigator.go('/application/review?utm_source=letter'));
  expect(toast()).toBeTruthy();
  act(() => app.navigator.go('/terms-of-another-page'));
  expect(toast()).toBe(null);
});

test('a dialog stays when only the query of its page changes', async () => {
  const app = await openFailed();
  act(() => app.navigator.go('/kyc/tnc?utm_source=letter'));
  expect(dialog()?.textContent).toContain('[HTTP_500]');
  await app.clickTo('Coba lagi', '/application/submit');
  expect(submissions(app)).toBe(1);
});
