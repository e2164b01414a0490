import { expect, test } from 'vitest';
import { Visit } from '../../domain/support/a-visit';
import { stage } from '../../support/app/stage';

const address = '/auth/link-gojek-account';

test('the host links the accounts, and the stored target opens', async () => {
  const visit = new Visit(address);
  const who = visit.person('approved');
  visit.bridge.answers.loginWithAuth = { kind: 'ok', value: who.token };
  visit.session.remember('/home/about-fee');
  const { press, at } = await stage(visit);
  await press();
  expect(at()).toBe('/home/about-fee');
});

test('without the host the configured page links them, and the user returns through the login', async () => {
  const visit = new Visit(address);
  const linkAccountUrl = 'https://link.example/accounts';
  const links = { hosts: ['link.example'], deepLinks: [], phones: [] };
  const { press, at, main } = await stage(visit, { config: { linkAccountUrl, links } });
  expect(main()?.querySelector('[data-action="secondary"]')).toBeNull();
  await press();
  expect(visit.navigator.left).toEqual([linkAccountUrl]);
  await press('secondary');
  expect(at()).toBe('/auth/login');
});

test('a cancelled or impossible link shows a toast, and the page stays', async () => {
  const visit = new Visit(address);
  visit.bridge.answers.loginWithAuth = { kind: 'cancelled' };
  const { press, at, notifications } = await stage(visit);
  await press();
  expect(notifications.toast$.value?.text).toBe('Akunmu belum ditautkan.');
  visit.bridge.answers.loginWithAuth = { kind: 'failed', code: 'X' };
  await press();
  expect(notifications.toast$.value?.text).toContain('buka bantuan');
  expect(at()).toBe(address);
});
