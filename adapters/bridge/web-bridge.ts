import { cell, type Live } from '../../domain/kernel/live';
import type { Clock } from '../../domain/ports/clock';
import type { ErrorReporter } from '../../domain/ports/error-reporter';
import {
  type AppInfo,
  type BridgeOutcome,
  NativeBridge,
  type OneKycLaunch,
  type OneKycResult,
} from '../../domain/ports/native-bridge';
import { readOneKycResult } from './one-kyc-result';
import type { OneKycScript } from './one-kyc-script';
import { type Answer, settle } from './settle';

const unsupported = Promise.resolve({ kind: 'unsupported' } as const);

/** The native calls where there is no host app: a browser can run the identity check, and nothing else of them. */
export class WebBridge extends NativeBridge {
  override readonly ready$: Live<boolean> = cell(false);

  constructor(
    /** The identity script, as code that comes when it is first needed. */
    private readonly script: () => Promise<Pick<OneKycScript, 'load'>>,
    private readonly clock: Clock,
    private readonly reporter: ErrorReporter,
  ) {
    super();
  }

  /** No host app, so no version, device or theme of one. */
  override appInfo(): Promise<BridgeOutcome<AppInfo>> {
    return Promise.resolve({ kind: 'ok', value: {} });
  }

  override token() {
    return unsupported;
  }

  override loginWithAuth() {
    return unsupported;
  }

  override close() {
    return unsupported;
  }

  override launchOneKyc(
    launch: OneKycLaunch,
    signal?: AbortSignal,
  ): Promise<BridgeOutcome<OneKycResult>> {
    const { clock, reporter } = this;
    return settle<OneKycResult>({ name: 'launchOneKyc', clock, reporter, signal }, (answer) =>
      this.capture(launch, answer, signal),
    );
  }

  override oneKycStatus() {
    return unsupported;
  }

  override challenge() {
    return unsupported;
  }

  override userDetails() {
    return unsupported;
  }

  private async capture(
    launch: OneKycLaunch,
    answer: Answer<OneKycResult>,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const loaded = await (await this.script()).load();
    if (loaded.kind !== 'ok') return answer(loaded);
    if (signal?.aborted) return;
    const close = loaded.value.launch({
      ...launch,
      onResult: (said) => {
        const outcome = readOneKycResult(said);
        if (outcome.kind === 'malformed')
          this.reporter.capture({
            kind: 'bridge',
            message: 'unreadable answer',
            where: 'launchOneKyc',
          });
        answer(outcome);
      },
    });
    if (typeof close === 'function') signal?.addEventListener('abort', () => close());
  }
}
