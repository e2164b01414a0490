import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import contracts from '../../../ui/messages/id/contracts.json';
import home from '../../../ui/messages/id/home.json';
import reassessment from '../../../ui/messages/id/reassessment.json';
import repayment from '../../../ui/messages/id/repayment.json';
import { onDemand, openPinSheet, enterPin } from '../../support/app/asking-pin';
import { type OpenApp, openApp } from '../../support/app/open-app';
import { openAt } from '../../support/app/open-at';
import { bills, processing } from '../../support/app/owing';
import { clientConfig } from '../../support/client-config';

type Fault = Omit<Parameters<OpenApp['fault']>[0], 'path'>;

const down: Fault = { status: 500, code: 'DOWN' };
const signing = '/transactions/agreement';

const fails = async (app: OpenApp, path: string, how: Fault = down) => {
  app.fault({ path, ...how }, 9);
  app.press();
  return app;
};

/** Opens the agreement and lets the signature fail. */
const signs = async (how: Fault) => {
  const links = { ...clientConfig.links, hosts: ['lender.example'] };
  const app = await openApp({ persona: 'contract-unsigned', at: signing, config: { links } });
  await app.on(signing);
  app.links.use((ways) => ({ ...ways, open: () => {} }));
  app.press();
  await waitFor(() => expect(app.one('[data-action="primary"]').textContent).toBe(contracts.sign));
  return fails(app, '/v1/esign/sign-contract', how);
};

const sendsReview = async () => {
  const app = await openPinSheet();
  app.fault({ method: 'POST', path: '/v1/kyc/on-demand', status: 500, code: 'DOWN' });
  enterPin(app, '123456');
  return app;
};

test.each<[what: string, open: () => Promise<OpenApp>, says: string]>([
  [
    'the start of a payment',
    async () => fails(await openAt('due-soon', bills), '/v1/repay/status'),
    repayment.outcome.pay,
  ],
  [
    'a check of a payment',
    async () => fails(await openAt('due-soon', processing), '/v1/repay/status'),
    repayment.outcome.check,
  ],
  ['a signature', () => signs(down), contracts.outcome.sign],
  [
    'a signature that the lender refuses',
    () => signs({ status: 409, code: 'DOWN' }),
    contracts.outcome.conflict,
  ],
  [
    'the token of a PIN',
    async () => fails(await openAt('reassess', onDemand), '/v1/kyc/on-demand/token'),
    reassessment.outcome,
  ],
  [
    'the challenge of a PIN',
    async () => fails(await openAt('reassess', onDemand), '/v1/gotopin/challenge'),
    reassessment.outcome,
  ],
  ['a request for another limit', sendsReview, reassessment.outcome],
  [
    'home',
    async () => {
      const app = await openAt('active', '/home/settings');
      app.fault({ path: '/v2/homepage', ...down }, 9);
      app.navigator.go('/home');
      await app.advance(10_000);
      return app;
    },
    home.failed.text,
  ],
])('after %s failed, the dialog says what has changed', async (_, open, says) => {
  const app = await open();
  await app.alertSays('[DOWN]');
  expect(document.querySelector('[role="alertdialog"]')?.textContent).toContain(says);
});
