import { firstValueFrom, lastValueFrom, Subject } from 'rxjs';
import type { AnswerOf } from '../wire/call';
import { codeOf, type Failure, isCode } from '../kernel/failure';
import { type Instant, second } from '../kernel/instant';
import { cell, type Live } from '../kernel/live';
import { mapResult, ok, type Result } from '../kernel/result';
import { sendOnce } from '../async/send-once';
import { type Verdict, verdictIn } from '../wire/verdict';
import type { Clock } from '../ports/clock';
import type { Http } from '../ports/http';
import type { NativeBridge } from '../ports/native-bridge';
import type { Storage } from '../ports/storage';
import { pinChallenge, verifyPin } from './calls';
import { type ChallengeIds, PinIds } from './pin-ids';

/** Why the field asks for the PIN again. */
export type PinProblem =
  /** `remaining`: how many tries are left, if the server sends it. */
  | { readonly why: 'wrong'; readonly remaining?: number }
  | { readonly why: 'refused'; readonly code: string }
  /** The request may have arrived. The same PIN can be sent again, because the backend knows idempotency keys. */
  | { readonly why: 'lost' };

/** No PIN is accepted for a while; `until`: the end, if the server sends it. */
interface Locked {
  readonly kind: 'locked';
  readonly until?: Instant;
}

interface Field {
  readonly kind: 'field';
  readonly problem?: PinProblem;
}

/** The result of asking for the PIN. Only `verified` confirms anything. */
export type PinEnd =
  /** `ids`: sent with the confirmed request, if it accepts them. */
  | { readonly kind: 'verified'; readonly ids: ChallengeIds }
  | { readonly kind: 'cancelled' }
  | Locked
  /** The request may have arrived, and must not be sent again. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** `opening`: the challenge is opened, or the host asks. `locked` and `lost` are shown until the user closes them. */
export type PinState =
  | { readonly kind: 'idle' | 'opening' | 'checking' }
  | { readonly kind: 'lost' }
  | Field
  | Locked;

type Checked = AnswerOf<typeof verifyPin> & { readonly ids: ChallengeIds };

/** The failure of a verification without a verdict. */
const unconfirmed: Failure = { kind: 'contract', path: 'pinVerified' };

/**
 * Returns the server's verdict on the PIN. An empty success verifies it, because a failure is `pinVerified: false`
 * (spec §7). A success with a number of tries and no verdict is unread.
 */
const verdictOf = (answer: AnswerOf<typeof verifyPin>): Verdict => {
  const verdict = verdictIn(answer);
  if (verdict.says !== 'nothing') return verdict;
  return { says: answer.remaining === undefined ? 'yes' : 'unread' };
};

/**
 * Verifies the PIN before a binding step (spec §7): through the host's challenge if the bridge offers one, else
 * through the client's field. The PIN itself is passed on and never stored.
 */
export class VerifyPin {
  private readonly ids: PinIds;
  private readonly states = cell<PinState>({ kind: 'idle' });
  private readonly ends = new Subject<PinEnd>();
  private asking = new AbortController();

  readonly state$: Live<PinState> = this.states;

  constructor(
    private readonly http: Http,
    private readonly bridge: NativeBridge,
    storage: Storage,
    private readonly clock: Clock,
    private readonly options: { readonly idempotencyKeys: boolean },
  ) {
    this.ids = new PinIds(storage, clock);
  }

  /**
   * Asks for the PIN. With a `token`, the host's challenge opens with it and gives the proof. Without one, it opens
   * with the server's challenge id, and the server checks what it gives. If the host has no challenge, the client's
   * field asks, if `isFieldReady` resolves with true.
   */
  confirm(token?: string, isFieldReady: Promise<boolean> = Promise.resolve(true)): Promise<PinEnd> {
    this.cancel();
    const { signal } = (this.asking = new AbortController());
    const end = firstValueFrom(this.ends);
    this.states.next({ kind: 'opening' });
    void this.begin(token, signal, isFieldReady);
    return end;
  }

  /** Sends the PIN that the user typed into the field. Does nothing while another one is checked. */
  async enter(pin: string): Promise<PinState> {
    const { signal } = this.asking;
    if (this.states.value.kind !== 'field') return this.states.value;
    this.states.next({ kind: 'checking' });
    const step = await this.check(pin);
    if (!signal.aborted) this.show(step);
    return this.states.value;
  }

  /** Ends the challenge, because the user closes the field or leaves the page. */
  cancel(): void {
    const { value } = this.states;
    if (value.kind === 'idle') return;
    this.asking.abort();
    this.end(value.kind === 'locked' || value.kind === 'lost' ? value : { kind: 'cancelled' });
  }

