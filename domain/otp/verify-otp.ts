import { distinctUntilChanged, EMPTY, lastValueFrom, map, switchMap } from 'rxjs';
import type { Applications } from '../application/applications';
import type { ApplicationStatus } from '../navigation/statuses';
import type { AnswerOf } from '../wire/call';
import type { Failure } from '../kernel/failure';
import { minute, second } from '../kernel/instant';
import { cell, type Live } from '../kernel/live';
import { type Moment, momentIn, msUntil } from '../async/moment';
import type { Polling } from '../async/poll';
import { err, mapResult, ok, type Result } from '../kernel/result';
import { type Once, type Sending, sendOnce } from '../async/send-once';
import { watched } from '../async/watched';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';
import type { OtpChannel } from '../wire/shared-values';
import { generateOtp, verifyOtp } from './calls';
import {
  baseOf,
  type OtpBase,
  type OtpState,
  pauseAfter,
  refusalOf,
  refusedState,
  stateAfter,
} from './otp-state';
import { channelIn, refusalIn, unsentIn } from './refusal-in';

const longestPause = 10 * minute;

/** The response, or `elsewhere`: another tab of this browser requested a code, and its pause is not over. */
type Generated = AnswerOf<typeof generateOtp> | 'elsewhere';

type End<T> = Extract<Sending<T>, { readonly kind: 'done' } | { readonly failure: Failure }>;

/** Statuses in which the next step is the user's. */
const waits: readonly ApplicationStatus[] = ['NOT_APPLIED', 'DRAFT', 'PENDING_AUTH', 'ERROR'];

/** Sends and verifies the one-time password of an application in PENDING_AUTH (spec §7), and polls its status. */
export class VerifyOtp {
  private readonly states;
  /** The end of the pause that this document stored for other tabs. */
  private storedResendAt: number | undefined;

  readonly state$: Live<OtpState>;

  constructor(
    private readonly http: Http,
    private readonly storage: Storage,
    private readonly applications: Applications,
    private readonly polling: Polling,
    private readonly options: { readonly resendSeconds: number },
  ) {
    const channel = storage.read(STORED.otpChannel) ?? 'SMS';
    this.states = cell<OtpState>({
      kind: 'idle',
      channel,
      resendAt: momentIn(polling.clock, 0),
      ...this.pauseElsewhere,
      ...refusedState(storage.read(STORED.otpRefusal), channel),
    });
    this.state$ = this.states;
  }

  /**
   * Called when the page opens; the returned function is called when it closes. A code that was verified earlier does
   * not count any more. After a code is verified, the status is polled.
   */
  open(): () => void {
    const { channel, resendAt } = this.states.value;
    if (this.isVerified) this.states.next({ kind: 'idle', channel, resendAt });
    const watch$ = watched(() => this.hasMoved(), this.polling);
    const watching = this.states
      .pipe(
        map(({ kind }) => kind === 'verified'),
        distinctUntilChanged(),
        switchMap((isVerified) => (isVerified ? watch$ : EMPTY)),
      )
      .subscribe(({ gaveUp }) => gaveUp && this.show('stuck'));
    return () => watching.unsubscribe();
  }

  /** Polls the status again, after it did not move in time. */
  follow(): void {
    if (this.isVerified) this.show('verified');
  }

  /** Requests a code by `channel`. Sends nothing during the pause after the last code, in this tab or another. */
  async send(channel: OtpChannel = this.states.value.channel): Promise<void> {
    const { kind } = this.states.value;
    const base = { ...baseOf(this.states.value), channel };
    if (kind === 'sending' || kind === 'verifying') return;
    if (msUntil(this.polling.clock, base.resendAt) > 0) return;
    const once: Once<Generated> = {
      lock$: this.http.lock(generateOtp),
      send: () => (this.pauseElsewhere ? Promise.resolve(ok('elsewhere')) : this.generate(channel)),
    };
    await this.run({ ...base, kind: 'sending' }, once, (end) =>
      this.afterSending(end, { ...base, kind }),
    );
  }

  /** Whether the browser filled in the last accepted code. */
  get fillsIn(): boolean {
    return this.storage.read(STORED.otpAutofill) === true;
  }

  /**
   * Verifies a code, unless one is being sent or verified. After a lost response the application status decides.
   * `isFilled`: the browser filled in the code.
   */
  async verify(otp: string, isFilled = false): Promise<OtpState> {
    const { kind } = this.states.value;
    const base = baseOf(this.states.value);
    const { channel } = base;
    if (kind !== 'idle' && kind !== 'sent') return this.states.value;
    const once: Once<AnswerOf<typeof verifyOtp>> = {
      lock$: this.http.lock(verifyOtp),
      // After another tab verified a code, the guard redirects. An unreadable status does not prevent the call.
      alreadyDone: async () => {
        const now = await this.applications.refresh();
        const isOver = now.ok && now.value.status !== 'PENDING_AUTH';
        return isOver ? err({ kind: 'cancelled' }) : ok('notYet');
      },
      send: () => this.http.call(verifyOtp, { query: { channel }, body: { otp } }),
      confirm: async () => mapResult(await this.hasMoved(), (isMoved) => (isMoved ? {} : 'notYet')),
    };
    return this.run({ ...base, kind: 'verifying' }, once, (end) => {
      const refusal = end.kind === 'done' ? refusalIn(end.value) : end.failure;
      if (refusal === undefined) {
        this.storage.write(STORED.otpAutofill, isFilled);
        // The guard redirects as soon as the status has changed.
        void this.applications.refresh();
        return { ...base, kind: 'verified', isSent: true };
      }
      const named = end.kind === 'done' ? end.value.resendAfterSeconds : undefined;
      const pause = named === undefined ? pauseAfter(refusal, this.usual) : named * second;
      return stateAfter('sent', this.paused(base, pause), refusal, 'unsure');
    });
  }

