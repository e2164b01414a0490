import { expect, test } from 'vitest';
import { LazyBridge } from '../../../adapters/bridge/lazy-bridge';
import { identityCheck } from '../../../adapters/bridge/identity-check';
import { MemoryBridge } from '../../../adapters/memory/memory-bridge';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import type { OneKycLaunch } from '../../../domain/ports/native-bridge';
import { aScript } from '../support/host-script';

const launch: OneKycLaunch = { token: 'one-kyc', partner: 'paylater-web', locale: 'id' };
type Launched = OneKycLaunch & { readonly onResult: (result: unknown) => void };

/** Creates a browser with an identity SDK whose answers the test sends. */
const aBridge = () => {
  const { script, page, ends, clock, reporter } = aScript();
  const launches: Launched[] = [];
  let closed = 0;
  page.OneKyc = {
    launch: (options: Launched) => {
      launches.push(options);
      return () => {
        closed += 1;
      };
    },
  };
  const begun = async (signal?: AbortSignal) => {
    const outcome = bridge.launchOneKyc(launch, signal);
    await clock.advance(0);
    ends('load');
    await clock.advance(0);
    return { outcome };
  };
  const bridge = new LazyBridge(clock, identityCheck(script, clock, reporter));
  const says = (result: unknown) => launches[launches.length - 1]?.onResult(result);
  return { bridge, begun, says, launches, ends, clock, reporter, closed: () => closed };
};

test('a plain browser supports none of the host’s other calls', async () => {
  const { bridge } = aBridge();
  const calls = [
    bridge.appInfo(),
    bridge.token(),
    bridge.loginWithAuth(),
    bridge.close(),
    bridge.oneKycStatus('u-1'),
    bridge.challenge('t'),
    bridge.userDetails(),
  ];
  for (const outcome of await Promise.all(calls)) expect(outcome).toEqual({ kind: 'unsupported' });
  expect(bridge.ready$.value).toBe(false);
});

test('launches the identity check with token, partner and language', async () => {
  const { begun, launches } = aBridge();
  await begun();
  expect(launches).toMatchObject([launch]);
});

test.each<[unknown, object]>([
  [
    { kind: 'submitted', submissionUuid: 'u-1' },
    { kind: 'ok', value: { kind: 'submitted', submissionUuid: 'u-1' } },
  ],
  [
    '{"kind":"submitted","submissionUuid":"u-1"}',
    { kind: 'ok', value: { kind: 'submitted', submissionUuid: 'u-1' } },
  ],
  [{ kind: 'rejected' }, { kind: 'ok', value: { kind: 'rejected' } }],
  [
    { kind: 'cancelled', more: 1 },
    { kind: 'ok', value: { kind: 'cancelled' } },
  ],
  [
    { kind: 'failed', code: 'NETWORK' },
    { kind: 'failed', code: 'NETWORK' },
  ],
])('reads the result %j', async (result, expected) => {
  const { begun, says } = aBridge();
  const { outcome } = await begun();
  says(result);
  expect(await outcome).toEqual(expected);
});

test.each([
  undefined,
  null,
  7,
  '',
  '{',
  [],
  {},
  { kind: 'submitted' },
  { kind: 'submitted', submissionUuid: '' },
  { kind: 'SUBMITTED', submissionUuid: 'u' },
  { kind: 'submitted', submissionUuid: 'u'.repeat(65) },
])('%j is malformed, and reported without its contents', async (result) => {
  const { begun, says, reporter } = aBridge();
  const { outcome } = await begun();
  says(result);
  expect(await outcome).toEqual({ kind: 'malformed' });
  expect(reporter.reports).toEqual([
    { kind: 'bridge', message: 'unreadable answer', where: 'launchOneKyc' },
  ]);
});

