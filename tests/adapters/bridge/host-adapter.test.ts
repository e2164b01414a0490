import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Refusal } from '../support/fake-hosts';
import { aHost, isOver, nativeHosts } from '../support/a-host';
import { EIGHT_CALLS, screens } from '../support/eight-calls';

const each = nativeHosts.map((host) => [host] as const);

test.each(each)('%s: each error code of the host has its meaning', async (kind) => {
  const outcomes: readonly (readonly [Refusal, object])[] = [
    ['cancelled', { kind: 'cancelled' }],
    ['denied', { kind: 'denied' }],
    ['unsupported', { kind: 'unsupported' }],
    ['upgrade', { kind: 'upgrade', minVersion: '5.0.0' }],
    ['other', { kind: 'failed', code: 'E_42' }],
  ];
  for (const [why, outcome] of outcomes)
    for (const [name, { ask }] of Object.entries(EIGHT_CALLS)) {
      const { answers, refused, bridge } = aHost(kind);
      answers(refused(why));
      expect([name, await ask(bridge)]).toEqual([name, outcome]);
    }
});

test.each(each)('%s: a code with an invalid format is replaced', async (kind) => {
  const { answers, refused, bridge } = aHost(kind);
  const result = JSON.stringify(refused('other')).replace('E_42', 'name: Sari Dewi');
  answers(result);
  expect(await bridge.userDetails()).toEqual({ kind: 'failed', code: 'UNREADABLE' });
  answers(JSON.stringify(refused('other')).replace(/"E_42"/g, 'null'));
  expect(await bridge.userDetails()).toEqual({ kind: 'malformed' });
});

test.each(
  nativeHosts.flatMap((host) =>
    [1, 299, 2_700, 3_000, 60_000].map((late) => [host, late] as const),
  ),
)('%s: an object that is %d ms late is used from the next call on', async (kind, late) => {
  const { answers, ok, put, bridge, clock, asked } = aHost(kind, { absent: true });
  answers(ok({ token: 't' }));
  const first = bridge.token();
  await clock.advance(late);
  put();
  await clock.advance(3_000);
  const inTime = late < 3_000;
  expect(await first).toEqual(inTime ? { kind: 'ok', value: 't' } : { kind: 'unsupported' });
  expect([bridge.ready$.value, asked.length]).toEqual([inTime, inTime ? 1 : 0]);
  expect(await bridge.token()).toEqual({ kind: 'ok', value: 't' });
  expect(bridge.ready$.value).toBe(true);
});

test.each(each)('%s: an answer after the deadline is dropped and reported', async (kind) => {
  const { ok, bridge, clock, asked, reporter } = aHost(kind);
  const outcome = bridge.userDetails();
  await clock.advance(10_000);
  expect(await outcome).toEqual({ kind: 'timeout' });
  asked[0]?.reply(ok({ customerId: 'c' }));
  await clock.advance(0);
  expect(reporter.reports).toMatchObject([{ message: 'answer dropped' }]);
});

test.each(nativeHosts.flatMap((host) => screens.map((name) => [host, name] as const)))(
  '%s: %s waits an hour for the user, and ends when it is aborted',
  async (kind, name) => {
    const { ok, bridge, clock, asked, reporter } = aHost(kind);
    const asker = new AbortController();
    const { ask, payload: result } = EIGHT_CALLS[name]!;
    const outcome = ask(bridge, asker.signal);
    await clock.advance(3_600_000);
    expect(await isOver(clock, outcome)).toBe(false);
    asker.abort();
    expect(await outcome).toEqual({ kind: 'cancelled' });
    asked[0]?.reply(ok(result));
    await clock.advance(0);
    expect(reporter.reports).toMatchObject([{ message: 'answer dropped' }]);
    expect(await ask(bridge, asker.signal)).toEqual({ kind: 'cancelled' });
    expect(asked).toHaveLength(1);
  },
);

test('no screen opens when the call was aborted while waiting for the host', async () => {
  const { put, bridge, clock, asked } = aHost('gojek', { absent: true });
  const asker = new AbortController();
  const outcome = bridge.loginWithAuth(asker.signal);
  asker.abort();
  expect(await outcome).toEqual({ kind: 'cancelled' });
  put();
  await clock.advance(3_000);
  expect(asked).toEqual([]);
});

