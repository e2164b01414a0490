import { codeOf, type Failure } from '../kernel/failure';
import { second } from '../kernel/instant';
import { cell, type Live } from '../kernel/live';
import type { Clock } from '../ports/clock';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import type { Session } from '../session/session';
import { STORED } from '../session/stored';
import { generateOtp, type OtpChannel, verifyOtp } from './calls';

/** What the person may be told of a code that was not taken (decisions, "OTP"). */
export type OtpProblem = 'wrong' | 'expired' | 'tooManyTries' | 'tooSoon' | 'unknown' | 'unsure';

export interface OtpState {
  readonly channel: OtpChannel;
  readonly phase: 'idle' | 'sending' | 'sent' | 'verifying' | 'verified';
  /** The last error with its code and channel (spec §8); `unknown` when the server named none. */
  readonly error?: {
    readonly code: string;
    readonly channel: OtpChannel;
    readonly problem: OtpProblem;
  };
  /** On the clock that never jumps: when another code may be asked for. */
  readonly resendAt: number;
}

const problems: Readonly<Record<string, OtpProblem>> = {
  OTP_INVALID: 'wrong',
  OTP_EXPIRED: 'expired',
  OTP_TOO_MANY_TRIES: 'tooManyTries',
  OTP_TOO_SOON: 'tooSoon',
};

/** The one-time password of an application in PENDING_AUTH. */
export class Otp {
  private readonly state$;
  readonly otp$: Live<OtpState>;

  constructor(
    private readonly http: Http,
    private readonly storage: Storage,
    private readonly clock: Clock,
    session: Session,
    private readonly options: { readonly resendSeconds: number },
  ) {
    const fresh = (): OtpState => ({
      channel: storage.read(STORED.otpChannel) ?? 'SMS',
      phase: 'idle',
      resendAt: 0,
    });
    this.state$ = cell<OtpState>(fresh());
    this.otp$ = this.state$;
    session.forgotten$.subscribe(() => this.state$.next(fresh()));
  }

  /** Asks for a code by `channel`; nothing is sent while the pause after the last one lasts. */
  async send(channel: OtpChannel = this.state$.value.channel): Promise<void> {
    const before = this.state$.value;
    if (before.phase === 'sending' || before.phase === 'verifying') return;
    if (this.clock.elapsed() < before.resendAt) return;
    this.storage.write(STORED.otpChannel, channel);
    this.state$.next({ channel, phase: 'sending', resendAt: before.resendAt });
    const answer = await this.http.call(generateOtp, {
      query: { channel },
      headers: { 'application-type': this.applicationType },
    });
    const seconds =
      (answer.ok ? answer.value.resendAfterSeconds : undefined) ?? this.options.resendSeconds;
    const wait = answer.ok ? seconds * second : (retryAfter(answer.error) ?? seconds * second);
    const told = answer.ok ? answer.value.otpError : undefined;
    const sent: OtpState = { channel, phase: 'sent', resendAt: this.clock.elapsed() + wait };
    if (answer.ok && told === undefined) this.state$.next(sent);
    else
      this.state$.next({
        ...sent,
        // A refusal sent nothing: another try need not wait, unless the server said so.
        phase: 'idle',
        resendAt: answer.ok || retryAfter(answer.error) !== undefined ? sent.resendAt : 0,
        error: this.problem(answer.ok ? told : answer.error, channel),
      });
  }

  /** Checks a code. True when it was right; the person then goes where the status says. */
  async verify(otp: string): Promise<boolean> {
    const before = this.state$.value;
    if (before.phase === 'verifying' || before.phase === 'sending') return false;
    const { error: _, ...calm } = before;
    this.state$.next({ ...calm, phase: 'verifying' });
    const { channel } = before;
    const answer = await this.http.call(verifyOtp, { query: { channel }, body: { otp } });
    const told = answer.ok ? answer.value.otpError : answer.error;
    if (told === undefined) this.state$.next({ ...calm, phase: 'verified' });
    else this.state$.next({ ...calm, phase: 'sent', error: this.problem(told, channel) });
    return told === undefined;
  }

  private get applicationType(): 'GPL' | 'COMBINED' {
    return this.storage.read(STORED.onboardingType) ?? 'GPL';
  }

  private problem(told: string | Failure | undefined, channel: OtpChannel) {
    if (typeof told === 'string')
      return { code: told, channel, problem: problems[told] ?? 'unknown' };
    if (told?.kind !== 'api') return { code: 'unknown', channel, problem: 'unsure' as const };
    const code = codeOf(told);
    return { code, channel, problem: problems[code] ?? 'unknown' };
  }
}

const retryAfter = (failure: Failure): number | undefined =>
  failure.kind === 'api' ? failure.retryAfter : undefined;
