import { expect, test } from 'vitest';
import { identityCheck } from '../../../adapters/bridge/identity-check';
import { WebBridge } from '../../../adapters/bridge/web-bridge';
import type { OneKycLaunch } from '../../../domain/ports/native-bridge';
import { aScript } from './support/script';

const launch: OneKycLaunch = { token: 'one-kyc', partner: 'paylater-web', locale: 'id' };
type Launched = OneKycLaunch & { readonly onResult: (said: unknown) => void };

/** A browser with the identity SDK, which says what it is told to. */
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
  const bridge = new WebBridge(identityCheck(script, clock, reporter));
  const says = (said: unknown) => launches[launches.length - 1]?.onResult(said);
  return { bridge, begun, says, launches, ends, clock, reporter, closed: () => closed };
};

test('a plain browser has none of the host’s other calls', async () => {
  const { bridge } = aBridge();
  const calls = [
    bridge.token(),
    bridge.loginWithAuth(),
    bridge.close(),
    bridge.oneKycStatus(),
    bridge.challenge(),
    bridge.userDetails(),
  ];
  for (const outcome of await Promise.all(calls)) expect(outcome).toEqual({ kind: 'unsupported' });
  expect(await bridge.appInfo()).toEqual({ kind: 'ok', value: {} });
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
])('reads %j', async (said, expected) => {
  const { begun, says } = aBridge();
  const { outcome } = await begun();
  says(said);
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
])('takes %j for malformed, and reports it without what it was', async (said) => {
  const { begun, says, reporter } = aBridge();
  const { outcome } = await begun();
  says(said);
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

test('giving up closes the capture; giving up while the script loads never opens it', async () => {
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

test('a script that cannot be loaded ends the call', async () => {
  const { bridge, ends, clock } = aBridge();
  const outcome = bridge.launchOneKyc(launch);
  await clock.advance(0);
  ends('error');
  expect(await outcome).toEqual({ kind: 'failed', code: 'SCRIPT' });
});

test('so does code of ours that cannot be loaded', async () => {
  const missing = () => Promise.reject(new TypeError('missing chunk'));
  const outcome = new WebBridge(missing).launchOneKyc(launch);
  expect(await outcome).toEqual({ kind: 'failed', code: 'THROWN' });
});