test.each([
  ['4.75', 'getOneKycStatus'],
  ['4.75.0', 'getOneKycStatus'],
  ['5', 'getOneKycStatus'],
  ['4.74.9', 'getOneKycResult'],
  ['4.9', 'getOneKycResult'],
  ['4.75-beta', 'getOneKycResult'],
  [undefined, 'getOneKycResult'],
])('gojek at %s gets the status call named %s', async (version, name) => {
  const { it, answers, ok, bridge, asked } = aHost('gojek');
  it.version = version;
  answers(ok({ kind: 'rejected' }));
  expect(await bridge.oneKycStatus('u-1')).toEqual({ kind: 'ok', value: { kind: 'rejected' } });
  expect(asked).toMatchObject([{ name, params: { submissionUuid: 'u-1' } }]);
});

test('gopay is found by its older name too', async () => {
  const { page, answers, ok, bridge } = aHost('gopay');
  page['gopay'] = page['gpContainer'];
  page['gpContainer'] = false;
  answers(ok({ token: 't' }));
  expect(await bridge.token()).toEqual({ kind: 'ok', value: 't' });
});

test('a replaced object of a partner gets a listener again', async () => {
  const { put, answers, ok, bridge } = aHost('partner-sdk');
  answers(ok({ token: 't' }));
  expect(await bridge.token()).toEqual({ kind: 'ok', value: 't' });
  put();
  expect(await bridge.token()).toEqual({ kind: 'ok', value: 't' });
});

/** Anything that a host could send as its surroundings. */
const surroundings = fc.record(
  {
    theme: fc.oneof(fc.constantFrom('light', 'dark', 'blue'), fc.anything()),
    locale: fc.oneof(fc.constantFrom('id', 'en', 'fr'), fc.anything()),
    insets: fc.oneof(fc.record({ top: fc.double(), left: fc.anything() }), fc.anything()),
    more: fc.anything(),
  },
  { requiredKeys: [] },
);

test.each(each)(
  '%s: whatever the host answers, each call ends with a known outcome',
  async (kind) => {
    const kinds = ['ok', 'cancelled', 'denied', 'unsupported', 'upgrade', 'malformed', 'failed'];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(EIGHT_CALLS)),
        fc.oneof(surroundings, fc.jsonValue(), fc.json(), fc.anything()),
        fc.boolean(),
        async (name, result, wrapped) => {
          const { it, answers, ok, bridge, shell } = aHost(kind);
          answers(wrapped ? ok(result) : result);
          const { kind: end } = await EIGHT_CALLS[name]!.ask(bridge);
          expect(kinds).toContain(end);
          it.says('surroundings', result);
          const { insets = {}, theme, locale, ...others } = shell.surroundings$.value;
          expect(others).toEqual({});
          expect([undefined, 'light', 'dark']).toContain(theme);
          expect([undefined, 'id', 'en']).toContain(locale);
          expect(Object.values(insets).filter((it) => !Number.isFinite(it))).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  },
);

test.each(each)('%s: an answer whose properties throw is malformed', async (kind) => {
  const { answers, bridge, reporter } = aHost(kind);
  const trap = new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : trapped()) });
  const trapped = (): never => {
    throw new Error('trap');
  };
  answers(trap);
  expect(await bridge.userDetails()).toEqual({ kind: 'malformed' });
  expect(reporter.reports).toMatchObject([{ message: 'unreadable answer', where: 'userDetails' }]);
});

test('unreadable fields are absent; without a readable one the answer is malformed', async () => {
  const { answers, ok, bridge } = aHost('gojek');
  answers(ok({ version: '4.80.0', locale: 'fr', theme: null, deviceId: 7 }));
  expect(await bridge.appInfo()).toEqual({ kind: 'ok', value: { version: '4.80.0' } });
  answers(ok({ version: 4.8 }));
  expect(await bridge.appInfo()).toEqual({ kind: 'malformed' });
  answers(ok({ advertisingId: '38400000-8cf0-11bd-b23e-10b96e40000d' }));
  expect(await bridge.appInfo()).toEqual({
    kind: 'ok',
    value: { advertisingId: '38400000-8cf0-11bd-b23e-10b96e40000d' },
  });
});

test.each([
  ['00000000-0000-0000-0000-000000000000', {}],
  ['0-0', {}],
  ['', {}],
  [
    '10000000-0000-0000-0000-000000000000',
    { advertisingId: '10000000-0000-0000-0000-000000000000' },
  ],
])('the advertising id %j counts as %j (spec §9)', async (advertisingId, counted) => {
  const { answers, ok, bridge } = aHost('gojek');
  answers(ok({ deviceId: 'd', advertisingId }));
  expect(await bridge.appInfo()).toEqual({ kind: 'ok', value: { deviceId: 'd', ...counted } });
});
