import { expect, test } from 'vitest';
import { foreignHosts } from '../support/foreign-callers';
import { rawStatus } from '../support/raw-request';
import { sandboxForTests } from './sandbox';

const sandbox = await sandboxForTests();

test.each(['127.0.0.1', 'localhost', 'LOCALHOST:80', '127.0.0.1:4173', 'localhost:65535'])(
  'the name %s belongs to this machine',
  async (host) => {
    expect(await rawStatus(sandbox.url, '/_sandbox/personas', [`Host: ${host}`])).toBe(200);
  },
);

test.each(foreignHosts)(
  'a request with %j is refused, since it does not name this machine',
  async (...headers) => {
    for (const path of ['/_sandbox/journal', '/api/docs', '/'])
      expect([400, 403]).toContain(await rawStatus(sandbox.url, path, headers));
  },
);

test('an absolute address in the request line counts like a Host header', async () => {
  const address = 'http://evil.example/_sandbox/journal';
  expect([400, 403]).toContain(await rawStatus(sandbox.url, address, ['Host: 127.0.0.1']));
});

test('the port of the shop accepts the names of this machine only', async () => {
  expect(await rawStatus(sandbox.shopUrl, '/shop', ['Host: evil.example'])).toBe(403);
});

/** The headers that a browser adds to a request of a page; tools send none. */
const pages: readonly (readonly [string, Record<string, string>])[] = [
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site, in an old browser', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a page without an origin, in an old browser', { origin: 'null' }],
  ['a picture of another site', { 'sec-fetch-site': 'cross-site' }],
  ['another port of this machine', { origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-site' }],
  ['a form of another port', { 'sec-fetch-site': 'same-site' }],
];

test.each(pages)('%s cannot reach the control API', async (_, headers) => {
  const { userId } = await sandbox.person('approved');
  for (const [method, path, body] of [
    ['GET', '/_sandbox/personas', undefined],
    ['GET', '/_sandbox/journal', undefined],
    ['GET', `/_sandbox/users/${userId}`, undefined],
    ['POST', '/_sandbox/users', '{"persona":"new"}'],
    ['POST', '/_sandbox/reset', undefined],
    ['POST', '/_sandbox/clock', '{"advanceSeconds":5}'],
    ['POST', '/_sandbox/faults', '{"path":"/*","status":500}'],
    ['DELETE', '/_sandbox/faults', undefined],
    ['POST', '/_sandbox/fork', JSON.stringify({ userId })],
    ['GET', `/_sandbox/users/${userId}/test`, undefined],
    ['POST', '/authorize?persona=new', undefined],
    ['GET', '/consent/on', undefined],
  ] as const) {
    const more = { headers: { 'content-type': 'application/json', ...headers } };
    const result = await sandbox.send(method, path, body === undefined ? more : { ...more, body });
    expect([result.status, result.headers.get('access-control-allow-origin')], path).toEqual([
      403,
      null,
    ]);
  }
  expect(await sandbox.control('GET', `/users/${userId}`)).toMatchObject({ userId });
});

test.each([
  ['a tool', {}],
  ['an own page', { 'sec-fetch-site': 'same-origin' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
])('%s reaches the control API', async (_, headers) => {
  const origin = 'sec-fetch-site' in headers ? { origin: sandbox.url } : {};
  const result = await sandbox.send('POST', '/_sandbox/clock', {
    headers: { 'content-type': 'application/json', ...origin, ...headers },
    body: '{"advanceSeconds":0}',
  });
  expect(result.status).toBe(200);
});

test('the origin of the shop can create a user, and use only what it received', async () => {
  const headers = {
    origin: sandbox.shopUrl,
    'sec-fetch-site': 'same-site',
    'content-type': 'application/json',
  };
  const made = await sandbox.send('POST', '/_sandbox/users', {
    headers,
    body: '{"persona":"new"}',
  });
  expect(made.status).toBe(201);
  for (const path of ['/_sandbox/reset', '/_sandbox/clock', '/_sandbox/faults'])
    expect((await sandbox.send('POST', path, { headers, body: '{}' })).status, path).toBe(403);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'text/json',
])('a write as %s is refused, and the answer explains how to send it', async (type) => {
  for (const body of ['{"persona":"new"}', '']) {
    const result = await sandbox.send('POST', '/_sandbox/users', {
      headers: { 'content-type': type },
      body,
    });
    expect(result.status).toBe(415);
    expect(JSON.stringify(result.body)).toContain('content-type: application/json');
  }
});

test('a write without a body needs no content type', async () => {
  expect((await sandbox.send('DELETE', '/_sandbox/faults?userId=none')).status).toBe(200);
});

test('no control answer, including refusals, can be cached or shown as a page', async () => {
  const { userId } = await sandbox.person('approved');
  for (const path of [
    '/_sandbox/personas',
    '/_sandbox/journal',
    '/_sandbox/none',
    '/_sandbox/users/none',
    `/_sandbox/users/${userId}/test`,
  ]) {
    const { headers } = await sandbox.send('GET', path);
    expect(Object.fromEntries(headers), path).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  }
  const foreign = await sandbox.send('GET', '/_sandbox/journal', { headers: { origin: 'null' } });
  expect(foreign.headers.get('x-content-type-options')).toBe('nosniff');
  expect(foreign.headers.get('cache-control')).toBe('no-store');
});
