import type { Observable } from 'rxjs';
import type { Live } from '../../domain/kernel/live';
import { singleFlight } from '../../domain/async/single-flight';
import {
  type AppInfo,
  type BridgeOutcome,
  NativeBridge,
  type OneKycLaunch,
} from '../../domain/ports/native-bridge';
import { HOST_CALLS } from './host-calls';
import type { Transport } from './transport';

/** Outcomes of a host that answered without a token, or failed. It is not asked again until `mayAnswer$` emits. */
const refusals = new Set<BridgeOutcome<string>['kind']>([
  'cancelled',
  'denied',
  'failed',
  'malformed',
]);

export interface HostBridgeOptions {
  /**
   * Emits when the host's user may have changed: a login begins or ends, the app becomes visible again, or the user
   * retries. `token` then sends a new request, even during another one, unless it still repeats a refusal.
   */
  readonly loginChanged$: Observable<unknown>;
  /** Emits when a host that gave no token may give one: the app becomes visible again, or the user retries. */
  readonly mayAnswer$: Observable<unknown>;
  /** Called with the app's version, language and theme. */
  readonly onAppInfo: (info: AppInfo) => void;
}

/** The eight calls of spec §7 to a host app, over any of the protocols. */
export class HostBridge extends NativeBridge {
  override readonly ready$: Live<boolean>;
  private readonly infoOnce = singleFlight(() => this.askInfo());
  private tokenOnce = singleFlight(() => this.askToken());
  /** Why the host gave no token; it is not asked again for the same reason. */
  private refusal: BridgeOutcome<string> | undefined;

  constructor(
    private readonly transport: Transport,
    private readonly options: HostBridgeOptions,
  ) {
    super();
    this.ready$ = transport.ready$;
    options.loginChanged$.subscribe(() => {
      this.tokenOnce = singleFlight(() => this.askToken());
    });
    options.mayAnswer$.subscribe(() => {
      this.refusal = undefined;
    });
  }

  override appInfo() {
    return this.infoOnce();
  }

  /** Concurrent callers share one request, and a refusal (decision 19). */
  override async token() {
    return this.refusal ?? this.tokenOnce();
  }

  override loginWithAuth(signal?: AbortSignal) {
    return this.transport.ask(HOST_CALLS.loginWithAuth, { signal });
  }

  override close() {
    return this.transport.ask(HOST_CALLS.close);
  }

  override launchOneKyc({ token, partner, locale }: OneKycLaunch, signal?: AbortSignal) {
    return this.transport.ask(HOST_CALLS.launchOneKyc, {
      params: { token, partner, locale },
      signal,
    });
  }

  override oneKycStatus(submissionUuid: string) {
    return this.transport.ask(HOST_CALLS.oneKycStatus, { params: { submissionUuid } });
  }

  override challenge(token: string, signal?: AbortSignal) {
    return this.transport.ask(HOST_CALLS.challenge, { params: { token }, signal });
  }

  override userDetails() {
    return this.transport.ask(HOST_CALLS.userDetails);
  }

  private async askInfo(): Promise<BridgeOutcome<AppInfo>> {
    const outcome = await this.transport.ask(HOST_CALLS.appInfo);
    if (outcome.kind === 'ok') this.options.onAppInfo(outcome.value);
    return outcome;
  }

  private async askToken(): Promise<BridgeOutcome<string>> {
    const outcome = await this.transport.ask(HOST_CALLS.token);
    if (refusals.has(outcome.kind)) this.refusal = outcome;
    return outcome;
  }
}
