import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clientConfig } from '../../../sandbox/client-config';
import { openApp } from '../kyc/support/open-app';

const at = '/transactions/agreement';
const path = '/v1/esign/sign-contract';
const drop = { path, drop: true } as const;

const settings: { idempotencyKeys: boolean } = clientConfig;
afterEach(() => {
  settings.idempotencyKeys = true;
});

const open = async (persona: string) => {
  const app = await openApp({ persona, at });
  await app.on(at);
  const main = () => app.one('[data-action="primary"]').textContent;
  return { ...app, main };
};

test('who has signed reads, and is not asked to sign', async () => {
  const { main, text } = await open('active');
  expect(main()).toBe('Buka perjanjian');
  expect(text()).not.toContain('Tanda tangan');
});

test('what it means stands beside the signature, and it can be read before', async () => {
  const { one, main, press, click, text, sent } = await open('contract-unsigned');
  expect(main()).toBe('Tanda tangani');
  expect(one('.actions p').textContent).toContain('kamu wajib membayar tagihan');
  click('Buka perjanjian');
  expect(sent('signContract')).toEqual([]);
  press();
  press();
  await waitFor(() => expect(main()).toBe('Buka perjanjian'));
  expect(sent('signContract')).toHaveLength(1);
  expect(document.querySelector('[data-toast]')?.textContent).toContain('sudah kamu tanda tangani');
  expect(text()).not.toContain('Baca dulu');
});

test('a refusal is told, and tried again by hand', async () => {
  const { fault, main, press, sent } = await open('contract-unsigned');
  fault({ path, status: 400, code: 'NOT_NOW' });
  press();
  const dialog = () => document.querySelector<HTMLElement>('[role="alertdialog"]');
  await waitFor(() => expect(dialog()?.textContent).toContain('[NOT_NOW]'));
  dialog()?.querySelector('button')?.click();
  await waitFor(() => expect(main()).toBe('Buka perjanjian'));
  expect(sent('signContract')).toHaveLength(2);
});

test('a lost answer that was never carried out may be sent again where the backend knows keys', async () => {
  const { fault, main, press, text } = await open('contract-unsigned');
  fault(drop);
  press();
  await waitFor(() => expect(main()).toBe('Tanda tangani lagi'));
  expect(text()).toContain('Tanda tanganmu belum pasti');
  press();
  await waitFor(() => expect(main()).toBe('Buka perjanjian'));
});

test('where it does not, nothing but asking is offered', async () => {
  settings.idempotencyKeys = false;
  const { fault, main, press, text, click, sent } = await open('contract-unsigned');
  fault(drop);
  press();
  await waitFor(() => expect(main()).toBe('Cek lagi'));
  expect(text()).toContain('buka Bantuan');
  expect(text()).not.toContain('Tanda tangani lagi');
  click('Cek lagi');
  const toast = () => document.querySelector('[data-toast]')?.textContent;
  await waitFor(() => expect(toast()).toContain('Belum bisa dipastikan'));
  expect(sent('signContract')).toHaveLength(1);
});
