import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Surroundings } from '../../../domain/ports/host-shell';
import { partnerProtocol } from '../../../adapters/bridge/partner-protocol';
import { type AHost, aHost, nativeHosts } from '../support/a-host';

const each = nativeHosts.map((host) => [host] as const);
const insets = { top: 24, right: 0, bottom: 34, left: 0 };

/** Creates a host whose object the bridge has found by a call. */
const seen = async (kind: (typeof nativeHosts)[number]): Promise<AHost> => {
  const host = aHost(kind);
  host.answers(host.ok({}));
  await host.bridge.appInfo();
  return host;
};

test.each(each)(
  '%s: reports its surroundings, in parts, as an object or as JSON text',
  async (kind) => {
    const { it, shell } = await seen(kind);
    const heard: Surroundings[] = [];
    shell.surroundings$.subscribe((one) => heard.push(one));
    it.says('surroundings', { theme: 'dark' });
    it.says('surroundings', JSON.stringify({ insets }));
    it.says('surroundings', { theme: 'dark', insets: { ...insets } });
    it.says('surroundings', { locale: 'en', theme: 'light' });
    expect(heard).toEqual([
      {},
      { theme: 'dark' },
      { theme: 'dark', insets },
      { theme: 'light', insets, locale: 'en' },
    ]);
  },
);

test.each(each)('%s: language and theme of its app info are surroundings', async (kind) => {
  const { answers, ok, bridge, shell } = aHost(kind);
  answers(ok({ version: '4.90.0', locale: 'en', theme: 'dark', deviceId: 'd' }));
  await bridge.appInfo();
  expect(shell.surroundings$.value).toEqual({ locale: 'en', theme: 'dark' });
});

test.each(each)('%s: unreadable events change nothing', async (kind) => {
  const { it, shell, bridge } = await seen(kind);
  it.says('surroundings', { insets, theme: 'dark', locale: 'id' });
  const before = shell.surroundings$.value;
  const edge = fc.oneof(fc.anything(), fc.constantFrom(-1, 201, Number.NaN, '24', null));
  const badInsets = fc.record({ top: edge, right: fc.constant(-1), bottom: edge, left: edge });
  const garbage = fc.oneof(
    fc.anything({ withNullPrototype: true }),
    fc.json(),
    fc.record({ insets: badInsets, theme: fc.string(), locale: fc.integer() }),
  );
  fc.assert(
    fc.property(garbage, fc.constantFrom('surroundings', 'anything', ''), (payload, event) => {
      it.says(event, payload);
      expect(shell.surroundings$.value).toBe(before);
    }),
    { numRuns: 500 },
  );
  expect(bridge.ready$.value).toBe(true);
});

test.each(each)('%s: a press of its back button is emitted, with any payload', async (kind) => {
  const { it, shell } = await seen(kind);
  let backs = 0;
  shell.backs$.subscribe(() => (backs += 1));
  it.says('back', undefined);
  it.says('back', '{');
  it.says('forth', undefined);
  expect(backs).toBe(2);
});

test.each(each)(
  '%s: receives each back state once, also when its object comes late',
  async (kind) => {
    const { put, answers, ok, shell, clock, asked } = aHost(kind, { absent: true });
    answers(ok());
    for (const can of [true, false]) shell.setCanGoBack(can);
    await clock.advance(60_000);
    put();
    shell.setCanGoBack(true);
    shell.setCanGoBack(true);
    await clock.advance(0);
    shell.setCanGoBack(false);
    await clock.advance(0);
    expect(asked.map(({ params }) => params)).toEqual([{ canGoBack: true }, { canGoBack: false }]);
  },
);

test.each(each)('%s: opens a link and its payment screen, or returns why not', async (kind) => {
  const { answers, ok, refused, shell, asked, clock } = aHost(kind);
  answers(ok());
  expect(await shell.openLink('https://example.org/a')).toEqual({ kind: 'ok', value: undefined });
  expect(await shell.openPayment()).toEqual({ kind: 'ok', value: undefined });
  answers(refused('unsupported'));
  expect(await shell.openPayment()).toEqual({ kind: 'unsupported' });
  answers();
  const silent = shell.openLink('https://example.org/b');
  await clock.advance(10_000);
  expect(await silent).toEqual({ kind: 'timeout' });
  expect(asked.map(({ params }) => params)).toEqual([
    { url: 'https://example.org/a' },
    {},
    {},
    { url: 'https://example.org/b' },
  ]);
});

test('a host whose `listen` throws can still be called', async () => {
  const { page, answers, ok, bridge, reporter } = aHost('gojek');
  Object.assign(page['gojekBridge'] as object, {
    on: () => {
      throw new Error('no events');
    },
  });
  answers(ok({ token: 't' }));
  expect(await bridge.token()).toEqual({ kind: 'ok', value: 't' });
  expect(reporter.reports).toMatchObject([{ kind: 'bridge', where: 'event' }]);
});

test('messages of a partner that match no request are dropped and reported', async () => {
  const { page, bridge, clock, reporter } = aHost('partner-sdk');
  const outcome = bridge.userDetails();
  await clock.advance(0);
  const { onMessage } = page['PaylaterSdk'] as { onMessage: (message: unknown) => void };
  for (const message of [undefined, '{', 7, {}, { id: 'another', ok: true }, { id: 7 }])
    onMessage(message);
  expect(reporter.reports).toMatchObject(Array(6).fill({ message: 'answer dropped' }));
  await clock.advance(10_000);
  expect(await outcome).toEqual({ kind: 'timeout' });
});

test('what a partner reports to the document, before the app listens, reaches the app', () => {
  const sdk: { postMessage: (message: string) => void; onMessage?: (message: unknown) => void } = {
    postMessage: () => {},
  };
  const protocol = partnerProtocol({ PaylaterSdk: sdk });
  void protocol.send({ id: 'm-1', name: 'token', params: {} }, () => {});
  sdk.onMessage?.({ event: 'surroundings', value: { theme: 'light' } });
  sdk.onMessage?.({ event: 'surroundings', value: { insets } });
  const heard: unknown[] = [];
  const event = (name: unknown, value: unknown) => void heard.push([name, value]);
  protocol.listen({ event, stray: () => {} });
  expect(heard).toEqual([
    ['surroundings', { theme: 'light' }],
    ['surroundings', { insets }],
  ]);
  sdk.onMessage?.({ event: 'back' });
  expect(heard.slice(2)).toEqual([['back', undefined]]);
});
