import { expect, test, vi } from 'vitest';
import { OAuthLogin } from '../../../adapters/browser/oauth-login';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import type { LoginAnswer } from '../../../domain/ports/direct-login';

const aLogin = (
  answer: Response | 'reset' | 'hang' = new Response('{}'),
  authorizeUrl = '/authorize',
) => {
  const clock = new MemoryClock();
  const requests: { readonly url: string; readonly init: RequestInit }[] = [];
  const login = new OAuthLogin({
    authorizeUrl,
    tokenUrl: '/token',
    origin: 'https://app.example',
    callback: '/auth/callback',
    clock,
    fetch: (url, init) => {
      requests.push({ url, init });
      if (answer === 'reset') return Promise.reject(new TypeError('Failed to fetch'));
      return answer === 'hang' ? new Promise(() => {}) : Promise.resolve(answer.clone());
    },
  });
  return { login, clock, requests };
};

const secrets = { state: 'st', verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk' };
const callback = { code: 'c0de', state: 'st' };

test('requests a code with state and an S256 challenge', async () => {
  const { url, secrets: kept } = await aLogin().login.begin('+62 812');
  const { origin, pathname, searchParams } = new URL(url);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(kept.verifier));
  expect(origin + pathname).toBe('https://app.example/authorize');
  expect(Object.fromEntries(searchParams)).toEqual({
    response_type: 'code',
    redirect_uri: 'https://app.example/auth/callback',
    state: kept.state,
    code_challenge: Buffer.from(digest).toString('base64url'),
    code_challenge_method: 'S256',
    login_hint: '+62 812',
  });
  expect(url).not.toContain(kept.verifier);
});

test('every login has its own secrets, which are safe in an address', async () => {
  const { login } = aLogin();
  const made = await Promise.all(Array.from({ length: 50 }, () => login.begin()));
  const values = made.flatMap(({ secrets: { state, verifier } }) => [state, verifier]);
  for (const value of values) expect(value).toMatch(/^[\w-]{43}$/);
  expect(new Set(values).size).toBe(100);
});

test('keeps the query of the configured address, with no parameter twice', async () => {
  const { login } = aLogin(undefined, 'https://id.example/a?client_id=web&state=forged');
  const { url, secrets: kept } = await login.begin();
  const { searchParams } = new URL(url);
  expect(searchParams.get('client_id')).toBe('web');
  expect(searchParams.getAll('state')).toEqual([kept.state]);
  expect(searchParams.has('login_hint')).toBe(false);
});

test.each<[what: string, authorizeUrl: string, more: object]>([
  [
    'with the name that the address has',
    'https://id.example/a?client_id=web',
    { client_id: 'web' },
  ],
  ['without a name, where there is none', '/authorize', {}],
])('exchanges the code as a form, without cookies, %s', async (_, authorizeUrl, more) => {
  const { login, requests } = aLogin(undefined, authorizeUrl);
  await login.complete(callback, secrets);
  const [request] = requests;
  expect(request).toMatchObject({
    url: 'https://app.example/token',
    init: {
      method: 'POST',
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    },
  });
  expect(Object.fromEntries(request?.init.body as URLSearchParams)).toEqual({
    grant_type: 'authorization_code',
    code: 'c0de',
    code_verifier: secrets.verifier,
    redirect_uri: 'https://app.example/auth/callback',
    ...more,
  });
});

test.each<[what: string, state: string | undefined]>([
  ['no state', undefined],
  ['an empty state', ''],
  ['another state', 'forged'],
  ['a state of other case', 'ST'],
  ['a beginning of the state', 's'],
  ['more than the state', 'st-'],
])(
  'a callback with %s is refused, with or without a code, and nothing is sent',
  async (_, state) => {
    const { login, requests } = aLogin();
    for (const code of ['c0de', '', undefined])
      expect(await login.complete({ code, state }, secrets)).toEqual({ kind: 'refused' });
    expect(requests).toEqual([]);
  },
);

test.each(['', undefined])('a callback with the code %j is a cancelled login', async (code) => {
  const { login, requests } = aLogin();
  expect(await login.complete({ code, state: 'st' }, secrets)).toEqual({ kind: 'cancelled' });
  expect(requests).toEqual([]);
});

test.each<[string, object]>([
  ['{"access_token":"t","token_type":"Bearer"}', { token: 't' }],
  ['{"access_token":"t","tracking_id":4711}', { token: 't', trackingId: 4711 }],
  [
    '{"access_token":"t","tracking_id":"4711","refresh_token":"r"}',
    { token: 't', trackingId: 4711, refreshToken: 'r' },
  ],
  ['{"access_token":"t","tracking_id":null,"refresh_token":null}', { token: 't' }],
  ['{"access_token":"t","token_type":"mac","id_token":"none"}', { token: 't' }],
])('reads the answer %s', async (text, credentials) => {
  const { login } = aLogin(new Response(text));
  expect(await login.complete(callback, secrets)).toEqual({ kind: 'granted', credentials });
});

test.each<
  [string, Response | 'reset' | 'hang', Extract<LoginAnswer, { kind: 'failed' }>['failure']]
>([
  [
    'an invalid code',
    new Response('{"error":"invalid_grant"}', { status: 400 }),
    { kind: 'api', status: 400, code: 'invalid_grant' },
  ],
  ['a page', new Response('<html>', { status: 502 }), { kind: 'api', status: 502 }],
  ['no token', new Response('{"token_type":"Bearer"}'), { kind: 'contract', path: 'accessToken' }],
  [
    'an empty token',
    new Response('{"access_token":""}'),
    { kind: 'contract', path: 'accessToken' },
  ],
  ['an empty answer', new Response(''), { kind: 'contract', path: 'answer' }],
  ['a broken connection', 'reset', { kind: 'network' }],
  ['silence', 'hang', { kind: 'timeout' }],
])('%s is a failure, and the code is not sent again', async (_, answer, failure) => {
  const { login, clock, requests } = aLogin(answer);
  const ended = login.complete(callback, secrets);
  await clock.advance(30_000);
  expect(await ended).toEqual({ kind: 'failed', failure });
  expect(requests).toHaveLength(1);
});

test('an address without hashing cannot log in, and the operator reads why', () => {
  const shown = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(aLogin().login.isSecure()).toBe(true);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(aLogin().login.isSecure()).toBe(false);
  vi.unstubAllGlobals();
  expect(shown.mock.calls).toEqual([
    ['https://app.example cannot log in: the app needs https or a loopback address'],
  ]);
  shown.mockRestore();
});
