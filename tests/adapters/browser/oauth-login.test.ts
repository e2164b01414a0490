import { expect, test } from 'vitest';
import { OAuthLogin } from '../../../adapters/browser/oauth-login';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import type { Failure } from '../../../domain/kernel/failure';

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

const ask = { state: 'st', challenge: 'ch' };

test('requests a code with state and an S256 challenge', () => {
  const url = new URL(aLogin().login.authorizeUrl({ ...ask, hint: '+62 812' }));
  expect(url.origin + url.pathname).toBe('https://app.example/authorize');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: 'code',
    redirect_uri: 'https://app.example/auth/callback',
    state: 'st',
    code_challenge: 'ch',
    code_challenge_method: 'S256',
    login_hint: '+62 812',
  });
});

test('keeps the query of the configured address, with no parameter twice', () => {
  const { login } = aLogin(undefined, 'https://id.example/a?client_id=web&state=forged');
  const { searchParams } = new URL(login.authorizeUrl(ask));
  expect(searchParams.get('client_id')).toBe('web');
  expect(searchParams.getAll('state')).toEqual(['st']);
  expect(searchParams.has('login_hint')).toBe(false);
});

test('exchanges the code as a form, without cookies', async () => {
  const { login, requests } = aLogin(undefined, 'https://id.example/a?client_id=web');
  await login.exchange('c0de', 'verifier');
  const [request] = requests;
  expect(request).toMatchObject({
    url: '/token',
    init: {
      method: 'POST',
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    },
  });
  expect(Object.fromEntries(request?.init.body as URLSearchParams)).toEqual({
    grant_type: 'authorization_code',
    code: 'c0de',
    code_verifier: 'verifier',
    redirect_uri: 'https://app.example/auth/callback',
    client_id: 'web',
  });
});

test.each<[string, object]>([
  ['{"access_token":"t","token_type":"Bearer"}', { token: 't' }],
  ['{"access_token":"t","tracking_id":4711}', { token: 't', trackingId: 4711 }],
  [
    '{"access_token":"t","tracking_id":"4711","refresh_token":"r"}',
    { token: 't', trackingId: 4711, refreshToken: 'r' },
  ],
  ['{"access_token":"t","tracking_id":null,"refresh_token":null}', { token: 't' }],
])('reads the answer %s', async (text, value) => {
  const { login } = aLogin(new Response(text));
  expect(await login.exchange('c', 'v')).toEqual({ ok: true, value });
});

test.each<[string, Response | 'reset' | 'hang', Failure]>([
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
])('%s is a failure, and the code is not sent again', async (_, answer, error) => {
  const { login, clock, requests } = aLogin(answer);
  const asked = login.exchange('c', 'v');
  await clock.advance(30_000);
  expect(await asked).toEqual({ ok: false, error });
  expect(requests).toHaveLength(1);
});
