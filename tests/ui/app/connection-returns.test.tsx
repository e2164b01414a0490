import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { second } from '../../../domain/kernel/instant';
import { onPhone } from '../../support/app/on-phone';
import { openAt, openFailing } from '../../support/app/open-at';
import { turn } from '../../support/app/owing';

const dialog = () => document.querySelector('[role="alertdialog"]');

test('a dialog about a lost connection closes when it returns, and home is read again', async () => {
  const app = await openFailing('active', '/home', '/v2/homepage', { drop: true });
  await app.alertSays('[NETWORK]');
  await turn(app, 'online$', false);
  expect(dialog()).not.toBe(null);
  await turn(app, 'online$', true);
  expect(dialog()).toBe(null);
  await waitFor(() => app.one('main [data-figure="owed"]'));
});

test('a connection that is lost after a failure opens no other dialog', async () => {
  const app = await openFailing('active', '/home', '/v2/homepage', { status: 500 });
  await app.alertSays('[HTTP_500]');
  app.click('Tutup');
  app.fault({ path: '/v2/homepage', drop: true });
  const asked = app.sent('homepage').length;
  await turn(app, 'online$', false);
  await app.advance(second);
  expect([dialog(), app.sent('homepage').length]).toEqual([null, asked]);
  await app.says('Kamu sedang offline');
});

test('the path on home is whole again after a visit without a connection', async () => {
  const app = await openAt('active', '/home');
  await waitFor(() => app.one('main [data-section="path"]'));
  app.navigator.go('/home/settings');
  await turn(app, 'online$', false);
  app.fault({ path: '/v1/bill-list', drop: true }, 2);
  app.navigator.back();
  await waitFor(() => expect(document.querySelector('main [data-section="path"]')).toBe(null));
  await turn(app, 'online$', true);
  await waitFor(() => app.one('main [data-section="path"]'));
});

test('settings that could not be read are read again instead of leaving the page', async () => {
  const app = await openAt('active', '/home');
  app.fault({ path: '/account-management/settings/toggles', drop: true });
  app.navigator.go('/home/settings');
  await app.alertSays('[NETWORK]');
  await turn(app, 'online$', false);
  await turn(app, 'online$', true);
  await waitFor(() => app.one('main [role="switch"]'));
  expect([dialog(), app.navigator.place$.value.path]).toEqual([null, '/home/settings']);
});

test('a list that could not be read shows that the user is offline, and is read once on the return', async () => {
  const list = '/home/popular-partners';
  const app = await openFailing('approved', list, '/v1/partners', { drop: true });
  await app.says('Kode untuk bantuan: NETWORK');
  await turn(app, 'online$', false);
  await app.says('Kamu sedang offline');
  expect(app.text()).not.toContain('Kode untuk bantuan');
  const asked = app.sent('partners').length;
  await turn(app, 'online$', true);
  await app.advance(second);
  await waitFor(() => expect(app.text()).toContain('Pasar Rumah'));
  expect(app.sent('partners').length).toBe(asked + 1);
});

test('bills that could not be read are read once on the return', async () => {
  onPhone();
  const list = '/repayment/bill-list';
  const app = await openFailing('due-soon', list, '/v1/bill-list');
  await app.says('Tagihan belum bisa dibuka');
  await turn(app, 'online$', false);
  const asked = app.sent('billList').length;
  await turn(app, 'online$', true);
  await app.advance(second);
  await waitFor(() => app.one('main [data-figure="total"]'));
  expect(app.sent('billList').length).toBe(asked + 1);
});

test('a receipt that could not be read shows that the user is offline, and is read once on the return', async () => {
  const app = await openAt('active', '/transactions');
  const row = await waitFor(() => app.one('main [data-row="transaction"] button'));
  app.fault({ path: '/v1/transaction-receipt', drop: true });
  await turn(app, 'online$', false);
  row.click();
  const said = () => app.one('[role="dialog"] [role="alert"]').textContent;
  await waitFor(() =>
    expect(said()).toBe('Kamu sedang offline. Bagian ini dibuka sendiri begitu tersambung.'),
  );
  const asked = app.sent('transactionReceipt').length;
  await turn(app, 'online$', true);
  await waitFor(() => expect(app.one('[role="dialog"]').textContent).toContain('Nomor referensi'));
  expect(app.sent('transactionReceipt').length).toBe(asked + 1);
});

test('the return closes the dialog of a step that was not sent, and sends nothing', async () => {
  const app = await openAt('active', '/home/settings');
  await waitFor(() => app.one('main [role="switch"]'));
  app.fault({ path: '/account-management/*', drop: true }, 4);
  app.one('main [role="switch"]').click();
  await app.alertSays('[NETWORK]');
  const sent = () => app.sent('saveToggle').length;
  const before = sent();
  await turn(app, 'online$', false);
  await turn(app, 'online$', true);
  await app.advance(second);
  expect([dialog(), sent()]).toEqual([null, before]);
});
