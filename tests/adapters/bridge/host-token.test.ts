import { expect, test } from 'vitest';
import { aHost, nativeHosts } from '../support/a-host';

const each = nativeHosts.map((host) => [host] as const);
const token = { kind: 'ok', value: 'first' };

test.each(each)(
  '%s: concurrent callers share one token request, and the next call makes a new one',
  async (kind) => {
    const { ok, bridge, clock, asked } = aHost(kind);
    const five = Promise.all(Array.from({ length: 5 }, () => bridge.token()));
    await clock.advance(0);
    expect(asked).toHaveLength(1);
    asked[0]?.reply(ok({ token: 'first' }));
    expect(await five).toEqual(Array(5).fill(token));
    const next = bridge.token();
    await clock.advance(0);
    asked[1]?.reply(ok({ token: 'second' }));
    expect([await next, asked.length]).toEqual([{ kind: 'ok', value: 'second' }, 2]);
  },
);

test.each(
  nativeHosts.flatMap((host) =>
    (['cancelled', 'denied', 'other'] as const).map((why) => [host, why] as const),
  ),
)('%s: after a refusal (%s) the host is asked again only once it may answer', async (kind, why) => {
  const { ok, refused, answers, bridge, asked, loginChanged$, mayAnswer$ } = aHost(kind);
  answers(refused(why));
  const refusal = await bridge.token();
  loginChanged$.next();
  expect([await bridge.token(), asked.length]).toEqual([refusal, 1]);
  answers(ok({ token: 'first' }));
  mayAnswer$.next();
  expect([await bridge.token(), asked.length]).toEqual([token, 2]);
});

test.each(['unsupported', 'upgrade'] as const)(
  'a host that is %s may answer the next request',
  async (why) => {
    const { ok, refused, answers, bridge } = aHost('gojek');
    answers(refused(why));
    expect((await bridge.token()).kind).toBe(why);
    answers(ok({ token: 'first' }));
    expect(await bridge.token()).toEqual(token);
  },
);

test.each(each)('%s: a host without a user differs from one that fails', async (kind) => {
  const { ok, noUser, answers, bridge } = aHost(kind);
  for (const said of [noUser, ok({ token: '' }), ok({ token: null })]) {
    answers(said);
    expect((await bridge.token()).kind).toBe('denied');
  }
});

test('a token requested for one user is not given to the next', async () => {
  const { ok, bridge, clock, asked, loginChanged$ } = aHost('gojek');
  const before = bridge.token();
  await clock.advance(0);
  loginChanged$.next();
  const after = bridge.token();
  await clock.advance(0);
  asked[0]?.reply(ok({ token: 'of-the-one-before' }));
  asked[1]?.reply(ok({ token: 'of-the-next' }));
  expect(await before).toEqual({ kind: 'ok', value: 'of-the-one-before' });
  expect(await after).toEqual({ kind: 'ok', value: 'of-the-next' });
});

test.each(['with space', 'line\nbreak', 'ä', 7, {}, 'x'.repeat(8_193)])(
  'a token that no header can hold is malformed: %j',
  async (answer) => {
    const { ok, answers, bridge } = aHost('gopay');
    answers(ok({ token: answer }));
    expect(await bridge.token()).toEqual({ kind: 'malformed' });
  },
);

test('concurrent callers share one app info request, and every result is reported', async () => {
  const { ok, bridge, clock, asked, infos } = aHost('partner-sdk');
  const both = Promise.all([bridge.appInfo(), bridge.appInfo()]);
  await clock.advance(0);
  asked[0]?.reply(ok({ version: '1.2' }));
  await both;
  expect([asked.length, infos]).toEqual([1, [{ version: '1.2' }]]);
});
