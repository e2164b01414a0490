import { expect, test } from 'vitest';
import { STORED } from '../../../domain/storage/stored';
import { openAt } from '../../support/app/open-at';

const open = async () => {
  const app = await openAt('new', '/kyc');
  expect(app.text()).toContain('e-KTP asli');
  await app.pressTo('/kyc/step1');
  return app;
};

const made = { kind: 'ok', value: { kind: 'submitted', submissionUuid: 'u-7' } } as const;

test('a check is saved in the draft and continues', async () => {
  const app = await open();
  app.bridge.answers.launchOneKyc = made;
  await app.pressTo('/kyc/onekyc/success');
  await app.says('Langkah berikutnyaData diri');
  expect(app.one('.stepper__text').textContent).toBe('Langkah 1 dari 6');
  expect(app.stored()['draft']).toMatchObject({ onekycSubmissionUuid: 'u-7' });
  await app.pressTo('/kyc/step2');
  app.navigator.back();
  await app.on('/kyc/step1');
  expect(app.text()).toContain('sudah kami terima');
});

test('a cancelled check keeps the user on the page without an error', async () => {
  const app = await open();
  app.bridge.answers.launchOneKyc = { kind: 'cancelled' };
  app.press();
  await app.says('tidak apa-apa');
  expect(document.querySelector('[role="alertdialog"]')).toBe(null);
  app.bridge.answers.launchOneKyc = made;
  await app.pressTo('/kyc/onekyc/success');
  expect(
    app.tracking.events
      .filter(({ action }) => action === 'identity_check_ended')
      .map(({ route, properties }) => [route, properties]),
  ).toEqual([
    ['kycStep1', { flow: 'GPL', outcome: 'cancelled' }],
    ['kycStep1', { flow: 'GPL', outcome: 'submitted' }],
  ]);
});

test('a check that cannot begin shows a dialog with its code and a retry', async () => {
  const app = await open();
  app.bridge.answers.launchOneKyc = made;
  app.fault({ method: 'GET', path: '/v1/kyc/one-kyc/token', status: 500, code: 'AFI_KYC' });
  app.press();
  await app.alertSays('[AFI_KYC]');
  await app.clickTo('Coba lagi', '/kyc/onekyc/success');
});

test('a check that is missing in the draft is resumed', async () => {
  const app = await openAt('new', '/kyc');
  app.storage.write(STORED.onekycSubmissionUuid, 'u-8');
  await app.pressTo('/kyc/step1');
  await app.pressTo('/kyc/step2');
  expect(app.bridge.launches).toEqual([]);
  expect(app.stored()['draft']).toMatchObject({ onekycSubmissionUuid: 'u-8' });
});

test('an earlier check that the host rejected is not resumed', async () => {
  const app = await openAt('new', '/kyc');
  app.storage.write(STORED.onekycSubmissionUuid, 'u-9');
  app.bridge.answers.oneKycStatus = { kind: 'ok', value: { kind: 'rejected' } };
  await app.pressTo('/kyc/step1');
  await app.pressTo('/kyc/onekyc/rejected');
  expect(app.stored()['draft']).not.toMatchObject({ onekycSubmissionUuid: 'u-9' });
});

test('a migrated user is not asked for an identity card', async () => {
  const app = await openAt('migrated', '/kyc');
  expect(app.text()).not.toContain('e-KTP');
  await app.pressTo('/kyc/step1/migrated');
  await app.pressTo('/kyc/step2');
  await openAt('migrated', '/kyc/step1', '/kyc/step1/migrated');
});

test('a draft is resumed at its first incomplete step', async () => {
  const app = await openAt('draft', '/kyc');
  expect(app.text()).toContain('2 dari 6 langkah terisi');
  await app.pressTo('/kyc/step3');
});
