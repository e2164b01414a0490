import { expect, test } from 'vitest';
import { CALLS } from '../../../domain/calls';
import { aClient, data, refusal, type Step } from '../support/http-client';

const inTenYears = new Date(Date.UTC(2036, 0, 15)).toUTCString();

test.each<[string, Record<string, string>, number, boolean]>([
  ['a date', { Date: inTenYears }, 200, true],
  ['a date on a refusal', { Date: inTenYears }, 404, true],
  ['a date of a cached answer', { Date: inTenYears, Age: '30' }, 200, false],
  ['no date', {}, 200, false],
  ['junk', { Date: 'now' }, 200, false],
])(
  'the Date header of %s corrects the clock when it is reliable',
  async (_, headers, status, isHeard) => {
    const good = data({ application_status: 'DRAFT' }, { headers });
    const { http, clock } = aClient([status === 200 ? good : refusal(status, 'A', headers)]);
    await http.call(CALLS.applicationStatus, {});
    expect(new Date(clock.now()).getUTCFullYear()).toBe(isHeard ? 2036 : 2026);
  },
);

test('a date in Retry-After is compared with the answer’s own time', async () => {
  const headers = {
    Date: 'Tue, 15 Jan 2036 00:00:00 GMT',
    'Retry-After': 'Tue, 15 Jan 2036 00:00:20 GMT',
  };
  const { http } = aClient([refusal(429, 'SLOW', headers)]);
  expect(await http.call(CALLS.applicationStatus, {})).toMatchObject({
    error: { retryAfter: 20_000 },
  });
});

test('a caller receives a failure only after the whole app, so that a user who must log in sees no error first', async () => {
  const order: string[] = [];
  let led = () => {};
  const leading = new Promise<void>((resolve) => {
    led = resolve;
  });
  const { http } = aClient([refusal(401)], {
    onFailed: () => leading.then(() => order.push('the app')),
  });
  const called = http.call(CALLS.applicationStatus, {}).then(() => order.push('the caller'));
  await new Promise((resolve) => setImmediate(resolve));
  led();
  await called;
  expect(order).toEqual(['the app', 'the caller']);
});

const otp = (code: string) => ({ query: { channel: 'SMS' as const }, body: { otp: code } });
const keysOf = (requests: readonly { readonly init: RequestInit }[]) =>
  requests.map(({ init }) => new Headers(init.headers).get('Idempotency-Key'));

test('without the configuration no idempotency key is sent', async () => {
  const { http, requests } = aClient([new Response('')]);
  await http.call(CALLS.reapply, {});
  expect(keysOf(requests)).toEqual([null]);
});

test('with it, every `once` call has its own key, and no other call has one', async () => {
  const { http, requests } = aClient([new Response('')], { idempotencyKeys: true });
  await http.call(CALLS.reapply, {});
  await http.call(CALLS.reapply, {});
  await http.call(CALLS.saveToggle, { body: { feature: 'A', enabled: true } });
  const [first, second, none] = keysOf(requests);
  expect([typeof first, typeof second, none]).toEqual(['string', 'string', null]);
  expect(first).not.toBe(second);
});

test.each<[string, Step, boolean]>([
  ['a lost answer', 'reset', true],
  ['a timeout', 'hang', true],
  ['504', refusal(504), true],
  ['a refusal', refusal(422), false],
  ['500', refusal(500), false],
])('after %s the same call keeps its key, and another one does not', async (_, step, keepsKey) => {
  const { http, clock, requests } = aClient([step], { idempotencyKeys: true });
  for (const code of ['1', '1', '2']) {
    const asked = http.call(CALLS.verifyOtp, otp(code));
    await clock.advance(60_000);
    await asked;
  }
  const [first, again, other] = keysOf(requests);
  expect(first === again).toBe(keepsKey);
  expect(other).not.toBe(again);
});

test('an aborted call may have been carried out, so it keeps its key', async () => {
  const { http, requests } = aClient(['hang'], { idempotencyKeys: true });
  for (let call = 0; call < 2; call += 1) {
    const asker = new AbortController();
    const asked = http.call(CALLS.reapply, {}, asker.signal);
    asker.abort();
    await asked;
  }
  const [first, again] = keysOf(requests);
  expect(again).toBe(first);
});

test('when the outcome is known, the same call gets a new key', async () => {
  let step = 0;
  const { http, requests } = aClient([], {
    idempotencyKeys: true,
    fetch: (_, init) => {
      requests.push({ url: '', init });
      return step++ === 0 ? Promise.reject(new TypeError()) : Promise.resolve(new Response(''));
    },
  });
  for (let call = 0; call < 3; call += 1) await http.call(CALLS.reapply, {});
  const [lost, repeated, fresh] = keysOf(requests);
  expect(lost).toBe(repeated);
  expect(fresh).not.toBe(repeated);
});
