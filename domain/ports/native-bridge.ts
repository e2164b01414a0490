import type { Live } from '../kernel/live';
import type { Language } from '../kernel/locale';

/** The result of a bridge call. A call settles exactly once and never throws (decision 19). */
export type BridgeOutcome<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'upgrade'; readonly minVersion: string }
  | { readonly kind: 'denied' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'failed'; readonly code: string };

export interface AppInfo {
  readonly version?: string;
  readonly locale?: Language;
  readonly theme?: 'light' | 'dark';
  /** The device's advertising id; absent if it is all zeros (spec §9). */
  readonly advertisingId?: string;
  readonly deviceId?: string;
}

export interface UserDetails {
  readonly customerId?: string;
  readonly name?: string;
}

/** The result of the identity SDK. */
export type OneKycResult =
  | { readonly kind: 'submitted'; readonly submissionUuid: string }
  | { readonly kind: 'rejected' }
  | { readonly kind: 'cancelled' };

export interface OneKycLaunch {
  readonly token: string;
  /** The configured partner identifier of host and flow. */
  readonly partner: string;
  readonly locale: Language;
}

/** The eight native calls of spec §7, on every host. The web's adapter answers what a browser can. */
export abstract class NativeBridge {
  /** Whether a host object answered; it may appear late. */
  abstract readonly ready$: Live<boolean>;
  abstract appInfo(): Promise<BridgeOutcome<AppInfo>>;
  abstract token(): Promise<BridgeOutcome<string>>;
  abstract loginWithAuth(signal?: AbortSignal): Promise<BridgeOutcome<string>>;
  abstract close(): Promise<BridgeOutcome<void>>;
  abstract launchOneKyc(
    launch: OneKycLaunch,
    signal?: AbortSignal,
  ): Promise<BridgeOutcome<OneKycResult>>;
  abstract oneKycStatus(submissionUuid: string): Promise<BridgeOutcome<OneKycResult>>;
  abstract challenge(
    token: string,
    signal?: AbortSignal,
  ): Promise<BridgeOutcome<{ readonly challengeId: string }>>;
  abstract userDetails(): Promise<BridgeOutcome<UserDetails>>;
}
