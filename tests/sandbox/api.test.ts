import { expect, test, vi } from 'vitest';
import { single } from '../../sandbox/lender/records';
import type { JournalEntry } from '../../sandbox/http/journal';
import { refusal, sandboxForTests } from './sandbox';

const sandbox = await sandboxForTests();

const journal = (userId: string, path = '') =>
  sandbox.control<JournalEntry[]>('GET', `/journal?userId=${userId}${path && `&path=${path}`}`);

test.each([
  ['GET', '/api/v1/nothing', undefined, 404],
  ['DELETE', '/api/v1/kyc', undefined, 404],
  ['GET', '/api/v1/bill-list', undefined, 400],
  ['GET', '/api/v1/bill-list?type=NONE', undefined, 400],
  ['PATCH', '/api/account-management/settings/toggle', '{"feature":1}', 400],
  ['PATCH', '/api/account-management/settings/toggle', '{', 400],
])('%s %s %s is a %i with a code', async (method, path, body, status) => {
  const { token } = await sandbox.person('approved');
  const headers = { authorization: `Bearer ${token}` };
  const result = await sandbox.send(method, path, {
    headers,
    ...(body === undefined ? {} : { body }),
  });
  expect(result).toMatchObject({
    status,
    body: { errors: [{ code: expect.stringMatching(/^[A-Z_]+$/), message: expect.any(String) }] },
  });
});

test('an answer that breaks its contract is a 500, and the log names the field', async () => {
  const { userId, token } = await sandbox.person('approved');
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { store } = sandbox.world;
  const ask = (path: string) => sandbox.json('GET', `/api${path}`, undefined, token);
  store.put(single.toggles, userId, { BILL_REMINDER: 'on' as unknown as boolean }, userId);
  const toggles = await ask('/account-management/settings/toggles');
  store.put(single.rekyc, userId, { status: 'NEW_WORD' as 'APPROVED', at: 0 }, userId);
  const rekyc = await ask('/v1/kyc/rekyc/status');
  const result = log.mock.calls.map(String);
  log.mockRestore();
  expect([toggles.status, rekyc.status]).toEqual([500, 500]);
  expect(toggles).toMatchObject({ body: { errors: [{ code: 'INTERNAL' }] } });
  expect(result).toEqual([
    expect.stringContaining('/settings/toggles: the answer is off its contract'),
    expect.stringContaining('/rekyc/status: the answer is off its contract at answer.status'),
  ]);
});

test('every answer has the date of the clock of its user', async () => {
  const [one, other] = [await sandbox.person('new'), await sandbox.person('new')];
  await sandbox.control('POST', '/clock', { now: '2031-05-06T07:08:09+07:00', userId: one.userId });
  const dateFor = async (token: string) => {
    const { headers } = await sandbox.json('GET', '/api/v1/user/info', undefined, token);
    return Date.parse(headers.get('date') ?? '');
  };
  const there = Date.parse('2031-05-06T07:08:09+07:00');
  // The clock runs on from the set time, and the header has no milliseconds.
  expect(Math.abs((await dateFor(one.token)) - there)).toBeLessThan(5000);
  expect(Math.abs((await dateFor(other.token)) - Date.now())).toBeLessThan(5000);
  await sandbox.control('POST', '/clock', { advanceSeconds: 3600, userId: one.userId });
  const later = await sandbox.control<{ epochMs: number }>('GET', `/clock?userId=${one.userId}`);
  expect(later.epochMs - there).toBeGreaterThanOrEqual(3_600_000);
  const to = '2031-05-06T07:08:09.500+07:00';
  await sandbox.control('POST', '/clock', { now: to, stopped: true, userId: one.userId });
  await new Promise((done) => setTimeout(done, 5));
  const stands = await sandbox.control<{ epochMs: number }>('GET', `/clock?userId=${one.userId}`);
  expect(stands.epochMs).toBe(Date.parse(to));
  await sandbox.control('POST', '/clock', { advanceSeconds: 1, userId: one.userId });
  await vi.waitFor(async () => expect(await dateFor(one.token)).toBeGreaterThan(there + 1000), {
    timeout: 10_000,
  });
  const both = { now: '2031-05-06', advanceSeconds: 1 };
  expect(await sandbox.json('POST', '/_sandbox/clock', both)).toMatchObject({ status: 400 });
  expect(await sandbox.json('POST', '/_sandbox/clock', {})).toMatchObject({ status: 400 });
});

