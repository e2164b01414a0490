import { expect, test } from 'vitest';
import { aHost, nativeHosts } from '../support/a-host';

const each = nativeHosts.map((host) => [host] as const);
const asked = async (host: (typeof nativeHosts)[number]) => {
  const hosted = aHost(host, { early: true });
  await expect.poll(() => hosted.asked.length).toBe(1);
  return hosted;
};

test.each(each)('%s: the app takes over the token of the document once', async (kind) => {
  const { ok, bridge, asked: requests } = await asked(kind);
  requests[0]?.reply(ok({ token: 'first' }));
  expect(await bridge.token()).toEqual({ kind: 'ok', value: 'first' });
  expect(requests).toHaveLength(1);
  const next = bridge.token();
  await expect.poll(() => requests.length).toBe(2);
  requests[1]?.reply(ok({ token: 'second' }));
  expect(await next).toEqual({ kind: 'ok', value: 'second' });
});

test.each(each)('%s: a token from before the background is not taken over', async (kind) => {
  const { it, ok, bridge, asked: requests } = await asked(kind);
  requests[0]?.reply(ok({ token: 'first' }));
  document.dispatchEvent(new Event('visibilitychange'));
  it.does = (_, reply) => reply(ok({ token: 'second' }));
  expect(await bridge.token()).toEqual({ kind: 'ok', value: 'second' });
});

test.each(each)('%s: an unreadable answer is reported, and not asked for again', async (kind) => {
  const { ok, bridge, reporter, asked: requests } = await asked(kind);
  requests[0]?.reply(ok({ token: 42 }));
  expect(await bridge.token()).toEqual({ kind: 'malformed' });
  expect(requests).toHaveLength(1);
  expect(reporter.reports).toMatchObject([{ message: 'unreadable answer', where: 'token' }]);
});

test.each(each)('%s: a silent host ends the call after ten seconds', async (kind) => {
  const { bridge, clock } = await asked(kind);
  const outcome = bridge.token();
  await clock.advance(10_000);
  expect(await outcome).toEqual({ kind: 'timeout' });
});
