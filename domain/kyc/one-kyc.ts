import type { Failure } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import type { Http } from '../ports/http';
import type { BridgeOutcome, NativeBridge, OneKycResult } from '../ports/native-bridge';
import type { Storage } from '../ports/storage';
import type { Host } from '../session/host';
import type { Language } from '../session/locale';
import type { Session } from '../session/session';
import { STORED } from '../session/stored';
import { oneKycToken } from './calls';

/** How the identity check ended, as the pages of /kyc/onekyc tell it. */
export type OneKycEnd =
  | { readonly kind: 'submitted'; readonly submissionUuid: string }
  | { readonly kind: 'rejected' }
  | { readonly kind: 'cancelled' }
  /** The host is too old for it, or has no way to run it. */
  | { readonly kind: 'upgrade'; readonly minVersion: string }
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'failed'; readonly failure?: Failure };

export interface OneKycOptions {
  readonly host: () => Host;
  readonly language: () => Language;
  /** The configured partner identifiers, per host (spec §9). */
  readonly partners: Readonly<Record<Host, string>>;
  readonly combinedPartners: Readonly<Record<Host, string>>;
}

const endOf = (outcome: BridgeOutcome<OneKycResult>): OneKycEnd => {
  if (outcome.kind === 'ok') return outcome.value;
  const { kind } = outcome;
  return kind === 'cancelled' || kind === 'upgrade' || kind === 'unsupported'
    ? outcome
    : { kind: 'failed' };
};

/** Launches the identity SDK and keeps the submission it ended in (spec §7, §9). */
export class OneKyc {
  private readonly busy$ = cell(false);
  readonly launching$: Live<boolean> = this.busy$;

  constructor(
    private readonly http: Http,
    private readonly bridge: NativeBridge,
    private readonly storage: Storage,
    private readonly session: Session,
    private readonly options: OneKycOptions,
  ) {}

  /** The submission of an identity check that was made before, for resuming. */
  get submissionUuid(): string | undefined {
    return this.storage.read(STORED.onekycSubmissionUuid);
  }

  /**
   * Takes up a check that this browser holds the number of, say after the webview was reloaded: a host that can tell
   * how it ended is believed, any other leaves it as it is kept.
   */
  async resume(submissionUuid: string): Promise<OneKycEnd> {
    const bearer = this.session.token;
    const outcome = await this.bridge.oneKycStatus(submissionUuid);
    if (this.session.token !== bearer) return { kind: 'cancelled' };
    if (outcome.kind !== 'ok') return { kind: 'submitted', submissionUuid };
    if (outcome.value.kind === 'submitted') this.keep(outcome.value.submissionUuid);
    else this.storage.erase(STORED.onekycSubmissionUuid);
    return outcome.value;
  }

  /** Runs the identity check once; a second call while it is open does nothing and reads as cancelled. */
  async launch(flow: 'GPL' | 'COMBINED', signal?: AbortSignal): Promise<OneKycEnd> {
    if (this.busy$.value) return { kind: 'cancelled' };
    this.busy$.next(true);
    try {
      return await this.run(flow, signal);
    } finally {
      this.busy$.next(false);
    }
  }

  private async run(flow: 'GPL' | 'COMBINED', signal?: AbortSignal): Promise<OneKycEnd> {
    const { host, language, partners, combinedPartners } = this.options;
    const partner = (flow === 'COMBINED' ? combinedPartners : partners)[host()];
    const bearer = this.session.token;
    const answer = await this.http.call(oneKycToken, {
      headers: { 'onboarding-partner': partner },
    });
    if (!answer.ok) return { kind: 'failed', failure: answer.error };
    const launch = { token: answer.value.token, partner, locale: language() };
    const end = endOf(await this.bridge.launchOneKyc(launch, signal));
    // Another person may have logged in while the camera was open.
    if (this.session.token !== bearer) return { kind: 'cancelled' };
    if (end.kind === 'submitted') this.keep(end.submissionUuid);
    return end;
  }

  private keep(submissionUuid: string): void {
    this.storage.write(STORED.onekycSubmissionUuid, submissionUuid);
  }
}
