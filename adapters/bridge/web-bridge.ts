import { cell, type Live } from '../../domain/kernel/live';
import {
  type AppInfo,
  type BridgeOutcome,
  NativeBridge,
  type OneKycLaunch,
  type OneKycResult,
} from '../../domain/ports/native-bridge';

const unsupported = Promise.resolve({ kind: 'unsupported' } as const);

/** The native calls where there is no host app: a browser can run the identity check, and nothing else of them. */
export class WebBridge extends NativeBridge {
  override readonly ready$: Live<boolean> = cell(false);

  /** `identityCheck` runs the identity script; its code comes when it is first needed. */
  constructor(private readonly identityCheck: NativeBridge['launchOneKyc']) {
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

  override async launchOneKyc(
    launch: OneKycLaunch,
    signal?: AbortSignal,
  ): Promise<BridgeOutcome<OneKycResult>> {
    try {
      return await this.identityCheck(launch, signal);
    } catch {
      return { kind: 'failed', code: 'THROWN' };
    }
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
}
