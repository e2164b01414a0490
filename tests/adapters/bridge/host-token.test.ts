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
    (['cancelled', 'denied', 'failed', 'unsupported', 'upgrade'] as const).map(
      (why) => [host, why] as const,
    ),
  ),
)('%s: after a host that %s the token is not requested again', async (kind, why) => {
  const { refused, answers, bridge, asked } = aHost(kind);
  answers(refused(why === 'failed' ? 'other' : why));
  expect([(await bridge.token()).kind, asked.length]).toEqual([why, 1]);
});

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
