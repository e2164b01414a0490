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
  /** `remaining`: how many more tries there are, when the server says so. */
  | { readonly why: 'wrong'; readonly remaining?: number }
  | { readonly why: 'refused'; readonly code: string }
  /** It may have arrived. The same PIN can be sent again: the backend knows idempotency keys. */
  | { readonly why: 'lost' };

/** No PIN is taken for a while; `until` when, if the server says so. */
interface Locked {
  readonly kind: 'locked';
  readonly until?: Instant;
}

interface Field {
  readonly kind: 'field';
  readonly problem?: PinProblem;
}

/** How asking for the PIN ended. Only `verified` confirms anything. */
export type PinEnd =
  /** `ids` go with the request that was confirmed, where it takes them. */
  | { readonly kind: 'verified'; readonly ids: ChallengeIds }
  | { readonly kind: 'cancelled' }
  | Locked
  /** It may have arrived, and must not be sent again. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** `opening`: the challenge is opened, or the host asks. `locked` and `lost` are shown until the person closes them. */
export type PinState =
  | { readonly kind: 'idle' | 'opening' | 'checking' }
  | { readonly kind: 'lost' }
  | Field
  | Locked;

type Checked = AnswerOf<typeof verifyPin> & { readonly ids: ChallengeIds };

/** The failure of a verification without a verdict. */
const unconfirmed: Failure = { kind: 'contract', path: 'pinVerified' };

/**
 * Returns what the server says of the PIN. An empty success verifies it, since a failure is `pinVerified: false` (spec §7).
 * A success with a number of tries and no verdict is unread.
 */
const verdictOf = (answer: AnswerOf<typeof verifyPin>): Verdict => {
  const verdict = verdictIn(answer);
  if (verdict.says !== 'nothing') return verdict;
  return { says: answer.remaining === undefined ? 'yes' : 'unread' };
};

/**
 * Verifies the PIN before a binding step (spec §7): through the host's own challenge where the bridge offers one, else
 * through our field. The PIN itself is handed through and kept nowhere.
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
   * Asks for the PIN, and resolves when that is over. A `token` is what the host's challenge is opened with, and what it
   * gives back is proof enough; without one it is opened with our challenge, and the server is asked about it.
   * `isFieldReady` resolves with whether our field can be shown.
   */
  confirm(token?: string, isFieldReady: Promise<boolean> = Promise.resolve(true)): Promise<PinEnd> {
    this.cancel();
    const { signal } = (this.asking = new AbortController());
    const end = firstValueFrom(this.ends);
    this.states.next({ kind: 'opening' });
    void this.begin(token, signal, isFieldReady);
    return end;
  }

  /** Sends the PIN that was typed into the field; nothing while another one is checked. */
  async enter(pin: string): Promise<PinState> {
    const { signal } = this.asking;
    if (this.states.value.kind !== 'field') return this.states.value;
    this.states.next({ kind: 'checking' });
    const step = await this.check(pin);
    if (!signal.aborted) this.show(step);
    return this.states.value;
  }

  /** The person closes the field or leaves the page, and the challenge is over. */
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
    // A challenge that was opened late is over, unless the PIN is asked for again.
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

  /** `undefined`: the host has no challenge of its own. */
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
      // Without a number of remaining tries the challenge itself may be over: the next try opens another one. Erased while
      // the lock is held, so that the next tab does not send the ids of a challenge that is over.
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
    // A lost PIN must not be sent again, so the next try begins with another challenge.
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
