import { expect, test } from 'vitest';
import { minute, second } from '../../../domain/kernel/instant';
import { ownerOf } from '../../../domain/session/owner';
import { STORED } from '../../../domain/storage/stored';
import { aVisitOf, Visit } from '../support/a-visit';

/** Begins a login; returns the visit and the callback that ends it. */
const begun = async () => {
  const visit = new Visit();
  await visit.login.begin('hint');
  const state = visit.page.asks[0]?.state ?? '';
  const code = visit.page.grant(visit.person('approved'));
  return { visit, state, code };
};
type Begun = Awaited<ReturnType<typeof begun>>;

test('a login that this tab began logs the user in', async () => {
  const { visit, state, code } = await begun();
  const { session, storage, login, page } = visit;
  expect(page.asks[0]).toMatchObject({ hint: 'hint' });
  expect(page.asks[0]?.challenge).not.toBe(storage.read(STORED.loginAttempt)?.verifier);
  expect(await login.complete(code, state)).toEqual({ kind: 'in', to: '/' });
  expect(session.loggedIn$.value).toBe(true);
  expect(storage.read(STORED.authToken)).toBe(session.token);
  expect(storage.read(STORED.loginType)).toBe('direct');
  const properties = { way: 'direct', outcome: 'in' };
  expect(visit.tracking.events).toEqual([
    { action: 'login_ended', route: 'authCallback', properties },
  ]);
  expect(storage.read(STORED.timestamp)).toBe(visit.clock.now());
  expect(await session.owner()).toBe(`id:${storage.read(STORED.trackingId)}`);
});

const same = (state: string): string | undefined => state;

// What happens before the callback, and the state that it brings.
test.each<[what: string, before: (begun: Begun) => unknown, given?: typeof same]>([
  ['no state', () => {}, () => undefined],
  ['an empty state', () => {}, () => ''],
  ['another state', () => {}, () => 'forged'],
  ['a state of other case', () => {}, (state) => state.toUpperCase()],
  ['a beginning of the state', () => {}, (state) => state.slice(0, -1)],
  ['more than the state', () => {}, (state) => `${state}-`],
  ['the state of an earlier login', ({ visit }) => visit.login.begin()],
  ['a state that was used', ({ visit, state }) => visit.login.complete(undefined, state)],
  ['a state that met another one before', ({ visit }) => visit.login.complete('code', 'forged')],
  ['a state of another tab', ({ visit }) => visit.storage.endTab()],
  ['a state after ten minutes', ({ visit }) => visit.clock.advance(10 * minute)],
  ['a state of before a logout', ({ visit }) => visit.session.end('person')],
  [
    'a kept attempt without a verifier',
    ({ visit: { storage, clock }, state }) =>
      storage.plant(STORED.loginAttempt, JSON.stringify({ state, at: clock.now() })),
  ],
  [
    'a kept attempt of foreign text',
    ({ visit, state }) => visit.storage.plant(STORED.loginAttempt, state),
  ],
])(
  'a callback with %s is refused and tracked, and its code is never exchanged',
  async (_, before, given = same) => {
    const it = await begun();
    await before(it);
    expect(await it.visit.login.complete(it.code, given(it.state))).toEqual({ kind: 'refused' });
    expect(it.visit.session.loggedIn$.value).toBe(false);
    expect(it.visit.page.exchanges).toBe(0);
    expect(it.visit.storage.read(STORED.authToken)).toBeUndefined();
    const tracked = it.visit.tracking.events.map(({ action, properties }) => [action, properties]);
    expect(tracked[tracked.length - 1]).toEqual([
      'login_ended',
      { way: 'direct', outcome: 'refused' },
    ]);
  },
);

test('a code of another login starts no session', async () => {
  const { visit, state } = await begun();
  const end = await visit.login.complete('code-of-a-link', state);
  expect(end).toMatchObject({ kind: 'failed', failure: { code: 'INVALID_GRANT' } });
  expect(visit.session.loggedIn$.value).toBe(false);
});

/**
 * Begins a login as a logged-in user and returns as `who`; `agreed` is whether the user agreed to leave the account.
 */
