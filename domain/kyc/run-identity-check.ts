import type { Failure } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import type { RouteId } from '../navigation/routes';
import type { Http } from '../ports/http';
import type { BridgeOutcome, NativeBridge, OneKycResult } from '../ports/native-bridge';
import type { Storage } from '../ports/storage';
import type { Tracking } from '../ports/tracking';
import type { Language } from '../kernel/locale';
import { STORED } from '../storage/stored';
import { event } from '../tracking/event';
import { oneKycToken } from './identity-calls';
import { identityFlow, type IdentityFlow } from './identity-flow';

/** How an identity check ended, as the pages of /kyc/onekyc show it. */
export type IdentityCheckEnd =
  | { readonly kind: 'submitted'; readonly submissionUuid: string }
  /** The check was made, but its flow could not use it. `handOver` tries again. */
  | { readonly kind: 'notTaken'; readonly submissionUuid: string; readonly failure: Failure }
  | { readonly kind: 'rejected' }
  | { readonly kind: 'cancelled' }
  /** `upgrade`: the host is too old for the check. `unsupported`: it cannot run one. */
  | { readonly kind: 'upgrade'; readonly minVersion: string }
  | { readonly kind: 'unsupported' }
  /** `failure`: why the check could not begin. */
  | { readonly kind: 'failed'; readonly failure?: Failure };

/** How the host's part of the check ended. */
type CheckEnd = Exclude<IdentityCheckEnd, { readonly kind: 'notTaken' }>;

export type IdentityCheckState = { readonly kind: 'idle' | 'running' } | IdentityCheckEnd;

export interface IdentityCheckOptions {
  readonly language: () => Language;
  /** The configured partner identifier of the host (spec §9). */
  readonly partner: (flow: IdentityFlow) => string;
  /** Checks before an identity check whether its flow can use one. Resolves with the failure if it cannot. */
  readonly needs: (flow: IdentityFlow) => Promise<Failure | undefined>;
  /** Gives a completed check to its flow. Resolves with the failure if the flow could not use it. */
  readonly takers: Readonly<
    Record<IdentityFlow, (submissionUuid: string) => Promise<Failure | undefined>>
  >;
}

const endOf = (outcome: BridgeOutcome<OneKycResult>): CheckEnd => {
  if (outcome.kind === 'ok') return outcome.value;
  const { kind } = outcome;
  return kind === 'cancelled' || kind === 'upgrade' || kind === 'unsupported'
    ? outcome
    : { kind: 'failed' };
};

/** Runs the identity SDK, stores the submission, and gives it to its flow (spec §4, §7, §9). */
export class RunIdentityCheck {
  private readonly cell = cell<IdentityCheckState>({ kind: 'idle' });

  readonly state$: Live<IdentityCheckState> = this.cell;

  constructor(
    private readonly http: Http,
    private readonly bridge: NativeBridge,
    private readonly storage: Storage,
    private readonly tracking: Tracking,
    private readonly options: IdentityCheckOptions,
  ) {}

  /** The flow that is in progress in this browser. */
  get flow(): IdentityFlow {
    return identityFlow(this.storage);
  }

  /** The submission of an earlier check. */
  get submissionUuid(): string | undefined {
    return this.storage.read(STORED.onekycSubmissionUuid);
  }

  /** Stores the flow that the pages of the identity check belong to. `REKYC` has a flag already. */
  choose(flow: IdentityFlow): void {
    if (flow !== 'REKYC') this.storage.write(STORED.onboardingType, flow);
  }

  /**
   * Opens the SDK, and closes it when the visit ends, if the host can. Returns `undefined` if a check is already
   * running.
   */
  run(
    flow: IdentityFlow,
    route: RouteId,
    visit: AbortSignal,
  ): Promise<IdentityCheckEnd | undefined> {
    return this.once(flow, async () => {
      const end = await this.launch(flow, visit);
      this.tracking.track(event('identity_check_ended', route, { flow, outcome: end.kind }));
      return end;
    });
  }

  /**
   * Continues an earlier check, e.g. one from before the webview was reloaded, unless the host reports that it did not
   * end well. A host that cannot report changes nothing.
   */
  resume(flow: IdentityFlow, submissionUuid: string): Promise<IdentityCheckEnd | undefined> {
    return this.once(flow, async () => {
      const outcome = await this.bridge.oneKycStatus(submissionUuid);
      if (outcome.kind !== 'ok') return { kind: 'submitted', submissionUuid };
      if (outcome.value.kind !== 'submitted') this.storage.erase(STORED.onekycSubmissionUuid);
      return outcome.value;
    });
  }

  /** Gives a completed check to its flow again. */
  handOver(flow: IdentityFlow, submissionUuid: string): Promise<IdentityCheckEnd | undefined> {
    return this.once(flow, async () => ({ kind: 'submitted', submissionUuid }));
  }

  private async once(
    flow: IdentityFlow,
    work: () => Promise<CheckEnd>,
  ): Promise<IdentityCheckEnd | undefined> {
    if (this.cell.value.kind === 'running') return undefined;
    this.choose(flow);
    this.cell.next({ kind: 'running' });
    let end: IdentityCheckEnd = { kind: 'failed' };
    try {
      end = await work();
      if (end.kind === 'submitted') {
        this.storage.write(STORED.onekycSubmissionUuid, end.submissionUuid);
        const failure = await this.options.takers[flow](end.submissionUuid);
        if (failure) end = { ...end, kind: 'notTaken', failure };
      }
      return end;
    } finally {
      this.cell.next(end);
    }
  }

  private async launch(flow: IdentityFlow, visit: AbortSignal): Promise<CheckEnd> {
    const lack = await this.options.needs(flow);
    if (lack) return { kind: 'failed', failure: lack };
    const partner = this.options.partner(flow);
    const headers = { 'onboarding-partner': partner };
    const answer = await this.http.call(oneKycToken, { headers });
    if (!answer.ok) return { kind: 'failed', failure: answer.error };
    const launch = { token: answer.value.token, partner, locale: this.options.language() };
    return endOf(await this.bridge.launchOneKyc(launch, visit));
  }
}
