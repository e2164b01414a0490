import { expect, test } from 'vitest';
import { STORED } from '../../../domain/storage/stored';
import { Visit } from '../../domain/support/a-visit';
import { settle, stage } from '../support/stage';

/** A login begun in this tab, and what its page sends back. */
const begun = async () => {
  const visit = new Visit();
  const who = visit.person('new');
  await visit.login.begin();
  const state = visit.page.asks[0]?.state ?? '';
  return { visit, who, state, code: visit.page.grant(who) };
};

test('a login begun in this tab goes on to its target, once, and leaves no code behind', async () => {
  const { visit, who, code, state } = await begun();
  visit.session.remember('/kyc/step2?from=link');
  visit.navigator.go(`/auth/callback?code=${code}&state=${state}`);
  const { at } = await stage(visit);
  expect(visit.session.token).toBe(who.token);
  expect(at()).toBe('/kyc/step2?from=link');
  expect(visit.navigator.trail.join()).not.toContain(code);
  expect(await visit.session.target()).toBe('/');
});

test('a state nobody made is refused, nobody is logged in, and one logs in again', async () => {
  const { visit, code } = await begun();
  visit.navigator.go(`/auth/callback?code=${code}&state=forged`);
  const { at, title, primary, press } = await stage(visit);
  expect(visit.session.token).toBeUndefined();
  expect(visit.page.exchanges).toBe(0);
  expect(at()).toBe('/auth/callback');
  expect(title()).toBe('Masuk sekali lagi, ya');
  expect(primary()?.textContent).toBe('Masuk lagi');
  await press();
  expect(at()).toBe('/auth/login');
});

test('a callback that nobody asked for changes nothing of who is logged in', async () => {
  const visit = new Visit();
  const me = visit.person('approved');
  await visit.logIn(me);
  const other = visit.person('new');
  const code = visit.page.grant(other);
  visit.navigator.go(`/auth/callback?code=${code}&state=x&token=${other.token}`);
  await stage(visit);
  expect(visit.session.token).toBe(me.token);
});

/** A login was begun with nobody in; before it came back, another tab logged somebody in. */
const overtaken = async () => {
  const begin = await begun();
  const { visit, code, state } = begin;
  const me = visit.person('approved');
  visit.storage.elsewhere(STORED.authToken, me.token);
  visit.navigator.open(`/auth/callback?code=${code}&state=${state}`);
  return { ...begin, me };
};

test('a login that comes back to somebody else asks; who stays is who they were', async () => {
  const { visit, me } = await overtaken();
  const { title, press, at } = await stage(visit);
  expect(title()).toBe('Ganti akun?');
  expect(visit.session.token).toBe(me.token);
  await press();
  await settle();
  expect([visit.session.token, at()]).toEqual([me.token, '/home']);
  expect(await visit.login.switchAccount()).toEqual({ kind: 'refused' });
});

test('who switches there goes on as the person who logged in', async () => {
  const { visit, who } = await overtaken();
  const { press } = await stage(visit);
  await press('secondary');
  expect(visit.session.token).toBe(who.token);
});

test('a cancelled login says that nothing changed', async () => {
  const { visit, state } = await begun();
  visit.navigator.go(`/auth/callback?error=access_denied&state=${state}`);
  const { main, title } = await stage(visit);
  expect(title()).toBe('Kamu belum masuk');
  expect(main()?.textContent).toContain('tidak ada yang berubah');
});

test('a code that the login page does not take is named, and one logs in again', async () => {
  const { visit, state } = await begun();
  visit.navigator.go(`/auth/callback?code=spent&state=${state}`);
  const { main, press, at } = await stage(visit);
  expect(main()?.textContent).toContain('[INVALID_GRANT]');
  await press();
  expect(at()).toBe('/auth/login');
});
