import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientConfig } from '../../support/client-config';
import type { ClientConfig } from '../../../domain/config/config';
import { STORED } from '../../../domain/storage/stored';
import { openApp } from '../../support/app/open-app';
import { reopen } from '../../support/app/open-at';

const at = '/transactions/agreement';
const path = '/v1/esign/sign-contract';
const drop = { path, drop: true } as const;

type Changed = Partial<ClientConfig>;
const hosts = ['lender.example'];
const listed: Changed = { links: { ...clientConfig.links, hosts } };

const open = async (persona: string, config: Changed = {}) => {
  const app = await openApp({ persona, at, config: { ...listed, ...config } });
  await app.on(at);
  const main = () => app.one('[data-action="primary"]').textContent;
  const gone: string[] = [];
  app.links.use((ways) => ({ ...ways, open: (url) => gone.push(url) }));
  return { ...app, main, gone };
};

const dialog = () => document.querySelector<HTMLElement>('[role="alertdialog"]');

/** Opens the page and then its agreement, which comes before a signature. */
const openRead = async (persona = 'contract-unsigned', config: Changed = {}) => {
  const app = await open(persona, config);
  app.press();
  await waitFor(() => expect(app.main()).toBe('Tanda tangani'));
  return app;
};

test('a signed agreement shows that it is signed, can be read, and offers no signature', async () => {
  const { main, text } = await open('active');
  expect(main()).toBe('Buka perjanjian');
  expect(text()).toContain('Sudah kamu tanda tangani.');
  expect(text()).not.toContain('Tanda tangani');
});

test('an agreement that the user has not opened cannot be signed', async () => {
  const { main, press, text, gone, sent } = await open('contract-unsigned');
  expect(main()).toBe('Buka perjanjian');
  expect(text()).not.toContain('Tanda tangani');
  press();
  await waitFor(() => expect(main()).toBe('Tanda tangani'));
  expect(gone).toEqual([expect.stringMatching(/^https:/)]);
  expect(sent('signContract')).toEqual([]);
});

test('the agreement counts as opened only once the user confirms to leave for its site', async () => {
  const { main, press } = await open('contract-unsigned', { links: clientConfig.links });
  const answer = async (which: number) => {
    await waitFor(() => expect(dialog()).not.toBe(null));
    dialog()?.querySelectorAll('button')[which]?.click();
    await waitFor(() => expect(dialog()).toBe(null));
  };
  press();
  await answer(1);
  expect(main()).toBe('Buka perjanjian');
  press();
  await answer(0);
  expect(main()).toBe('Tanda tangani');
});

test('without a signed state from the lender a signature is offered, and the lender refuses a second one', async () => {
  const first = await openRead('contract-silent');
  expect(first.text()).toContain('Kalau belum kamu tanda tangani');
  first.press();
  await waitFor(() => expect(first.main()).toBe('Buka perjanjian'));
  await first.goTo('/home/settings');
  await first.goTo(at);
  expect(first.text()).not.toContain('Kalau belum');

  // Another browser of the same user has not stored the signature.
  first.storage.erase(STORED.signedContract);
  const app = await reopen(first, at);
  app.press();
  await waitFor(() =>
    expect(app.one('[data-action="primary"]').textContent).toBe('Buka perjanjian'),
  );
  expect(app.text()).not.toContain('Kalau belum');
  expect(dialog()).toBe(null);
  expect([...first.sent('signContract'), ...app.sent('signContract')]).toHaveLength(2);
});

test('the meaning of the signature is next to its button, and the agreement can be read again', async () => {
  const { one, main, press, click, text, sent } = await openRead();
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

test('a refusal shows its code and can be retried', async () => {
  const { fault, main, press, sent } = await openRead();
  fault({ path, status: 400, code: 'NOT_NOW' });
  press();
  await waitFor(() => expect(dialog()?.textContent).toContain('[NOT_NOW]'));
  dialog()?.querySelector('button')?.click();
  await waitFor(() => expect(main()).toBe('Buka perjanjian'));
  expect(sent('signContract')).toHaveLength(2);
});

test('a conflict is shown without a retry, and does not count as a signature', async () => {
  const { fault, main, press, sent } = await openRead('contract-silent');
  fault({ path, status: 409, code: 'CONTRACT_REPLACED' });
  press();
  await waitFor(() => expect(dialog()?.textContent).toContain('[CONTRACT_REPLACED]'));
  expect(dialog()?.querySelectorAll('button')).toHaveLength(1);
  dialog()?.querySelector('button')?.click();
  await waitFor(() => expect(dialog()).toBe(null));
  expect(main()).toBe('Tanda tangani');
  expect(document.querySelector('[data-toast]')).toBe(null);
  expect(sent('signContract')).toHaveLength(1);
});

test('after a lost answer the signature can be sent again if the backend supports idempotency keys', async () => {
  const { fault, main, press, text } = await openRead();
  fault(drop);
  press();
  await waitFor(() => expect(main()).toBe('Tanda tangani lagi'));
  expect(text()).toContain('Tanda tanganmu belum pasti');
  press();
  await waitFor(() => expect(main()).toBe('Buka perjanjian'));
});

test('without idempotency keys the page offers only a check', async () => {
  const { fault, main, press, text, click, sent } = await openRead('contract-unsigned', {
    idempotencyKeys: false,
  });
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
