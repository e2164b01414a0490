import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder';
import { sandboxForTests } from './sandbox';

const html =
  '<!doctype html><html><head><meta charset="utf-8"></head><body>the client</body></html>';
const inside = '<script src="/host/inside.js"></script>';

const clientFolder = temporaryFolder({ 'index.html': html });
const sandbox = await sandboxForTests({ clientFolder });

const signed = 'host-simulator=1';
const framed = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin', cookie: signed };

const ancestors = (headers: Headers) =>
  /frame-ancestors [^;]+/.exec(headers.get('content-security-policy') ?? '')?.[0];

const get = (path: string, headers: Record<string, string> = {}) =>
  sandbox.send('GET', path, { headers });

test('its page has its own policy, cannot be framed, and marks the browser', async () => {
  const { status, headers, body } = await get('/host');
  expect(status).toBe(200);
  const policy = headers.get('content-security-policy') ?? '';
  for (const part of ["script-src 'self'", "style-src 'self'", "frame-src 'self'"])
    expect(policy.split('; ')).toContain(part);
  expect(ancestors(headers)).toBe("frame-ancestors 'none'");
  expect(ancestors((await get('/host', framed)).headers)).toBe("frame-ancestors 'none'");
  expect(headers.get('set-cookie')).toBe(`${signed}; Path=/; HttpOnly; SameSite=Strict`);
  expect(String(body).match(/<h1/g)).toHaveLength(1);
  expect(body).not.toMatch(/style=|\son\w+=|<script(?! type="module" src="\/host\/main\.js">)/);
});

test('each of its files is served, and loads no missing file', async () => {
  const { body } = await get('/host');
  const asked = new Set(
    [...String(body).matchAll(/"(\/host\/[\w.-]+)"/g)].map(([, path]) => path ?? ''),
  );
  for (const path of asked) {
    const { status, headers, body: text } = await get(path);
    expect(status, path).toBe(200);
    expect(headers.get('content-type')).toMatch(
      path.endsWith('.css') ? /^text\/css; / : /^text\/javascript; /,
    );
    for (const [, file] of String(text).matchAll(/from '\.\/([\w.-]+)'/g))
      asked.add(`/host/${file}`);
  }
  expect(asked.size).toBeGreaterThan(8);
  expect(await get('/host/nothing.js')).toMatchObject({ status: 404 });
});

test.each(['/', '/home', '/auth/callback?code=x'])(
  'the document at %s has the script of the host once, before its own, inside the simulator only',
  async (path) => {
    const answer = await get(path, framed);
    expect(String(answer.body).split(inside)).toHaveLength(2);
    expect(answer.body).toContain(`<head>${inside}`);
    expect(ancestors(answer.headers)).toBe("frame-ancestors 'self'");
    const plain = await get(path);
    expect(plain.body).toBe(html);
    expect(ancestors(plain.headers)).toBe("frame-ancestors 'none'");
  },
);

test.each([
  ['a tab', { ...framed, 'sec-fetch-dest': 'document' }],
  ['a frame of another port', { ...framed, 'sec-fetch-site': 'same-site' }],
  ['a frame of another site', { ...framed, 'sec-fetch-site': 'cross-site' }],
  ['a browser that did not open the simulator', { ...framed, cookie: 'other=1' }],
  ['a browser that sends no fetch metadata', { cookie: signed }],
])('%s cannot be framed, and has no host', async (_, headers) => {
  const answer = await get('/', headers);
  expect(answer.body).toBe(html);
  expect(ancestors(answer.headers)).toBe("frame-ancestors 'none'");
});

test.each(['br', 'gzip', 'identity'])(
  'the document inside is also served as %s',
  async (coding) => {
    const { headers, body } = await get('/', { ...framed, 'accept-encoding': coding });
    expect(headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding);
    expect(body).toContain(inside);
  },
);

test('the pages of the sandbox may be framed by the simulator, without a script', async () => {
  for (const path of ['/hand-off?a=b', '/authorize']) {
    const answer = await get(path, framed);
    expect(ancestors(answer.headers), path).toBe("frame-ancestors 'self'");
    expect(answer.body).not.toContain('<script');
    expect(ancestors((await get(path)).headers), path).toBe("frame-ancestors 'none'");
  }
});

test('a host app gets a new valid token for a user', async () => {
  const { userId } = await sandbox.person('approved');
  const { token } = await sandbox.control<{ token: string }>('POST', `/users/${userId}/token`);
  const answer = await sandbox.json('GET', '/api/v1/user/info', undefined, token);
  expect(answer.status).toBe(200);
  expect(await sandbox.json('POST', '/_sandbox/users/nobody/token')).toMatchObject({ status: 404 });
});

test('a host app can read the amount that is due now', async () => {
  const { userId } = await sandbox.person('active');
  expect(await sandbox.control('GET', `/users/${userId}/due`)).toEqual({ amount: 822_000 });
});

const challengeOf = async (token: string) =>
  (await sandbox.data<{ challenge_id: string }>('GET', '/v1/gotopin/challenge', token))
    .challenge_id;

const isVerified = async (token: string, challengeId: string) => {
  const path = '/v1/gotopin/verify';
  const data = await sandbox.data<{ pin_verified: boolean }>('POST', path, token, { challengeId });
  return data.pin_verified;
};

test('a PIN typed in the host passes the challenge that opened it', async () => {
  const { userId, token } = await sandbox.person('approved');
  const challengeId = await challengeOf(token);
  const typed = (pin: string) =>
    sandbox.control('POST', `/users/${userId}/challenge`, { token: challengeId, pin });
  expect(await isVerified(token, challengeId)).toBe(false);
  expect(await typed('000000')).toEqual({ pinVerified: false, remaining: 2, challengeId });
  expect(await isVerified(token, challengeId)).toBe(false);
  expect(await typed('123456')).toEqual({ pinVerified: true, challengeId });
  expect(await isVerified(token, challengeId)).toBe(true);
  expect(await isVerified(token, await challengeOf(token))).toBe(false);
});

test('opened with another token, the PIN of the host passes a separate challenge', async () => {
  const { userId, token } = await sandbox.person('approved');
  const answer = await sandbox.control<{ pinVerified: boolean; challengeId: string }>(
    'POST',
    `/users/${userId}/challenge`,
    { token: 'of-another-service', pin: '123456' },
  );
  expect(answer.pinVerified).toBe(true);
  expect(await isVerified(token, answer.challengeId)).toBe(true);
});

test('a locked PIN is locked in the host too', async () => {
  const { userId } = await sandbox.person('pin-locked');
  const typed = { token: 'x', pin: '123456' };
  expect(await sandbox.control('POST', `/users/${userId}/challenge`, typed)).toMatchObject({
    pinVerified: false,
    remaining: 0,
  });
});