const comesBack = async (who: 'me' | 'another', agreed?: true, hasOther = false) => {
  const visit = await aVisitOf('approved');
  const { login, session, storage, page } = visit;
  await login.begin(undefined, agreed);
  // During the login, another tab logs another user in.
  if (hasOther) {
    const other = visit.person('approved');
    storage.write(STORED.trackingId, other.trackingId ?? 0);
    storage.elsewhere(STORED.authToken, other.token);
  }
  const before = session.token;
  const given = who === 'me' ? visit.me : visit.person('new');
  const end = await login.complete(page.grant(given), page.asks.slice(-1)[0]?.state);
  return { login, session, before, given, end };
};

test.each([
  ['if the current user has not agreed', undefined, false],
  ['if a third user has logged in since the agreement', true, true],
] as const)('a login as another user waits %s, and takes over after a switch', async (...row) => {
  const [, agreed, hasOther] = row;
  const { login, session, before, given, end } = await comesBack('another', agreed, hasOther);
  expect([end, session.token]).toEqual([{ kind: 'occupied' }, before]);
  expect(await login.switchAccount()).toEqual({ kind: 'in', to: '/', instead: true });
  expect(session.token).toBe(given.token);
  expect(await login.switchAccount()).toEqual({ kind: 'refused' });
});

test('a login as the same user does not ask', async () => {
  expect((await comesBack('me')).end).toEqual({ kind: 'in', to: '/', instead: true });
});

test('a login that waits is dropped when the current user stays', async () => {
  const { login, session, before } = await comesBack('another');
  login.keepAccount();
  expect(await login.switchAccount()).toEqual({ kind: 'refused' });
  expect(session.token).toBe(before);
});

test('a login without a code is cancelled, also after nine minutes and 59 seconds', async () => {
  const { visit, state } = await begun();
  await visit.clock.advance(10 * minute - second);
  expect(await visit.login.complete(undefined, state)).toEqual({ kind: 'cancelled' });
});

test.each([false, true])(
  'a refresh token is stored only when the configuration allows it: %s',
  async (keep) => {
    const visit = new Visit('/', { keepRefreshToken: keep });
    await visit.logIn({ token: 't', refreshToken: 'r' });
    expect(visit.storage.read(STORED.refreshToken)).toBe(keep ? 'r' : undefined);
  },
);

test.each<[what: string, to: string, after: number, to2: string]>([
  ['at once', '/home?x=1', 0, '/home?x=1'],
  ['after fifteen minutes', '/home', 15 * minute, '/home'],
  ['later', '/home', 15 * minute + 1, '/'],
  ['from before the clock was set back', '/home', -minute - 1, '/'],
  ['that is not a page of the app', 'https://evil.example/home', 0, '/'],
  ['of the login itself', '/auth/callback?code=1', 0, '/'],
])('a target stored and read %s', async (_, to, after, led) => {
  const { session, storage } = new Visit();
  session.remember(to);
  const stored = storage.read(STORED.loginTarget);
  if (stored) storage.write(STORED.loginTarget, { ...stored, at: stored.at - after });
  expect(await session.target()).toBe(led);
  expect(await session.target()).toBe('/');
});

test('a target planted in the storage never redirects', async () => {
  const { session, storage, clock } = new Visit();
  const at = clock.now();
  const targets = ['//evil.example', 'javascript:alert(1)', '/auth/logout', '/home/../auth/login'];
  for (const to of targets) {
    storage.plant(STORED.loginTarget, JSON.stringify({ to, at }));
    expect(await session.target()).toBe('/');
  }
});

test('the owner of a value is the tracking id, else the subject of the token, else the token', async () => {
  const { ids } = new Visit();
  const jwt = (payload: object) =>
    `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.sig`;
  expect(await ownerOf(jwt({ sub: 'u-1' }), 7, ids)).toBe('id:7');
  expect(await ownerOf(jwt({ sub: 'u-1', exp: 1 }), undefined, ids)).toBe('sub:u-1');
  for (const token of ['opaque', jwt({ sub: 7 }), jwt({}), 'a.!.c', `a.${'*'.repeat(9)}`])
    expect(await ownerOf(token, undefined, ids)).toBe(`token:${await ids.hash(token)}`);
});