  private async begin(
    token: string | undefined,
    signal: AbortSignal,
    isFieldReady: Promise<boolean>,
  ): Promise<void> {
    const step = await this.firstStep(token, signal);
    const isUnshown = (step.kind === 'field' || step.kind === 'locked') && !(await isFieldReady);
    // A challenge that opens after the cancellation is over, unless the PIN is asked for again.
    if (signal.aborted) return this.states.value.kind === 'idle' ? this.ids.erase() : undefined;
    this.show(isUnshown ? { kind: 'failed', failure: { kind: 'network' } } : step);
  }

  private async firstStep(token: string | undefined, signal: AbortSignal): Promise<Field | PinEnd> {
    const proof = token === undefined ? undefined : await this.askHost(token, signal);
    if (proof) return proof;
    const open = await this.open();
    if (!open.ok) return this.lockOf(open.error) ?? { kind: 'failed', failure: open.error };
    const { challengeId } = open.value;
    if (token !== undefined || challengeId === undefined) return { kind: 'field' };
    const host = await this.askHost(challengeId, signal);
    if (host?.kind !== 'verified') return host ?? { kind: 'field' };
    const step = await this.check();
    return step.kind === 'field' || step.kind === 'lost'
      ? { kind: 'failed', failure: unconfirmed }
      : step;
  }

  /** Opens the host's challenge. Resolves with `undefined` if the host has none. */
  private async askHost(of: string, signal: AbortSignal): Promise<PinEnd | undefined> {
    const outcome = await this.bridge.challenge(of, signal);
    if (outcome.kind === 'ok') return { kind: 'verified', ids: outcome.value };
    if (outcome.kind === 'cancelled') return outcome;
    if (outcome.kind === 'unsupported' || outcome.kind === 'upgrade') return undefined;
    return { kind: 'failed', failure: { kind: 'contract', path: 'challenge' } };
  }

  private async open(): Promise<Result<ChallengeIds, Failure>> {
    const before = this.ids.read();
    if (before) return ok(before);
    const answer = await this.http.call(pinChallenge, {});
    if (answer.ok) this.ids.keep(answer.value);
    return answer;
  }

  private async send(pin: string | undefined): Promise<Result<Checked, Failure>> {
    const open = await this.open();
    if (!open.ok) return open;
    const ids = open.value;
    const body = { ...ids, ...(pin !== undefined && { pin }) };
    return mapResult(await this.http.call(verifyPin, { body }), (it) => {
      // Without remaining tries the challenge may be over, so the next try opens another one. The ids are erased
      // while the lock is held, so that the next tab does not send them.
      if (verdictOf(it).says === 'yes' || !it.remaining) this.ids.erase();
      return { ...it, ids };
    });
  }

  private async check(pin?: string): Promise<Field | PinEnd> {
    const end = await lastValueFrom(
      sendOnce({ lock$: this.http.lock(verifyPin), send: () => this.send(pin) }),
    );
    if (end.kind === 'done') return this.judge(end.value);
    if (!('failure' in end)) return { kind: 'cancelled' };
    const { kind, failure } = end;
    if (kind === 'unknown' && this.options.idempotencyKeys)
      return { kind: 'field', problem: { why: 'lost' } };
    // A lost PIN must not be sent again: the next try opens another challenge.
    const over = kind === 'unknown' ? ({ kind: 'lost' } as const) : this.lockOf(failure);
    if (over) this.ids.erase();
    return over ?? { kind: 'field', problem: { why: 'refused', code: codeOf(failure) } };
  }

  private judge({ ids, ...answer }: Checked): Field | PinEnd {
    const { remaining, retryAfterSeconds: wait } = answer;
    const { says, term } = verdictOf(answer);
    if (says === 'yes') return { kind: 'verified', ids };
    if (remaining === 0) return this.lockedFor(wait === undefined ? undefined : wait * second);
    const isWrong = term === undefined || /invalid|incorrect|wrong|salah/i.test(term);
    if (says !== 'no' || !isWrong) {
      const code = says === 'no' && term !== undefined ? term : codeOf(unconfirmed);
      return { kind: 'field', problem: { why: 'refused', code } };
    }
    return {
      kind: 'field',
      problem: { why: 'wrong', ...(remaining !== undefined && { remaining }) },
    };
  }

  private lockOf(failure: Failure): Locked | undefined {
    if (failure.kind !== 'api') return undefined;
    const isLocked = failure.status === 429 || isCode(failure, 'PIN_LOCKED');
    return isLocked ? this.lockedFor(failure.retryAfter) : undefined;
  }

  private lockedFor(wait: number | undefined): Locked {
    return { kind: 'locked', ...(wait !== undefined && { until: this.clock.now() + wait }) };
  }

  private show(step: Field | PinEnd): void {
    if (step.kind === 'field' || step.kind === 'locked' || step.kind === 'lost')
      this.states.next(step);
    else this.end(step);
  }

  private end(end: PinEnd): void {
    if (end.kind === 'cancelled') this.ids.erase();
    this.states.next({ kind: 'idle' });
    this.ends.next(end);
  }
}
