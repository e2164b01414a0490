import { cell } from '../../domain/kernel/live';
import {
  type AppInfo,
  type BridgeOutcome,
  NativeBridge,
  type OneKycLaunch,
  type OneKycResult,
  type UserDetails,
} from '../../domain/ports/native-bridge';

/** A host's answer to each of the eight calls. */
export interface HostAnswers {
  appInfo: BridgeOutcome<AppInfo>;
  token: BridgeOutcome<string>;
  loginWithAuth: BridgeOutcome<string>;
  close: BridgeOutcome<void>;
  launchOneKyc: BridgeOutcome<OneKycResult>;
  oneKycStatus: BridgeOutcome<OneKycResult>;
  challenge: BridgeOutcome<{ readonly challengeId: string }>;
  userDetails: BridgeOutcome<UserDetails>;
}

const unsupported = { kind: 'unsupported' } as const;

/** A host with answers that the test sets. A call without an answer is unsupported. */
export class MemoryBridge extends NativeBridge {
  /** May be changed during a test. */
  readonly answers: HostAnswers;
  override readonly ready$;
  /** The calls so far, oldest first. */
  readonly calls: (keyof HostAnswers)[] = [];
  readonly launches: OneKycLaunch[] = [];

  constructor(answers: Partial<HostAnswers> = {}, ready = true) {
    super();
    this.ready$ = cell(ready);
    this.answers = {
      appInfo: unsupported,
      token: unsupported,
      loginWithAuth: unsupported,
      close: unsupported,
      launchOneKyc: unsupported,
      oneKycStatus: unsupported,
      challenge: unsupported,
      userDetails: unsupported,
      ...answers,
    };
  }

  override appInfo() {
    return this.answer('appInfo', this.answers.appInfo);
  }

  override token() {
    return this.answer('token', this.answers.token);
  }

  override loginWithAuth() {
    return this.answer('loginWithAuth', this.answers.loginWithAuth);
  }

  override close() {
    return this.answer('close', this.answers.close);
  }

  override launchOneKyc(launch: OneKycLaunch) {
    this.launches.push(launch);
    return this.answer('launchOneKyc', this.answers.launchOneKyc);
  }

  override oneKycStatus() {
    return this.answer('oneKycStatus', this.answers.oneKycStatus);
  }

  override challenge() {
    return this.answer('challenge', this.answers.challenge);
  }

  override userDetails() {
    return this.answer('userDetails', this.answers.userDetails);
  }

  private answer<T>(call: keyof HostAnswers, outcome: T): Promise<T> {
    this.calls.push(call);
    return Promise.resolve(outcome);
  }
}