test('the journal has each request with its user and status', async () => {
  const [one, other] = [await sandbox.person('new'), await sandbox.person('new')];
  const body = { email: 'jurnal@contoh.example' };
  await sandbox.json('PATCH', '/api/v1/kyc', body, one.token);
  await sandbox.json('GET', '/api/v1/bill-list?type=WRONG', undefined, one.token);
  await sandbox.json('GET', '/api/v1/kyc', undefined, other.token);
  expect(await journal(one.userId)).toEqual([
    {
      id: expect.any(Number),
      time: expect.stringMatching(/\+07:00$/),
      method: 'PATCH',
      path: '/api/v1/kyc',
      query: {},
      headers: expect.objectContaining({ authorization: `Bearer ${one.token}` }),
      body,
      status: 200,
      answer: { data: {} },
      userId: one.userId,
    },
    expect.objectContaining({ path: '/api/v1/bill-list', query: { type: 'WRONG' }, status: 400 }),
  ]);
  expect(await journal(one.userId, '/v1/kyc')).toHaveLength(1);
  expect(await journal(one.userId, '/api/v1/kyc')).toHaveLength(1);
  expect(await journal(other.userId, '/v1/bill-list')).toEqual([]);
});

test('a fault applies once to its user, and the journal shows it', async () => {
  const [one, other] = [await sandbox.person('approved'), await sandbox.person('approved')];
  const plan = (fault: object) =>
    sandbox.json('POST', '/_sandbox/faults', { userId: one.userId, ...fault });
  const info = (token: string) => sandbox.json('GET', '/api/v1/user/info', undefined, token);
  const down = { path: '/v1/user/info', status: 503, code: 'DOWN', retryAfter: 30 };
  expect(await plan(down)).toMatchObject({ status: 201, body: { faultId: expect.any(String) } });
  expect(await info(other.token)).toMatchObject({ status: 200 });
  const failed = await info(one.token);
  expect(failed).toMatchObject(refusal(503, 'DOWN'));
  expect(failed.headers.get('retry-after')).toBe('30');
  await plan({ method: 'get', path: '/api/v1/user/info', body: { data: [] } });
  expect(await info(one.token)).toMatchObject({ status: 200, body: { data: [] } });
  await plan({ path: '/v1/user/info', drop: true });
  await expect(info(one.token)).rejects.toThrow(TypeError);
  await plan({ path: '/v1/user/info', delayMs: 60, times: 1 });
  const began = performance.now();
  expect(await info(one.token)).toMatchObject({ status: 200 });
  expect(performance.now() - began).toBeGreaterThanOrEqual(55);
  const statuses = (await journal(one.userId)).map(({ status }) => status);
  expect(statuses).toEqual([503, 200, 0, 200]);
  await plan({ path: '/v1/user/info', status: 500 });
  await sandbox.control('DELETE', `/faults?userId=${one.userId}`);
  expect(await info(one.token)).toMatchObject({ status: 200 });
  expect(await plan({ status: 500 })).toMatchObject({ status: 400 });
  expect(await plan({ path: '/x', status: 99 })).toMatchObject({ status: 400 });
});

test('events are accepted and recorded', async () => {
  const event = { action: 'page_view', page: { pageName: 'Home' } };
  expect(await sandbox.json('POST', '/events', event)).toMatchObject({ status: 204 });
  const events = await sandbox.control<JournalEntry[]>('GET', '/journal?path=/events');
  expect(events).toEqual([expect.objectContaining({ body: event, status: 204 })]);
});

// A server that closes a waiting connection may close it while the next request is in flight.
test('no timeout is announced for waiting connections', async () => {
  const { headers } = await sandbox.send('GET', '/_sandbox/clock');
  expect(headers.get('connection')).toBe('keep-alive');
  expect(headers.get('keep-alive')).toBeNull();
});
