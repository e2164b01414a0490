import { expect, test } from 'vitest';
import { openSandbox, sandboxForTests } from './sandbox';

const sandbox = await sandboxForTests();

const messageOf = (body: unknown): string =>
  (body as { errors: [{ message: string }] }).errors[0].message;

const refused: readonly (readonly [path: string, body: string, says: RegExp])[] = [
  ...['1e300', '-1e300', '1e15', '4e9', '"5"', 'null', '[]', '1e999'].map(
    (seconds) => ['/clock', `{"advanceSeconds":${seconds}}`, /seconds|clock|now/] as const,
  ),
  ...['8640000000000000', '"9999-12-31"', '"1970-01-01"', '1e300', '-1', '"soon"', '{}'].map(
    (now) => ['/clock', `{"now":${now}}`, /now/] as const,
  ),
  ['/clock', '{"advanceSeconds":0,"stopped":"yes"}', /stopped: true or false/],
  ...['1e300', '-1', '0', '1.5', '9007199254740991', '"1"'].flatMap((amount) => [
    ['/users/ID/orders', `{"amount":${amount},"merchant":"x"}`, /amount: a whole number/] as const,
    ['/users/ID/payments', `{"amount":${amount}}`, /amount: a whole number/] as const,
    ['/users/ID/withdrawals', `{"amount":${amount}}`, /amount: a whole number/] as const,
  ]),
  ['/users/ID/orders', '{"amount":1,"merchant":"x","time":1e300}', /time/],
  ['/users/ID/orders', '{"amount":1,"merchant":"x","time":"9999-01-01"}', /2099/],
  ['/users/ID/orders', '{"amount":1,"merchant":"x","instalments":1e9}', /from 1 to 12/],
  ['/users/ID/orders', `{"amount":1,"merchant":"${'x'.repeat(201)}"}`, /200 characters/],
  [
    '/users/ID/decide',
    '{"what":"application","outcome":"REJECTED","reapplyTime":8640000000000000}',
    /reapplyTime/,
  ],
  ['/users', '{"persona":7}', /persona: a text/],
  ['/faults', '{"path":"/v1/kyc","status":99}', /from 200 to 599/],
  ['/faults', '{"path":"/v1/kyc","delayMs":1e12}', /delayMs/],
  ['/faults', '{"path":"/v1/kyc","times":1e300}', /times/],
  ['/faults', '{"path":"/v1/kyc","status":503,"retryAfter":"1\\r\\nx: y"}', /retryAfter/],
  ['/faults', `{"path":"/${'x'.repeat(500)}"}`, /500 characters/],
  ['/faults', `{"path":"/v1","body":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, /not JSON/],
  ['/users', '{"persona":"new"', /not JSON/],
  ['/users', '{"persona":"new","sed":7}', /^sed: unknown/],
  ['/reset', '{"sed":7}', /^sed: unknown/],
  ['/clock', '{"advanceSeconds":1,"userid":"ID"}', /^userid: unknown/],
  ['/faults', '{"path":"/v1/kyc","status":500,"delay":1,"time":2}', /^delay, time: unknown/],
  ['/users/ID/orders', '{"amount":1,"merchant":"x","tenor":3}', /^tenor: unknown/],
  ['/users', '{}', /^persona: missing, a text of at most 200/],
  ['/users', '[]', /an object/],
  ['/users/ID/decide', '{"what":"weather","outcome":"x"}', /^what: "weather", .*rekyc/],
  ['/users/ID/orders', '{"amount":1,"merchant":"x","stage":"DONE"}', /^stage: "DONE", .*INITIAL/],
];

test.each(refused)('%s refuses %.60s', async (path, body, says) => {
  const { userId } = await sandbox.person('active');
  const result = await sandbox.send('POST', `/_sandbox${path.replace('ID', userId)}`, {
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(result.status).toBe(400);
  expect(messageOf(result.body)).toMatch(says);
});

test('no number breaks the clock, which still works after every refusal', async () => {
  const { userId, token } = await sandbox.person('active');
  for (const advanceSeconds of [1e300, -1e300, 2e9, 2e9, -2e9, -2e9, -2e9]) {
    await sandbox.json('POST', '/_sandbox/clock', { advanceSeconds, userId });
    const result = await sandbox.json('GET', '/api/v2/homepage', undefined, token);
    expect([200, 401]).toContain(result.status);
    expect(await sandbox.json('GET', `/_sandbox/clock?userId=${userId}`)).toMatchObject({
      status: 200,
    });
  }
});

test('the path of a fault is not a regular expression: the next request is answered', async () => {
  const own = await openSandbox();
  for (const path of ['/v1/a{2,1}', '/v1/(', '/[', '/v1/\\', `/${'{a}'.repeat(100)}`])
    await own.control('POST', '/faults', { path, status: 500 });
  // As regular expressions, these paths would run for years.
  expect((await own.send('GET', `/api/${'a'.repeat(2_000)}!`)).status).toBe(404);
  await own.close();
});

test('a body above one MiB is refused, declared or not, and not stored', async () => {
  const own = await openSandbox();
  const huge = 'x'.repeat(1024 * 1024 + 1);
  const parts = new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode(huge));
      stream.close();
    },
  });
  for (const [path, body] of [
    ['/events', huge],
    ['/_sandbox/users', huge],
    ['/reports/api/1/envelope/', huge],
    ['/events', parts],
  ] as const) {
    const result = await own.send('POST', path, { body, duplex: 'half' } as RequestInit);
    expect([result.status, messageOf(result.body)]).toEqual([413, 'A body has at most 1 MiB.']);
  }
  const heavy = JSON.stringify({ path: '/v1/x', body: 'x'.repeat(17 * 1024 * 1024) });
  const fault = await own.send('POST', '/_sandbox/faults', { body: heavy });
  expect([fault.status, messageOf(fault.body)]).toEqual([413, 'A body has at most 16 MiB.']);
  expect(await own.control('GET', '/journal')).toEqual([]);
  const answer = { path: '/v1/x', body: 'x'.repeat(6 * 1024 * 1024) };
  expect(await own.control('POST', '/faults', answer)).toMatchObject({
    faultId: expect.anything(),
  });
  await own.close();
});

test('the journal keeps the beginning of a long body, and its length', async () => {
  const own = await openSandbox();
  const long = 'é'.repeat(100_000);
  for (const body of [long, JSON.stringify({ long }), JSON.stringify({ short: 'é' }), 'null'])
    await own.send('POST', '/events', { body });
  const left = await own.control<{ body: unknown; cutFrom?: number }[]>(
    'GET',
    '/journal?path=/events',
  );
  expect(left.map(({ body, cutFrom }) => [body, cutFrom])).toEqual([
    [long.slice(0, 65_536), 100_000],
    [JSON.stringify({ long }).slice(0, 65_536), 100_011],
    [{ short: 'é' }, undefined],
    [null, undefined],
  ]);
  await own.close();
});

test('a deeply nested body breaks neither the call nor the journal', async () => {
  const own = await openSandbox();
  const { token } = await own.person('approved');
  const deep = '['.repeat(30_000) + ']'.repeat(30_000);
  const headers = { authorization: `Bearer ${token}` };
  const paths = ['/api/v1/user/submit', '/events', '/one-kyc/captures', '/reports/api/1/envelope/'];
  for (const path of paths) {
    const { status } = await own.send('POST', path, { headers, body: deep });
    expect(status, path).toBeLessThan(500);
  }
  expect(await own.control<unknown[]>('GET', '/journal')).toHaveLength(4);
  await own.close();
});
