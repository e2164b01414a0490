import {
  distinctUntilChanged,
  EMPTY,
  lastValueFrom,
  map,
  type Observable,
  switchMap,
  tap,
} from 'rxjs';
import type { Applications } from '../application/applications';
import type { ApplicationStatus } from '../application/statuses';
import type { AnswerOf } from '../kernel/call';
import { codeOf, type Failure } from '../kernel/failure';
import { minute, second } from '../kernel/instant';
import { cell, type Live } from '../kernel/live';
import { pollUntil, type Polling } from '../kernel/poll';
import { err, mapResult, ok, type Result } from '../kernel/result';
import { type Sending, sendOnce } from '../kernel/send-once';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import { STORED } from '../session/stored';
import { generateOtp, type OtpChannel, otpChannels, verifyOtp } from './calls';

/** The message about a code that was not accepted (decisions, "OTP"); `unsure`: it may have arrived. */
export type OtpProblem = 'wrong' | 'expired' | 'tooManyTries' | 'tooSoon' | 'unknown' | 'unsure';

/** The last error with its code and channel (spec §8); `unknown` when the server named none. */
export interface OtpError {
  readonly code: string;
  readonly channel: OtpChannel;
  readonly problem: OtpProblem;
}

export interface OtpState {
  /**
   * `verified`: the code was right, and the status is polled until the application moves on; `stuck`: it did not within
   * five minutes.
   */
  readonly kind: 'idle' | 'sending' | 'sent' | 'verifying' | 'verified' | 'stuck';
  readonly channel: OtpChannel;
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

type End<T> = Exclude<Sending<T>, { kind: 'idle' | 'sending' | 'checking' }>;

/** Statuses whose next move is the person's. */
const waits: readonly ApplicationStatus[] = ['NOT_APPLIED', 'DRAFT', 'PENDING_AUTH', 'ERROR'];

/** Sends and verifies the one-time password of an application in PENDING_AUTH (spec §7), and waits for its status. */
export class VerifyOtp {
  private readonly states;
  /** The pause that this document stored for others. */
  private storedResendAt: number | undefined;

  readonly state$: Live<OtpState>;

  constructor(
    private readonly http: Http,
    private readonly storage: Storage,
    private readonly applications: Applications,
    private readonly polling: Polling,
    private readonly options: { readonly resendSeconds: number },
  ) {
    this.states = cell<OtpState>({
      channel: storage.read(STORED.otpChannel) ?? 'SMS',
      ...(this.pauseElsewhere ?? { kind: 'idle', resendAt: 0 }),
    });
    this.state$ = this.states;
  }

  /**
   * The page is open, until the returned function is called. An earlier code that was right does not count any more;
   * after one that is right now the status is polled.
   */
  open(): () => void {
    if (this.isVerified) this.show('idle');
    const hasMoved$ = this.states.pipe(
      map(({ kind }) => kind === 'verified'),
      distinctUntilChanged(),
      switchMap((isVerified) =>
        isVerified ? pollUntil(() => this.hasMoved(), this.polling) : EMPTY,
      ),
    );
    const watching = hasMoved$.subscribe((hasMoved) => hasMoved || this.show('stuck'));
    return () => watching.unsubscribe();
  }

  /** Polls the status once more, after it did not move in time. */
  follow(): void {
    if (this.isVerified) this.show('verified');
  }

  /** Asks for a code by `channel`; nothing is sent while the pause after the last one lasts, here or in another tab. */
  async send(channel: OtpChannel = this.states.value.channel): Promise<void> {
    const before = this.states.value;
    if (before.kind === 'sending' || before.kind === 'verifying') return;
    if (this.polling.clock.elapsed() < before.resendAt) return;
    const elsewhere = this.pauseElsewhere;
    if (elsewhere) return this.states.next({ channel, ...elsewhere });
    const sending$ = sendOnce({ send: () => this.generate(channel) });
    await this.run(sending$, { kind: 'sending', channel, resendAt: before.resendAt }, (end) =>
      this.afterSending(end, channel),
    );
  }

  /** Verifies a code, unless one is being sent or verified. After a lost answer the status says whether it was right. */
  async verify(otp: string): Promise<OtpState> {
    const before = this.states.value;
    if (before.kind !== 'idle' && before.kind !== 'sent') return before;
    const { channel, resendAt } = before;
    const sending$ = sendOnce<AnswerOf<typeof verifyOtp>>({
      // After a code of another tab the guard leads on; a status that cannot be read prevents nothing.
      alreadyDone: async () => {
        const now = await this.applications.refresh();
        const isOver = now.ok && now.value.status !== 'PENDING_AUTH';
        return isOver ? err({ kind: 'cancelled' }) : ok('notYet');
      },
      send: () => this.http.call(verifyOtp, { query: { channel }, body: { otp } }),
      confirm: async () => mapResult(await this.hasMoved(), (isMoved) => (isMoved ? {} : 'notYet')),
    });
    return this.run(sending$, { kind: 'verifying', channel, resendAt }, (end) => {
      const refusal = end.kind === 'done' ? end.value.otpError : end.failure;
      // The guard leads on as soon as the status says more.
      if (refusal === undefined) void this.applications.refresh();
      return stateOf(refusal === undefined ? 'verified' : 'sent', channel, resendAt, refusal);
    });
  }