test('a capture may take an hour, and its second answer changes nothing', async () => {
  const { begun, says, clock, reporter } = aBridge();
  const { outcome } = await begun();
  await clock.advance(3_600_000);
  says({ kind: 'rejected' });
  says({ kind: 'submitted', submissionUuid: 'u-2' });
  expect(await outcome).toEqual({ kind: 'ok', value: { kind: 'rejected' } });
  expect(reporter.reports).toMatchObject([{ message: 'answer dropped', where: 'launchOneKyc' }]);
});

test('an abort closes the capture; while the script loads it never opens', async () => {
  const during = aBridge();
  const asker = new AbortController();
  const { outcome } = await during.begun(asker.signal);
  asker.abort();
  expect([await outcome, during.closed()]).toEqual([{ kind: 'cancelled' }, 1]);

  const before = aBridge();
  const early = new AbortController();
  const cancelled = before.bridge.launchOneKyc(launch, early.signal);
  await before.clock.advance(0);
  early.abort();
  before.ends('load');
  await before.clock.advance(0);
  expect([await cancelled, before.launches]).toEqual([{ kind: 'cancelled' }, []]);
});

test('a script that does not load ends the call', async () => {
  const { bridge, ends, clock } = aBridge();
  const outcome = bridge.launchOneKyc(launch);
  await clock.advance(0);
  ends('error');
  expect(await outcome).toEqual({ kind: 'failed', code: 'SCRIPT' });
});

test('the call also ends when the code of the adapter does not load', async () => {
  const missing = () => Promise.reject(new TypeError('missing chunk'));
  const outcome = new LazyBridge(new MemoryClock(), missing).launchOneKyc(launch);
  expect(await outcome).toEqual({ kind: 'failed', code: 'THROWN' });
});

test('the identity check of the host is used, or else that of the page', async () => {
  const host = new MemoryBridge();
  const its = new LazyBridge(new MemoryClock(), () => Promise.resolve({ kind: 'denied' }));
  its.connect(() => Promise.resolve(host));
  expect(await its.launchOneKyc(launch)).toEqual({ kind: 'denied' });
  host.answers.launchOneKyc = { kind: 'cancelled' };
  expect(await its.launchOneKyc(launch)).toEqual({ kind: 'cancelled' });
  expect(host.launches).toEqual([launch, launch]);
});

test('calls made while the adapter loads reach the host, which is then ready', async () => {
  const its = new LazyBridge(new MemoryClock(), () => Promise.reject(new Error('no script')));
  const host = new MemoryBridge({ token: { kind: 'ok', value: 't' } });
  let arrive: (host: MemoryBridge) => void = () => {};
  let loads = 0;
  its.connect(() => {
    loads += 1;
    return new Promise((resolve) => {
      arrive = resolve;
    });
  });
  const both = Promise.all([its.token(), its.token()]);
  expect([its.ready$.value, loads]).toEqual([false, 1]);
  arrive(host);
  expect(await both).toEqual(Array(2).fill({ kind: 'ok', value: 't' }));
  expect([its.ready$.value, host.calls]).toEqual([true, ['token', 'token']]);
});

test('without its adapter a host counts as none, until a later call loads it', async () => {
  const its = new LazyBridge(new MemoryClock(), () => Promise.reject(new Error('no script')));
  const loads = [() => Promise.reject(new TypeError('offline'))];
  const host = new MemoryBridge({ token: { kind: 'ok', value: 't' } });
  its.connect(() => (loads.shift() ?? (() => Promise.resolve(host)))());
  expect(await its.token()).toEqual({ kind: 'unsupported' });
  expect(await its.token()).toEqual({ kind: 'ok', value: 't' });
});

test('no call waits longer than ten seconds for the adapter', async () => {
  const clock = new MemoryClock();
  const its = new LazyBridge(clock, () => Promise.reject(new Error('no script')));
  its.connect(() => new Promise(() => {}));
  const silent = its.token();
  let ended = false;
  void silent.then(() => {
    ended = true;
  });
  await clock.advance(9_999);
  expect(ended).toBe(false);
  await clock.advance(1);
  expect(await silent).toEqual({ kind: 'unsupported' });
});
