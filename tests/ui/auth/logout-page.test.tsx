import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storedRows, STORED } from '../../../domain/storage/stored';
import { aVisitOf, Visit } from '../../domain/support/a-visit';
import { settle, stage, stageAs } from '../../support/app/stage';

const unsaved = { owner: 'id:1', at: 0, form: 'kyc', answers: { name: 'Dewi' } };

const filled = async (address: string, chosenBy: 'app' | 'outside' = 'app') => {
  const visit = await aVisitOf('approved');
  await visit.applications.load();
  visit.storage.write(STORED.termsAccepted, true);
  visit.storage.write(STORED.limitIncreaseSeen, true);
  visit.storage.write(STORED.unsavedAnswers, unsaved);
  visit.storage.write(STORED.language, 'en');
  visit.storage.write(STORED.appSource, 'gopay');
  visit.session.remember('/home');
  if (chosenBy === 'app') visit.navigator.go(address);
  else visit.navigator.open(address);
  return visit;
};

const keysOf = (owner: 'user' | 'tab' | 'device') =>
  storedRows.filter((row) => row.owner === owner).map(({ key }) => key);

test('logging out deletes the data of the user without a request', async () => {
  const visit = await filled('/auth/logout');
  const { title, press, at } = await stage(visit);
  const asked = visit.http.calls.length;
  await press('secondary');
  expect(visit.storage.keys.filter((key) => keysOf('user').includes(key))).toEqual([]);
  expect(visit.storage.read(STORED.loginTarget)).toBeUndefined();
  expect(visit.storage.read(STORED.language)).toBe('en');
  expect(visit.storage.read(STORED.appSource)).toBe('gopay');
  expect(visit.session.token).toBeUndefined();
  expect(visit.applications.state$.value.phase).toBe('idle');
  expect(visit.http.calls).toHaveLength(asked);
  expect(title()).toBe('Kamu sudah keluar');
  await press();
  expect(at()).toBe('/');
});

test('a session that a call found expired keeps the target and the unsaved answers', async () => {
  const visit = await filled('/auth/logout?referrer=api');
  const { title, press, at } = await stage(visit);
  expect(visit.session.token).toBeUndefined();
  expect(visit.storage.read(STORED.unsavedAnswers)).toEqual(unsaved);
  expect(visit.storage.read(STORED.loginTarget)?.to).toBe('/home');
  expect(title()).toBe('Sesimu berakhir');
  await press();
  expect(at()).toBe('/auth/login');
});

test.each(['/auth/logout?referrer=API', '/auth/logout?referrer=https://evil.example'])(
  '%s logs the user out as a manual logout',
  async (address) => {
    const { title, press } = await stage(await filled(address));
    await press('secondary');
    expect(title()).toBe('Kamu sudah keluar');
  },
);

test.each(['/auth/logout', '/auth/logout?referrer=api', '/auth/logout/'])(
  'a link to %s asks first, and staying keeps everything',
  async (address) => {
    const visit = await filled(address, 'outside');
    const { token } = visit.session;
    const before = [...visit.storage.keys];
    const { title, main, primary, press, at } = await stage(visit);
    expect(title()).toBe('Keluar dari akun?');
    expect(main()?.textContent).toMatch(/Kamu masuk sebagai\S•/);
    expect(primary()?.textContent).toBe('Tetap di akunku');
    await press();
    expect(at()).toBe('/home');
    expect([visit.session.token, [...visit.storage.keys]]).toEqual([token, before]);
  },
);

test('a user who agrees to the link is logged out by the press', async () => {
  const visit = await filled('/auth/logout?referrer=api', 'outside');
  const { title, press } = await stage(visit);
  await press('secondary');
  expect(visit.session.token).toBeUndefined();
  expect(visit.storage.keys.filter((key) => keysOf('user').includes(key))).toEqual([]);
  expect(title()).toBe('Kamu sudah keluar');
});

test('the question goes when the session ends in another tab', async () => {
  const visit = await filled('/auth/logout', 'outside');
  const { title } = await stage(visit);
  act(() => visit.storage.elsewhere(STORED.authToken, undefined));
  expect(title()).toBe('Kamu sudah keluar');
});

test.each([
  ['id', 'Kamu sudah keluar', 'Sesimu berakhir di tab atau jendela lain'],
  ['en', 'You are logged out', 'Your login ended in another tab or window'],
] as const)('a logout in another tab is shown in %s, and offers the login', async (...row) => {
  const [language, heading, text] = row;
  const { visit, title, main, press, at } = await stageAs('approved', '/home/limit-details', {
    language,
  });
  act(() => visit.storage.elsewhere(STORED.authToken, undefined));
  await settle();
  expect(title()).toBe(heading);
  expect(main()?.textContent).toContain(text);
  await press();
  expect(at()).toBe('/auth/login');
});

test('a link cannot claim that another tab ended the login', async () => {
  const visit = new Visit('/');
  visit.navigator.open('/auth/logout?referrer=tab');
  const { main } = await stage(visit);
  expect(main()?.textContent).not.toContain('tab atau jendela lain');
});

test('a login after another tab’s logout stays', async () => {
  const visit = await filled('/auth/logout?referrer=tab');
  const { at } = await stage(visit);
  expect(at()).toBe('/home');
  expect(visit.session.loggedIn$.value).toBe(true);
});

test('going back over an earlier logout keeps the login', async () => {
  const visit = await aVisitOf('approved', '/auth/logout');
  visit.navigator.go('/home');
  visit.navigator.back();
  const { at } = await stage(visit);
  expect(visit.session.loggedIn$.value).toBe(true);
  expect(at()).toBe('/home');
});

const call = { method: 'GET', path: '/v2/homepage', refusals: [] } as const;

/** Logs in again, and lets the lender reject the token; `works`: after a call that succeeds. */
const rejected = async (works: boolean, code?: string) => {
  const visit = await aVisitOf('approved');
  if (works) await visit.applications.load();
  const failure = { kind: 'api', status: 401, ...(code !== undefined && { code }) } as const;
  await visit.errorHandler.failed(failure, call, visit.session.token);
  return visit;
};

test.each([
  ['id', undefined, 'Belum bisa masuk', 'Kode untuk bantuan: HTTP_401'],
  ['id', 'TOKEN_UNKNOWN', 'Belum bisa masuk', 'Kode untuk bantuan: TOKEN_UNKNOWN'],
  ['en', undefined, 'We could not log you in', 'Code for support: HTTP_401'],
] as const)(
  'in %s a token that is rejected before a call succeeds is no ended session (%s)',
  async (language, code, head, words) => {
    const visit = await rejected(false, code);
    const { at, title, main, unmount } = await stage(visit, { language });
    expect(at()).toBe('/auth/logout?referrer=api');
    expect(title()).toBe(head);
    expect(main()?.textContent).toContain(words);
    expect(main()?.querySelectorAll('[data-action="secondary"]')).toHaveLength(1);
    // The next document shows the same.
    unmount();
    const again = await stage(visit, { language });
    expect(again.title()).toBe(head);
    await again.press();
    expect(at()).toBe('/auth/login');
  },
);

test('a token that worked before is an ended session, also after a login that did not', async () => {
  const visit = await rejected(false);
  await visit.logIn(visit.person('approved'));
  await visit.applications.load();
  await visit.errorHandler.failed({ kind: 'api', status: 401 }, call, visit.session.token);
  const { at, title, main } = await stage(visit);
  expect(at()).toBe('/auth/logout?referrer=api');
  expect(title()).toBe('Sesimu berakhir');
  expect(main()?.querySelector('[data-action="secondary"]')).toBe(null);
});
