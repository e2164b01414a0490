import { withTimeout } from '../../domain/kernel/with-timeout';
import { second } from '../../domain/kernel/instant';
import { cell, type Live } from '../../domain/kernel/live';
import type { Clock } from '../../domain/ports/clock';
import {
  type BridgeOutcome,
  NativeBridge,
  type OneKycLaunch,
} from '../../domain/ports/native-bridge';

/** How long a call waits for its host's code, in milliseconds. */
const longest = 10 * second;

/**
 * The native calls as the shell has them: handed on to the adapter of the host app, whose code comes only where there
 * is one. A plain browser can run the identity check, and nothing else of them.
 */
export class LazyBridge extends NativeBridge {
  private readonly seen = cell(false);
  private load: (() => Promise<NativeBridge>) | undefined;
  private loaded: Promise<NativeBridge> | undefined;

  override readonly ready$: Live<boolean> = this.seen;

  /** `identityCheck` runs the identity script; its code comes when it is first needed. */
  constructor(
    private readonly clock: Clock,
    private readonly identityCheck: NativeBridge['launchOneKyc'],
  ) {
    super();
  }

  /** From now on there is a host app. `load` brings its adapter, and is called again after it failed. */
  enter(load: () => Promise<NativeBridge>): void {
    this.load = load;
    void this.reach();
  }

  override appInfo() {
    return this.ask((host) => host.appInfo());
  }

  override token() {
    return this.ask((host) => host.token());
  }

  override loginWithAuth(signal?: AbortSignal) {
    return this.ask((host) => host.loginWithAuth(signal));
  }

  override close() {
    return this.ask((host) => host.close());
  }

  /** Where the host has no identity check of its own, the page's is run. */
  override async launchOneKyc(launch: OneKycLaunch, signal?: AbortSignal) {
    const outcome = await this.ask((host) => host.launchOneKyc(launch, signal));
    if (outcome.kind !== 'unsupported') return outcome;
    try {
      return await this.identityCheck(launch, signal);
    } catch {
      return { kind: 'failed', code: 'THROWN' } as const;
    }
  }

  override oneKycStatus(submissionUuid: string) {
    return this.ask((host) => host.oneKycStatus(submissionUuid));
  }

  override challenge(token: string, signal?: AbortSignal) {
    return this.ask((host) => host.challenge(token, signal));
  }

  override userDetails() {
    return this.ask((host) => host.userDetails());
  }

  private async ask<T>(
    call: (host: NativeBridge) => Promise<BridgeOutcome<T>>,
  ): Promise<BridgeOutcome<T>> {
    const host = await this.reach();
    return host ? call(host) : { kind: 'unsupported' };
  }

  /** The host's adapter, when there is one and its code comes in time. */
  private async reach(): Promise<NativeBridge | undefined> {
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
