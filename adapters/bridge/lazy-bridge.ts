import { withTimeout } from '../../domain/async/with-timeout';
import { second } from '../../domain/kernel/instant';
import { cell, type Live } from '../../domain/kernel/live';
import type { Clock } from '../../domain/ports/clock';
import {
  type BridgeOutcome,
  NativeBridge,
  type OneKycLaunch,
} from '../../domain/ports/native-bridge';

/** How long a call waits for the host's adapter to load, in milliseconds. */
const longest = 10 * second;

/**
 * The bridge that the app holds. It forwards every call to the adapter of the host app, whose code loads only on a
 * host. In a plain browser it can only run the identity check.
 */
export class LazyBridge extends NativeBridge {
  private readonly seen = cell(false);
  private load: (() => Promise<NativeBridge>) | undefined;
  private loaded: Promise<NativeBridge> | undefined;

  override readonly ready$: Live<boolean> = this.seen;

  /** `identityCheck` runs the identity script, whose code loads on the first use. */
  constructor(
    private readonly clock: Clock,
    private readonly identityCheck: NativeBridge['launchOneKyc'],
  ) {
    super();
  }

  /** Connects a host app. `load` loads its adapter, and is called again after a failure. */
  connect(load: () => Promise<NativeBridge>): void {
    this.load = load;
    void this.loadHost();
  }

  override appInfo() {
    return this.callHost((host) => host.appInfo());
  }

  override token() {
    return this.callHost((host) => host.token());
  }

  override loginWithAuth(signal?: AbortSignal) {
    return this.callHost((host) => host.loginWithAuth(signal));
  }

  override close() {
    return this.callHost((host) => host.close());
  }

  /** Falls back to the identity script if the host has no identity check. */
  override async launchOneKyc(launch: OneKycLaunch, signal?: AbortSignal) {
    const outcome = await this.callHost((host) => host.launchOneKyc(launch, signal));
    if (outcome.kind !== 'unsupported') return outcome;
    try {
      return await this.identityCheck(launch, signal);
    } catch {
      return { kind: 'failed', code: 'THROWN' } as const;
    }
  }

  override oneKycStatus(submissionUuid: string) {
    return this.callHost((host) => host.oneKycStatus(submissionUuid));
  }

  override challenge(token: string, signal?: AbortSignal) {
    return this.callHost((host) => host.challenge(token, signal));
  }

  override userDetails() {
    return this.callHost((host) => host.userDetails());
  }

  private async callHost<T>(
    call: (host: NativeBridge) => Promise<BridgeOutcome<T>>,
  ): Promise<BridgeOutcome<T>> {
    const host = await this.loadHost();
    return host ? call(host) : { kind: 'unsupported' };
  }

  /** Returns the host's adapter, or `undefined` without a host or when its code does not load in time. */
  private async loadHost(): Promise<NativeBridge | undefined> {
    if (!this.load) return undefined;
    this.loaded ??= this.follow(this.load());
    const { loaded } = this;
    try {
      const ended = await withTimeout(this.clock, { deadline: longest }, () => loaded);
      return ended.kind === 'done' ? ended.value : undefined;
    } catch {
      this.loaded = undefined;
      return undefined;
    }
  }

  private async follow(loading: Promise<NativeBridge>): Promise<NativeBridge> {
    const host = await loading;
    host.ready$.subscribe(this.seen);
    return host;
  }
}