  private get isVerified(): boolean {
    const { kind } = this.states.value;
    return kind === 'verified' || kind === 'stuck';
  }

  private show(kind: OtpState['kind']): void {
    this.states.next({ ...this.states.value, kind });
  }

  /** Shows `busy` while it is under way, and then what `endOf` makes of its end. */
  private run<T>(
    sending$: Observable<Sending<T>>,
    busy: OtpState,
    endOf: (end: End<T>) => OtpState,
  ): Promise<OtpState> {
    const { kind } = this.states.value;
    const states$ = sending$.pipe(
      map((it) => {
        if (it.kind === 'sending' || it.kind === 'checking') return busy;
        return it.kind === 'idle' ? { ...busy, kind } : endOf(it);
      }),
      tap((state) => this.states.next(state)),
    );
    return lastValueFrom(states$);
  }

  private async hasMoved(): Promise<Result<boolean, Failure>> {
    return mapResult(await this.applications.refresh(), ({ status }) => !waits.includes(status));
  }

  private generate(channel: OtpChannel) {
    const { storage } = this;
    storage.write(STORED.otpChannel, channel);
    // Stored before the call, so that another tab asks for no other code meanwhile.
    this.storePause(this.options.resendSeconds * second);
    const type = storage.read(STORED.onboardingType) ?? 'GPL';
    const headers = { 'application-type': type };
    return this.http.call(generateOtp, { query: { channel }, headers });
  }

  private afterSending(end: End<AnswerOf<typeof generateOtp>>, channel: OtpChannel): OtpState {
    const now = this.polling.clock.elapsed();
    const { resendSeconds } = this.options;
    if (end.kind === 'done') {
      const { otpError, channel: named, resendAfterSeconds = resendSeconds } = end.value;
      // While an earlier code is valid the lender may send no other one, and names the channel of that one.
      const used = otpChannels.find((it) => it === named) ?? channel;
      const pause = Math.min(resendAfterSeconds * second, longestPause);
      this.storage.write(STORED.otpChannel, used);
      this.storePause(pause);
      return stateOf(otpError === undefined ? 'sent' : 'idle', used, now + pause, otpError);
    }
    const { failure } = end;
    // A lost answer may have sent a code. A refusal, or a phone without a network, sent none: another try need not
    // wait, unless the server said so.
    const isLost = end.kind === 'unknown' && failure.kind !== 'network';
    const asked = failure.kind === 'api' ? failure.retryAfter : undefined;
    const pause = asked ?? (isLost ? Math.min(resendSeconds * second, longestPause) : 0);
    // A reload ends the call like a lost network, and the code may be on its way: its pause stays stored.
    if (failure.kind !== 'network') this.storePause(pause);
    return stateOf(isLost ? 'sent' : 'idle', channel, pause > 0 ? now + pause : 0, failure);
  }

  /** The pause after a code that another document of this browser asked for. */
  private get pauseElsewhere(): Pick<OtpState, 'kind' | 'resendAt'> | undefined {
    const { clock } = this.polling;
    const until = this.storage.read(STORED.otpResendAt);
    if (until === undefined || until === this.storedResendAt) return undefined;
    const left = until - clock.now();
    // A longer pause comes from a clock that was put back since.
    if (left <= 0 || left > longestPause) return undefined;
    return { kind: 'sent', resendAt: clock.elapsed() + left };
  }

  private storePause(pause: number): void {
    this.storedResendAt = pause > 0 ? this.polling.clock.now() + pause : undefined;
    if (this.storedResendAt === undefined) this.storage.erase(STORED.otpResendAt);
    else this.storage.write(STORED.otpResendAt, this.storedResendAt);
  }
}

const stateOf = (
  kind: OtpState['kind'],
  channel: OtpChannel,
  resendAt: number,
  refusal: string | Failure | undefined,
): OtpState => {
  if (refusal === undefined) return { kind, channel, resendAt };
  const code = typeof refusal === 'string' ? refusal : codeOf(refusal);
  const isUnsure = typeof refusal !== 'string' && refusal.kind !== 'api';
  const error: OtpError = isUnsure
    ? { code: 'unknown', channel, problem: 'unsure' }
    : { code, channel, problem: problems[code] ?? 'unknown' };
  return { kind, channel, resendAt, error };
};
