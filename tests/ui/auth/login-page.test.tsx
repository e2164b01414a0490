import { expect, test } from 'vitest';
import { aVisitOf, Visit } from '../../domain/support/a-visit';
import { settle, stage } from '../support/stage';

const gojek = { userAgent: 'Mozilla/5.0 (Linux; Android 12) gojek/4.95.0' };

test('on the web it leaves for the login page by itself, with the hint', async () => {
  const visit = new Visit('/auth/login?login_hint=sari');
  const { primary } = await stage(visit);
  expect(visit.navigator.left).toHaveLength(1);
  expect(visit.page.asks).toMatchObject([{ hint: 'sari' }]);
  expect(primary()?.textContent).toBe('Buka halaman masuk');
});

test('a hint that is no name is dropped', async () => {
  const visit = new Visit(`/auth/login?login_hint=${'a'.repeat(257)}`);
  await stage(visit);
  expect(visit.page.asks).toHaveLength(1);
  expect(visit.page.asks[0]).not.toHaveProperty('hint');
});

test('who comes back from the login page stays here, and leaves by hand', async () => {
  const visit = new Visit('/auth/login');
  visit.navigator.go('/elsewhere');
  visit.navigator.back();
  const { title, press } = await stage(visit);
  expect(visit.navigator.left).toHaveLength(0);
  expect(title()).toBe('Kamu belum masuk');
  await press();
  expect(visit.navigator.left).toHaveLength(1);
});

test('who is logged in goes to the remembered target, once', async () => {
  const visit = await aVisitOf('approved');
  visit.session.remember('/home/limit-details');
  visit.navigator.go('/auth/login');
  const { at } = await stage(visit);
  expect(at()).toBe('/home/limit-details');
  visit.navigator.go('/auth/login');
  await settle();
  await settle();
  expect(at()).toBe('/home');
});

test('a hint asks anew who it is, also of somebody who is in; coming back over it does not', async () => {
  const visit = await aVisitOf('approved');
  visit.navigator.go('/auth/login?login_hint=sari');
  const before = visit.page.asks.length;
  const { at } = await stage(visit);
  expect(visit.page.asks.slice(before)).toMatchObject([{ hint: 'sari' }]);
  expect(visit.session.loggedIn$.value).toBe(true);
  visit.navigator.go('/elsewhere');
  await settle();
  visit.navigator.back();
  await settle();
  await settle();
  expect(visit.page.asks).toHaveLength(before + 1);
  expect(at()).toBe('/home');
});

test("in a host app the host's token logs in", async () => {
  const visit = new Visit('/auth/login');
  const who = visit.person('approved');
  visit.bridge.answers.token = { kind: 'ok', value: who.token };
  visit.session.remember('/home/about-fee');
  const { at } = await stage(visit, gojek);
  expect(visit.session.token).toBe(who.token);
  expect(at()).toBe('/home/about-fee');
  expect(visit.navigator.left).toHaveLength(0);
});

test('a host app that cannot tell who it is leaves the login to the browser', async () => {
  const visit = new Visit('/auth/login');
  await stage(visit, gojek);
  expect(visit.bridge.calls).toEqual(['token']);
  expect(visit.navigator.left).toHaveLength(1);
});

test('a hint counts on every host', async () => {
  const visit = new Visit('/auth/login?login_hint=sari');
  visit.bridge.answers.token = { kind: 'ok', value: visit.person('approved').token };
  await stage(visit, gojek);
  expect(visit.page.asks).toMatchObject([{ hint: 'sari' }]);
  expect(visit.session.token).toBeUndefined();
});

test('a host that fails is tried again with its own screen, or passed by on the web', async () => {
  const visit = new Visit('/auth/login');
  const who = visit.person('new');
  visit.bridge.answers.token = { kind: 'timeout' };
  visit.bridge.answers.loginWithAuth = { kind: 'cancelled' };
  const { title, press, at } = await stage(visit, gojek);
  expect(title()).toBe('Belum bisa masuk');
  await press();
  expect(title()).toBe('Kamu belum masuk');
  visit.bridge.answers.loginWithAuth = { kind: 'ok', value: who.token };
  await press();
  expect(visit.bridge.calls).toEqual(['token', 'loginWithAuth', 'loginWithAuth']);
  expect(at()).toBe('/');

  const another = new Visit('/auth/login');
  another.bridge.answers.token = { kind: 'denied' };
  const second = await stage(another, gojek);
  await second.press('secondary');
  expect(another.navigator.left).toHaveLength(1);
});