  private get isVerified(): boolean {
    const { kind } = this.states.value;
    return kind === 'verified' || kind === 'stuck';
  }

  private show(kind: OtpState['kind']): void {
    this.states.next({ ...this.states.value, kind });
  }

  /** Shows `busy` while the call runs, and then the state that `endOf` returns. */
  private async run<T>(
    busy: OtpState,
    once: Once<T>,
    endOf: (end: End<T>) => OtpState,
  ): Promise<OtpState> {
    const { kind } = this.states.value;
    this.keep(busy);
    const end = await lastValueFrom(sendOnce(once));
    const isEnd = end.kind === 'done' || 'failure' in end;
    this.keep(isEnd ? endOf(end) : { ...busy, kind });
    return this.states.value;
  }

  /** Shows a state, and stores its error for a reload. */
  private keep(state: OtpState): void {
    const refusal = refusalOf(state);
    if (refusal) this.storage.write(STORED.otpRefusal, refusal);
    else this.storage.erase(STORED.otpRefusal);
    this.states.next(state);
  }

  private async hasMoved(): Promise<Result<boolean, Failure>> {
    return mapResult(await this.applications.refresh(), ({ status }) => !waits.includes(status));
  }

  private generate(channel: OtpChannel) {
    const { storage } = this;
    storage.write(STORED.otpChannel, channel);
    // Stored before the call, so that another tab does not request a code at the same time.
    this.storePause(this.usual);
    const type = storage.read(STORED.onboardingType) ?? 'GPL';
    const headers = { 'application-type': type };
    return this.http.call(generateOtp, { query: { channel }, headers });
  }

  private afterSending(end: End<Generated>, before: OtpState): OtpState {
    const base = baseOf(before);
    if (end.kind === 'done') {
      if (end.value === 'elsewhere') return { ...before, ...this.pauseElsewhere };
      const { resendAfterSeconds } = end.value;
      // While an earlier code is valid, the lender may send no new one and name the channel of the earlier one.
      const channel = channelIn(end.value) ?? base.channel;
      this.storage.write(STORED.otpChannel, channel);
      const pause = resendAfterSeconds === undefined ? this.usual : resendAfterSeconds * second;
      const resendAt = this.storePause(Math.min(pause, longestPause));
      const unsent = unsentIn(end.value);
      if (unsent === undefined) return { kind: 'sent', channel, resendAt, isSent: true };
      const kind = typeof unsent === 'string' ? 'idle' : 'sent';
      return stateAfter(kind, { ...base, channel, resendAt }, unsent, 'maybeSent');
    }
    const { failure } = end;
    // Without a network no code was sent, so the next try need not wait. A reload ends the call in the same way
    // although a code may have been sent, so the pause stays stored.
    if (failure.kind === 'network') {
      const resendAt = momentIn(this.polling.clock, 0);
      return stateAfter('idle', { ...base, resendAt }, failure, 'maybeSent');
    }
    // After a lost response a code may have been sent; after a refusal none was.
    const isLost = end.kind === 'unknown';
    const asked = failure.kind === 'api' ? failure.retryAfter : undefined;
    const pause = isLost ? (asked ?? this.usual) : pauseAfter(failure, this.usual);
    const resendAt = this.storePause(pause);
    return stateAfter(isLost ? 'sent' : 'idle', { ...base, resendAt }, failure, 'maybeSent');
  }

  /** The pause between two codes if the server names none. */
  private get usual(): number {
    return Math.min(this.options.resendSeconds * second, longestPause);
  }

  /** Keeps the longer of the current pause and a new one. */
  private paused(base: OtpBase, pause: number): OtpBase {
    if (pause <= msUntil(this.polling.clock, base.resendAt)) return base;
    return { ...base, resendAt: this.storePause(pause) };
  }

  /** The pause after a code that another document of this browser requested. */
  private get pauseElsewhere(): Pick<OtpState, 'kind' | 'resendAt'> | undefined {
    const { clock } = this.polling;
    const until = this.storage.read(STORED.otpResendAt);
    if (until === undefined || until === this.storedResendAt) return undefined;
    const left = until - clock.now();
    // A longer pause means that the clock was set back.
    if (left <= 0 || left > longestPause) return undefined;
    return { kind: 'sent', resendAt: momentIn(clock, left) };
  }

  /** Stores the end of a pause for other tabs, and returns it. */
  private storePause(pause: number): Moment {
    const { clock } = this.polling;
    this.storedResendAt = pause > 0 ? clock.now() + pause : undefined;
    if (this.storedResendAt === undefined) this.storage.erase(STORED.otpResendAt);
    else this.storage.write(STORED.otpResendAt, this.storedResendAt);
    return momentIn(clock, pause);
  }
}
