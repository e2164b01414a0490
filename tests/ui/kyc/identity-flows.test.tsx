import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { IdentityFlow } from '../../../domain/kyc/identity-flow';
import { STORED } from '../../../domain/storage/stored';
import { newTab, openApp } from '../../support/app/open-app';

const personas = { GPL: 'new', COMBINED: 'gpp-draft', REKYC: 'closed' } as const;

/** Opens a page of the identity check while this flow is active in this browser. */
const open = async (flow: IdentityFlow, at: string, made?: string, persona = personas[flow]) => {
  const tab = newTab(persona);
  if (flow === 'REKYC') tab.storage.write(STORED.rekycFlow, true);
  else tab.storage.write(STORED.onboardingType, flow);
  if (made !== undefined) tab.storage.write(STORED.onekycSubmissionUuid, made);
  return openApp({ persona, at, tab });
};

const submitted = (submissionUuid: string) =>
  ({ kind: 'ok', value: { kind: 'submitted', submissionUuid } }) as const;

test('the combined application continues with its own first incomplete step', async () => {
  const app = await open('COMBINED', '/kyc/onekyc/success', 'u-1');
  await app.on('/kyc/onekyc/success');
  await app.pressTo('/combined/work-info');
  expect([app.sent('kycDraft'), app.sent('saveKycDraft')]).toEqual([[], []]);
});

test('a re-KYC continues at the page of its status', async () => {
  const app = await open('REKYC', '/kyc/onekyc/success', 'u-2');
  await app.on('/kyc/onekyc/success');
  expect(app.text()).not.toContain('Lengkapi');
  await app.pressTo('/rekyc');
  expect([app.sent('kycDraft'), app.sent('saveKycDraft')]).toEqual([[], []]);
});

test.each([
  ['GPL', '/kyc/step1'],
  ['COMBINED', '/combined'],
  ['REKYC', '/kyc/step1'],
] as const)('in %s the success page is not shown without a check', async (flow, from) => {
  const app = await open(flow, '/kyc/onekyc/success');
  await app.on(from);
});

test.each([
  ['COMBINED', '/combined'],
  ['REKYC', '/home'],
] as const)('in %s a postponed check opens the page to resume the flow', async (flow, later) => {
  const app = await open(flow, '/kyc/onekyc/rejected');
  await app.on('/kyc/onekyc/rejected');
  await app.clickTo('Nanti saja', later);
  expect(app.storage.read(STORED.rekycFlow)).toBeUndefined();
});

test.each(['GPL', 'COMBINED', 'REKYC'] as const)(
  'in %s a rejected check is repeated, and so is a failed one',
  async (flow) => {
    const app = await open(flow, '/kyc/onekyc/rejected');
    await app.on('/kyc/onekyc/rejected');
    await app.pressTo('/kyc/onekyc/reapply');
    app.bridge.answers.launchOneKyc = { kind: 'failed', code: 'CAMERA' };
    await app.pressTo('/kyc/onekyc/failure');
    app.bridge.answers.launchOneKyc = { kind: 'ok', value: { kind: 'rejected' } };
    await app.pressTo('/kyc/onekyc/rejected');
    await app.pressTo('/kyc/onekyc/reapply');
    app.bridge.answers.launchOneKyc = submitted('u-3');
    await app.pressTo('/kyc/onekyc/success');
    expect(app.sent('submitRekyc')).toHaveLength(flow === 'REKYC' ? 1 : 0);
  },
);

test('a check that is repeated at the first step belongs to the single product, whatever flow came before', async () => {
  const app = await open('COMBINED', '/kyc/step1', 'u-3');
  app.bridge.answers.launchOneKyc = submitted('u-4');
  await app.on('/kyc/step1');
  await app.clickTo('Ulangi verifikasi', '/kyc/onekyc/reapply');
  await app.pressTo('/kyc/onekyc/success');
  expect(app.sent('oneKycToken').at(-1)?.raw.headers['onboarding-partner']).toBe('paylater-web');
  expect(app.sent('saveKycDraft')).toHaveLength(1);
});

test('the check of a re-KYC does not ask for details', async () => {
  const app = await open('REKYC', '/kyc/step1');
  app.bridge.answers.launchOneKyc = submitted('u-5');
  app.fault({ method: 'POST', path: '/v1/kyc/rekyc', status: 403, code: 'REKYC_NOT_ALLOWED' });
  await app.on('/kyc/step1');
  app.press();
  await waitFor(() => app.one('[role="alertdialog"]'));
  expect(app.text()).toContain('Foto KTP dan wajahmu');
  expect(app.text()).not.toMatch(/mengisi|data diri|lengkapi|langkah/i);
});

test('the page of a re-KYC check stays when its flow ends in another tab and the language changes', async () => {
  const app = await open('REKYC', '/kyc/step1');
  await app.on('/kyc/step1');
  app.storage.erase(STORED.rekycFlow);
  (app.one('.display-settings') as HTMLDetailsElement).open = true;
  await waitFor(() => app.click('English'));
  await app.says('photos of your e-KTP');
  expect(app.text()).not.toContain('Step 1');
  expect(app.sent('kycDraft')).toEqual([]);
});

test('an earlier check that is resumed in the single product stays in that flow, even when rejected', async () => {
  const app = await open('COMBINED', '/kyc/step1', 'u-3', 'new');
  await app.on('/kyc/step1');
  app.bridge.answers.oneKycStatus = { kind: 'ok', value: { kind: 'rejected' } };
  await app.pressTo('/kyc/onekyc/rejected');
  await app.clickTo('Nanti saja', '/kyc');
});
