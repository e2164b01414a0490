import { codeOf, type Failure, isOutcomeUnknown } from '../kernel/failure';
import { minute, second } from '../kernel/instant';
import { cell, type Live } from '../kernel/live';
import type { Clock } from '../ports/clock';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import type { Session } from '../session/session';
import { STORED } from '../session/stored';
import { generateOtp, type OtpChannel, otpChannels, verifyOtp } from './calls';

/** What the person may be told of a code that was not taken (decisions, "OTP"). */
export type OtpProblem = 'wrong' | 'expired' | 'tooManyTries' | 'tooSoon' | 'unknown' | 'unsure';

/** The last error with its code and channel (spec §8); `unknown` when the server named none. */
export interface OtpError {
  readonly code: string;
  readonly channel: OtpChannel;
  readonly problem: OtpProblem;
}

export interface OtpState {
  readonly channel: OtpChannel;
  readonly phase: 'idle' | 'sending' | 'sent' | 'verifying' | 'verified';
  readonly error?: OtpError;
  /** On the clock that never jumps: when another code may be asked for. */
  readonly resendAt: number;
}

const problems: Readonly<Record<string, OtpProblem>> = {
  OTP_INVALID: 'wrong',
  OTP_EXPIRED: 'expired',
  OTP_TOO_MANY_TRIES: 'tooManyTries',
  OTP_TOO_SOON: 'tooSoon',
};

const longestPause = 10 * minute;

/** The one-time password of an application in PENDING_AUTH. */
export class Otp {
  private readonly state$;
  /** The pause this document keeps for the others. */
  private storedResendAt: number | undefined;
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
      ...(this.pauseElsewhere ?? { phase: 'idle', resendAt: 0 }),
    });
    this.state$ = cell<OtpState>(fresh());
    this.otp$ = this.state$;
    session.forgotten$.subscribe(() => this.state$.next(fresh()));
  }

  /** A person who opens the page again is asked for a code, also when an earlier code was right. */
  enter(): void {
    const { channel, phase, resendAt } = this.state$.value;
    if (phase === 'verified') this.state$.next({ channel, phase: 'idle', resendAt });
  }

  /** Asks for a code by `channel`; nothing is sent while the pause after the last one lasts. */
  async send(channel: OtpChannel = this.state$.value.channel): Promise<void> {
    const before = this.state$.value;
    if (before.phase === 'sending' || before.phase === 'verifying') return;
    if (this.clock.elapsed() < before.resendAt) return;
    const elsewhere = this.pauseElsewhere;
    if (elsewhere) return this.state$.next({ channel, ...elsewhere });
    this.storage.write(STORED.otpChannel, channel);
    // Before it is sent: another tab asks for no other one meanwhile.
    this.keepPause(this.options.resendSeconds * second);
    const sending: OtpState = { channel, phase: 'sending', resendAt: before.resendAt };
    this.state$.next(sending);
    const answer = await this.http.call(generateOtp, {
      query: { channel },
      headers: { 'application-type': this.applicationType },
    });
    // The person logged out meanwhile: the answer is not theirs any more.
    if (this.state$.value !== sending) return;
    const asked = answer.ok ? answer.value.resendAfterSeconds : undefined;
    const pause = Math.min((asked ?? this.options.resendSeconds) * second, longestPause);
    const now = this.clock.elapsed();
    if (answer.ok) {
      const { otpError, channel: named } = answer.value;
      // While an earlier code is on its way the lender sends no other one, and names the channel of that one.
      const used = otpChannels.find((it) => it === named) ?? channel;
      const resendAt = now + pause;
      this.storage.write(STORED.otpChannel, used);
      this.keepPause(pause);
      this.state$.next(
        otpError === undefined
          ? { channel: used, phase: 'sent', resendAt }
          : { channel: used, phase: 'idle', resendAt, error: problemOf(otpError, used) },
      );
      return;
    }
    // A lost answer may have sent a code. A refusal, or a phone without a network, sent none: another try need not
    // wait, unless the server said so.
    const lost = answer.error.kind !== 'network' && isOutcomeUnknown(answer.error);
    const wait = retryAfter(answer.error) ?? (lost ? pause : 0);
    const phase = lost ? 'sent' : 'idle';
    // A document that is left fails like a phone without a network: the code it asked for may be on its way.
    if (answer.error.kind !== 'network') this.keepPause(wait);
    const error = problemOf(answer.error, channel);
    this.state$.next({ channel, phase, resendAt: wait > 0 ? now + wait : 0, error });
  }

  /** Checks a code. True when it was right; the person then goes where the status says. */
  async verify(otp: string): Promise<boolean> {
    const before = this.state$.value;
    if (before.phase !== 'idle' && before.phase !== 'sent') return false;
    const { channel, resendAt } = before;
    const verifying: OtpState = { channel, phase: 'verifying', resendAt };
    this.state$.next(verifying);
    const answer = await this.http.call(verifyOtp, { query: { channel }, body: { otp } });
    if (this.state$.value !== verifying) return false;
    const refusal = answer.ok ? answer.value.otpError : answer.error;
    if (refusal === undefined) this.state$.next({ channel, phase: 'verified', resendAt });
    else this.state$.next({ channel, phase: 'sent', resendAt, error: problemOf(refusal, channel) });
    return refusal === undefined;
  }

  /** The pause after a code that another document of this browser asked for. */
  private get pauseElsewhere(): Pick<OtpState, 'phase' | 'resendAt'> | undefined {
    const until = this.storage.read(STORED.otpResendAt);
    if (until === undefined || until === this.storedResendAt) return undefined;
    const left = until - this.clock.now();
    // A longer one is of a clock that was put back.
    if (left <= 0 || left > longestPause) return undefined;
    return { phase: 'sent', resendAt: this.clock.elapsed() + left };
  }

  private keepPause(pause: number): void {
    this.storedResendAt = pause > 0 ? this.clock.now() + pause : undefined;
    if (this.storedResendAt === undefined) this.storage.erase(STORED.otpResendAt);
    else this.storage.write(STORED.otpResendAt, this.storedResendAt);
  }

  private get applicationType(): 'GPL' | 'COMBINED' {
    return this.storage.read(STORED.onboardingType) ?? 'GPL';
  }
}

const problemOf = (refusal: string | Failure, channel: OtpChannel): OtpError => {
  if (typeof refusal === 'string')
    return { code: refusal, channel, problem: problems[refusal] ?? 'unknown' };
  if (refusal.kind !== 'api') return { code: 'unknown', channel, problem: 'unsure' };
  const code = codeOf(refusal);
  return { code, channel, problem: problems[code] ?? 'unknown' };
};

const retryAfter = (failure: Failure): number | undefined =>
  failure.kind === 'api' ? failure.retryAfter : undefined;
