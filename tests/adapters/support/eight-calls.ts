import type { BridgeOutcome, NativeBridge } from '../../../domain/ports/native-bridge';

interface Row {
  readonly ask: (bridge: NativeBridge, signal?: AbortSignal) => Promise<BridgeOutcome<unknown>>;
  /** Opens a screen of the host. */
  readonly screen?: true;
  /** A host's answer, its expected value, and another valid answer. */
  readonly payload?: unknown;
  readonly expected: unknown;
  readonly other?: unknown;
  /** The expected parameters. */
  readonly params: unknown;
}

const launch = { token: 'one-kyc', partner: 'paylater', locale: 'id' } as const;
const submitted = { kind: 'submitted', submissionUuid: 'u-1' };
const rejected = { kind: 'rejected' };

/** The calls of spec §7. */
export const EIGHT_CALLS: Readonly<Record<string, Row>> = {
  appInfo: {
    ask: (bridge) => bridge.appInfo(),
    payload: {
      version: '4.90.0',
      locale: 'en',
      theme: 'dark',
      advertisingId: '00000000-0000-0000-0000-000000000000',
      deviceId: 'd-1',
    },
    expected: { version: '4.90.0', locale: 'en', theme: 'dark', deviceId: 'd-1' },
    other: { version: '1.0.0' },
    params: {},
  },
  token: {
    ask: (bridge) => bridge.token(),
    payload: { token: 'jwt.of.me' },
    expected: 'jwt.of.me',
    other: { token: 'another' },
    params: {},
  },
  loginWithAuth: {
    ask: (bridge, signal) => bridge.loginWithAuth(signal),
    screen: true,
    payload: { token: 'jwt.of.me' },
    expected: 'jwt.of.me',
    other: { token: 'another' },
    params: {},
  },
  close: { ask: (bridge) => bridge.close(), expected: undefined, params: {} },
  launchOneKyc: {
    ask: (bridge, signal) => bridge.launchOneKyc(launch, signal),
    screen: true,
    payload: submitted,
    expected: submitted,
    other: rejected,
    params: launch,
  },
  oneKycStatus: {
    ask: (bridge) => bridge.oneKycStatus('u-1'),
    payload: rejected,
    expected: rejected,
    other: submitted,
    params: { submissionUuid: 'u-1' },
  },
  challenge: {
    ask: (bridge, signal) => bridge.challenge('c-1', signal),
    screen: true,
    payload: { challengeId: 'h-1' },
    expected: { challengeId: 'h-1' },
    other: { challengeId: 'h-2' },
    params: { token: 'c-1' },
  },
  userDetails: {
    ask: (bridge) => bridge.userDetails(),
    payload: { customerId: 'g-1', name: 'Sari' },
    expected: { customerId: 'g-1', name: 'Sari' },
    other: {},
    params: {},
  },
};

export const screens = Object.keys(EIGHT_CALLS).filter((name) => EIGHT_CALLS[name]?.screen);
