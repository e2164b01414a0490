import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { personas } from '../../sandbox/lender/personas/personas';
import { waysBack } from '../support/foreign-callers';
import { sandboxForTests } from './sandbox';

const sandbox = await sandboxForTests();

const verifier = 'v'.repeat(64);
const challenge = createHash('sha256').update(verifier).digest('base64url');
const asked = {
  state: 'made-in-this-tab',
  code_challenge: challenge,
  code_challenge_method: 'S256',
  redirect_uri: '/auth/callback',
};

const authorize = (
  method: 'GET' | 'POST',
  query: Record<string, string>,
  form?: Record<string, string>,
) =>
  sandbox.send(
    method,
    `/authorize?${new URLSearchParams(query).toString()}`,
    form === undefined ? {} : { body: new URLSearchParams(form) },
  );

const landing = (answer: { headers: Headers }) =>
  new URL(answer.headers.get('location') ?? '', sandbox.url);

const exchange = (form: Record<string, string>) =>
  sandbox.send('POST', '/token', { body: new URLSearchParams(form) });

const token = (code: string, secret = verifier) =>
  exchange({ grant_type: 'authorization_code', code, code_verifier: secret });

/** Returns what the lender gives for the code of a landing. */
const given = async (answer: { headers: Headers }) =>
  (await token(landing(answer).searchParams.get('code') ?? '')) as {
    readonly body: { readonly access_token: string; readonly tracking_id: number };
  };

const codeFor = async (loginCode: string) => {
  const answer = await authorize('GET', { ...asked, login_hint: loginCode });
  return landing(answer).searchParams.get('code') ?? '';
};

test('a known login hint needs no press', async () => {
  const { loginCode, userId } = await sandbox.person('approved');
  const answer = await authorize('GET', { ...asked, login_hint: loginCode });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(landing(answer).pathname).toBe('/auth/callback');
  expect(landing(answer).searchParams.get('state')).toBe('made-in-this-tab');
  const result = await given(answer);
  expect(result).toMatchObject({
    status: 200,
    body: { token_type: 'Bearer', tracking_id: expect.any(Number) },
  });
  const bearer = result.body.access_token;
  const info = await sandbox.json('GET', '/api/v1/user/info', undefined, bearer);
  const stored = await sandbox.control<{ customerId: string }>('GET', `/users/${userId}`);
  expect(info).toMatchObject({ body: { data: { gojek_customer_id: stored.customerId } } });
});

test.each(['/auth/callback', '/hash'])(
  'the login may return to the listed path %s',
  async (path) => {
    const { loginCode } = await sandbox.person('new');
    for (const redirect_uri of [path, sandbox.url + path]) {
      const answer = await authorize('GET', { ...asked, login_hint: loginCode, redirect_uri });
      expect(answer.headers.get('location')).toMatch(new RegExp(`^${path}\\?code=`));
    }
  },
);

test('a hint can be used repeatedly, and its code once', async () => {
  const { loginCode } = await sandbox.person('new');
  const [one, other] = [await codeFor(loginCode), await codeFor(loginCode)];
  expect(await token(one)).toMatchObject({ status: 200 });
  expect(await token(one)).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  });
  expect(await token(other)).toMatchObject({ status: 200 });
});

test.each(['w'.repeat(64), '', challenge])(
  'a code cannot be exchanged with the secret %j',
  async (secret) => {
    const { loginCode } = await sandbox.person('new');
    const code = await codeFor(loginCode);
    expect(await token(code, secret)).toMatchObject({ status: 400 });
    expect(await token(code)).toMatchObject({ status: 400 });
  },
);

test.each([{}, { code: 'x' }, { code_verifier: 'x' }])('exchanging %j is refused', async (form) => {
  expect(await exchange(form)).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
});

test.each<[string, Record<string, string>]>([
  ['no state', { state: '' }],
  ['no challenge', { code_challenge: '' }],
  ['a plain challenge', { code_challenge_method: 'plain' }],
  ...[...waysBack(sandbox.url), '/auth/callback/', '/home', '/api/docs', ''].map(
    (redirect_uri): [string, Record<string, string>] => [
      `the address ${redirect_uri}`,
      { redirect_uri },
    ],
  ),
])('a login with %s does not redirect', async (_what, wrong) => {
  const { loginCode } = await sandbox.person('new');
  const answer = await authorize('GET', { ...asked, login_hint: loginCode, ...wrong });
  expect(answer.status).toBe(400);
  expect(answer.headers.get('location')).toBeNull();
});

test('without a hint the login page shows the personas, the magic values and a way back', async () => {
  const answer = await authorize('GET', { ...asked, login_hint: '"><script>' });
  const page = String(answer.body);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const text of [
    'persona=new',
    'persona=approved',
    'REJECT ME',
    'REVIEW ME',
    '123456',
    '999999',
    'Rp500.000',
    'Tanggal lahir',
    'persona=gpp-terms',
    '?gopayplus=true',
    'href="/host"',
  ])
    expect(page).toContain(text);
  expect(page).toContain('/auth/callback?error=access_denied&#38;state=made-in-this-tab');
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(page).not.toMatch(/<script|style=/);
});

test.each<[string, 'id' | 'en', string]>([
  ['en-GB,en;q=0.9', 'en', 'Log in to the PayLater sandbox'],
  ['id-ID,id;q=0.9,en;q=0.8', 'id', 'Masuk ke PayLater sandbox'],
])('a browser with the languages %s gets the login page in %s', async (languages, lang, title) => {
  const headers = { 'Accept-Language': languages };
  const path = `/authorize?${new URLSearchParams(asked).toString()}`;
  const shown = String((await sandbox.send('GET', path, { headers })).body);
  expect(shown).toContain(`<html lang="${lang}">`);
  expect(shown).toContain(`<h1>${title}</h1>`);
  for (const { texts } of personas)
    for (const text of texts[lang]) expect(shown).toContain(text.replaceAll('&', '&#38;'));
  const wrong = { headers, body: new URLSearchParams({ phone: '12' }) };
  const refused = String((await sandbox.send('POST', path, wrong)).body);
  expect(/role="alert">(.*?)</.exec(refused)?.[1]).toMatch(lang === 'en' ? /^Enter/ : /^Isi/);
  const broken = await sandbox.send('GET', '/authorize', { headers });
  expect(String(broken.body)).toContain(`<html lang="${lang}">`);
});

test('choosing a persona creates a new user in that state', async () => {
  const answer = await authorize('POST', { ...asked, persona: 'rejected' });
  const bearer = (await given(answer)).body.access_token;
  const status = await sandbox.json('GET', '/api/v1/user/application-status', undefined, bearer);
  expect(status).toMatchObject({ body: { data: { application_status: 'REJECTED' } } });
});

test('a phone number names the same user in any spelling, and creates one at first', async () => {
  const who = async (phone: string) =>
    (await given(await authorize('POST', asked, { phone }))).body.tracking_id;
  const first = await who('0857 1234 5678');
  expect(await who('+62 857-1234-5678')).toBe(first);
  expect(await who('6285712345678')).toBe(first);
  expect(await who('085712345679')).not.toBe(first);
});

test.each(['', '12', '+6591234567', 'abc'])(
  'the form asks again for a number like %j',
  async (phone) => {
    const answer = await authorize('POST', asked, { phone });
    expect(answer.status).toBe(200);
    expect(String(answer.body)).toContain('role="alert"');
  },
);
