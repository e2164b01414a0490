import { minute } from '../../domain/kernel/instant';
import type { Clock } from '../../domain/ports/clock';
import type { ErrorReporter } from '../../domain/ports/error-reporter';
import type { BridgeOutcome, OneKycLaunch } from '../../domain/ports/native-bridge';
import { type Respond, callOnce } from './call-once';

/** The object that the identity script puts into the page. `launch` may return a function that closes the capture. */
export interface OneKycSdk {
  launch(options: OneKycLaunch & { readonly onResult: (result: unknown) => void }): unknown;
}

export interface OneKycScriptOptions {
  readonly address: string;
  /** The hash of the script, when its owner publishes one. */
  readonly integrity?: string | undefined;
  /** Lets only configured addresses pass; browsers with Trusted Types demand it. */
  readonly trusted: (address: string) => string;
  readonly clock: Clock;
  readonly reporter: ErrorReporter;
  readonly page?: Window;
}

const sdkIn = (page: Window): OneKycSdk | undefined => {
  const { OneKyc: sdk } = page as { readonly OneKyc?: Partial<OneKycSdk> };
  return typeof sdk?.launch === 'function' ? (sdk as OneKycSdk) : undefined;
};

/** The identity script (spec §7, "Other loads"), loaded once, on the first use. A failed load may be tried again. */
export class OneKycScript {
  private loading: Promise<BridgeOutcome<OneKycSdk>> | undefined;
  private readonly page: Window;

  constructor(private readonly options: OneKycScriptOptions) {
    this.page = options.page ?? window;
  }

  load(): Promise<BridgeOutcome<OneKycSdk>> {
    this.loading ??= this.attempt();
    return this.loading;
  }

  private async attempt(): Promise<BridgeOutcome<OneKycSdk>> {
    const { clock, reporter } = this.options;
    const ask = { name: 'one-kyc script', clock, reporter, deadline: minute };
    const script = this.page.document.createElement('script');
    const outcome = await callOnce<OneKycSdk>(ask, (answer) => this.insert(script, answer));
    if (outcome.kind === 'ok') return outcome;
    script.remove();
    this.loading = undefined;
    const code = outcome.kind.toUpperCase();
    reporter.capture({ kind: 'load', message: 'identity script did not load', code });
    return outcome;
  }

  private insert(script: HTMLScriptElement, answer: Respond<OneKycSdk>): void {
    const { address, integrity, trusted } = this.options;
    script.addEventListener('error', () => answer({ kind: 'failed', code: 'SCRIPT' }));
    script.addEventListener('load', () => {
      const sdk = sdkIn(this.page);
      answer(sdk ? { kind: 'ok', value: sdk } : { kind: 'malformed' });
    });
    script.async = true;
    if (integrity !== undefined) {
      script.integrity = integrity;
      // A browser checks the integrity of a cross-origin script only with this.
      script.crossOrigin = 'anonymous';
    }
    script.src = trusted(address);
    this.page.document.head.append(script);
  }
}
