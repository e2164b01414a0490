import { expect, test } from 'vitest';
import { STORED } from '../../../domain/storage/stored';
import { Visit } from '../../domain/support/a-visit';
import { settle, stage } from '../../support/app/stage';

/** Begins a login in this tab; returns what the login page would send back. */
const begun = async () => {
  const visit = new Visit();
  const who = visit.person('new');
  await visit.login.begin();
  const state = visit.page.asks[0]?.state ?? '';
  return { visit, who, state, code: visit.page.grant(who) };
};

const callBack = (visit: Visit, query: string) => {
  visit.navigator.go(`/auth/callback?${query}`);
  return stage(visit);
};

test('a login begun in this tab opens its target once and leaves no code in the history', async () => {
  const { visit, who, code, state } = await begun();
  visit.session.remember('/kyc/step2?from=link');
  const { at } = await callBack(visit, `code=${code}&state=${state}`);
  expect(visit.session.token).toBe(who.token);
  expect(at()).toBe('/kyc/step2?from=link');
  expect(visit.navigator.trail.join()).not.toContain(code);
  expect(await visit.session.target()).toBe('/');
});

test('an unknown state is refused, logs no user in and offers the login again', async () => {
  const { visit, code } = await begun();
  const { at, title, primary, press } = await callBack(visit, `code=${code}&state=forged`);
  expect(visit.session.token).toBeUndefined();
  expect(visit.page.exchanges).toBe(0);
  expect(at()).toBe('/auth/callback');
  expect(title()).toBe('Masuk sekali lagi, ya');
  expect(primary()?.textContent).toBe('Masuk lagi');
  await press();
  expect(at()).toBe('/auth/login');
});

test('a callback that no login asked for does not change the logged-in user', async () => {
  const visit = new Visit();
  const me = visit.person('approved');
  await visit.logIn(me);
  const other = visit.person('new');
  const code = visit.page.grant(other);
  await callBack(visit, `code=${code}&state=x&token=${other.token}`);
  expect(visit.session.token).toBe(me.token);
});

/** Begins a login while logged out; another tab logs a user in before the callback arrives. */
const overtaken = async () => {
  const begin = await begun();
  const { visit, code, state } = begin;
  const me = visit.person('approved');
  visit.storage.elsewhere(STORED.authToken, me.token);
  visit.navigator.open(`/auth/callback?code=${code}&state=${state}`);
  return { ...begin, me };
};

test('a callback for another user asks first, and staying keeps the current login', async () => {
  const { visit, me } = await overtaken();
  const { title, press, at } = await stage(visit);
  expect(title()).toBe('Ganti akun?');
  expect(visit.session.token).toBe(me.token);
  await press();
  await settle();
  expect([visit.session.token, at()]).toEqual([me.token, '/home']);
  expect(await visit.login.switchAccount()).toEqual({ kind: 'refused' });
});

test('switching at the callback logs the other user in', async () => {
  const { visit, who } = await overtaken();
  const { press } = await stage(visit);
  await press('secondary');
  expect(visit.session.token).toBe(who.token);
});

test('a cancelled login shows that nothing changed', async () => {
  const { visit, state } = await begun();
  const { main, title } = await callBack(visit, `error=access_denied&state=${state}`);
  expect(title()).toBe('Kamu belum masuk');
  expect(main()?.textContent).toContain('tidak ada yang berubah');
});

test('a refused code shows its error and offers the login again', async () => {
  const { visit, state } = await begun();
  const { main, press, at } = await callBack(visit, `code=spent&state=${state}`);
  expect(document.body.textContent.match(/INVALID_GRANT/g)).toHaveLength(1);
  expect(main()?.textContent).toContain('Kode untuk bantuan: INVALID_GRANT');
  await press();
  expect(at()).toBe('/auth/login');
});
