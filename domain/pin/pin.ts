import { codeOf, type Failure, isCode, isOutcomeUnknown } from '../kernel/failure';
import { second } from '../kernel/instant';
import { err, ok, type Result } from '../kernel/result';
import { singleFlight } from '../kernel/single-flight';
import type { Clock } from '../ports/clock';
import type { Http } from '../ports/http';
import type { NativeBridge } from '../ports/native-bridge';
import type { Storage } from '../ports/storage';
import type { Session } from '../session/session';
import { pinChallenge, verifyPin } from './calls';
import { type ChallengeIds, PinIds } from './pin-ids';

/** How being asked for the PIN ended. Whatever is not `verified` means that nothing was confirmed. */
export type PinEnd =
  /** `ids` go with the request that was confirmed, where it takes them. */
  | { readonly kind: 'verified'; readonly ids: ChallengeIds }
  | { readonly kind: 'cancelled' }
  /** No PIN is taken for a while; `retryAfter` in milliseconds, when the server said how long. */
  | { readonly kind: 'locked'; readonly retryAfter?: number }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** What is asked next: our own field, or nothing more. */
export type PinStep = { readonly kind: 'field' } | PinEnd;

/** What became of a PIN that was typed. A failure of any kind is a `pinVerified` of false (spec §7). */
export type PinVerdict =
  | { readonly pinVerified: true; readonly ids: ChallengeIds }
  /** `remaining`: how many more tries there are, when the server said so. */
  | { readonly pinVerified: false; readonly why: 'wrong'; readonly remaining?: number }
  | { readonly pinVerified: false; readonly why: 'locked'; readonly retryAfter?: number }
  | { readonly pinVerified: false; readonly why: 'refused'; readonly code: string }
  /** Nobody knows whether it arrived; whether the same may be sent again by hand. */
  | { readonly pinVerified: false; readonly why: 'lost'; readonly repeatable: boolean };

const lockOf = (failure: Failure): { readonly retryAfter?: number } | undefined => {
  if (failure.kind !== 'api') return undefined;
  if (failure.status !== 429 && !isCode(failure, 'PIN_LOCKED')) return undefined;
  const { retryAfter } = failure;
  return retryAfter === undefined ? {} : { retryAfter };
};

const endOf = (failure: Failure): PinEnd => {
  const lock = lockOf(failure);
  return lock ? { kind: 'locked', ...lock } : { kind: 'failed', failure };
};

/**
 * The PIN before a binding step (spec §7): through the host's own challenge where the bridge offers one, else through
 * our field. The PIN itself is handed through and kept nowhere.
 */
export class Pin {
  private readonly ids: PinIds;
  /** Goes up with every person who leaves. */
  private person = 0;
  private verifyOnce = singleFlight((pin?: string) => this.send(pin));
  private openOnce = singleFlight(() => this.ask());

  constructor(
    private readonly http: Http,
    private readonly bridge: NativeBridge,
    storage: Storage,
    clock: Clock,
    session: Session,
    private readonly options: { readonly idempotencyKeys: boolean },
  ) {
    this.ids = new PinIds(storage, clock);
    session.forgotten$.subscribe(() => {
      this.person += 1;
      this.ids.erase();
      // What is still on its way is nobody's any more, and holds up nobody.
      this.verifyOnce = singleFlight((pin) => this.send(pin));
      this.openOnce = singleFlight(() => this.ask());
    });
  }

  /**
   * Opens a challenge, or goes on with the one that is open. A `token` is what the host's challenge is opened with, and
   * what it gives back is proof enough; without one it is opened with our challenge, and the server is asked about it.
   */
  async begin(token?: string, signal?: AbortSignal): Promise<PinStep> {
    if (token !== undefined) {
      const host = await this.byHost(token, signal);
      if (host) return host;
    }
    const open = await this.open();
    if (!open.ok) return endOf(open.error);
    const { challengeId } = open.value;
    if (token !== undefined || challengeId === undefined) return { kind: 'field' };
    const host = await this.byHost(challengeId, signal);
    if (host?.kind !== 'verified') return host ?? { kind: 'field' };
    const verdict = await this.verify();
    if (verdict.pinVerified) return { kind: 'verified', ids: verdict.ids };
    return verdict.why === 'locked'
      ? { ...verdict, kind: 'locked' }
      : { kind: 'failed', failure: { kind: 'contract', path: 'pinVerified' } };
  }

  /** Sends a PIN for the open challenge, once however often it is asked to while that is under way. */
  verify(pin?: string): Promise<PinVerdict> {
    return this.verifyOnce(pin);
  }

  /** The person does not want to: the challenge is over. */
  cancel(): void {
    this.ids.erase();
  }

  private async open(): Promise<Result<ChallengeIds, Failure>> {
    const before = this.ids.read();
    return before ? ok(before) : this.openOnce();
  }

  private async ask(): Promise<Result<ChallengeIds, Failure>> {
    const { person } = this;
    const answer = await this.http.call(pinChallenge, {});
    if (person !== this.person) return err({ kind: 'cancelled' });
    if (answer.ok) this.ids.keep(answer.value);
    return answer;
  }

  /** `undefined`: the host has no challenge of its own. */
  private async byHost(of: string, signal?: AbortSignal): Promise<PinEnd | undefined> {
    const outcome = await this.bridge.challenge(of, signal);
    switch (outcome.kind) {
      case 'ok':
        return { kind: 'verified', ids: outcome.value };
      case 'cancelled':
        this.cancel();
        return outcome;
      case 'unsupported':
      case 'upgrade':
        return undefined;
      default:
        return { kind: 'failed', failure: { kind: 'contract', path: 'challenge' } };
    }
  }

  private async send(pin: string | undefined): Promise<PinVerdict> {
    const { person } = this;
    const open = await this.open();
    if (!open.ok) return this.refusalOf(open.error);
    const ids = open.value;
    const body = { ...ids, ...(pin !== undefined && { pin }) };
    const answer = await this.http.call(verifyPin, { body });
    if (person !== this.person)
      return { pinVerified: false, why: 'refused', code: codeOf({ kind: 'cancelled' }) };
    if (!answer.ok) return this.refusalOf(answer.error);
    const { pinVerified = false, remaining, retryAfterSeconds: wait } = answer.value;
    // Where nothing is said of what remains, the challenge itself may be over: the next try opens another one.
    if (pinVerified || !remaining) this.ids.erase();
    if (pinVerified) return { pinVerified, ids };
    if (remaining === undefined) return { pinVerified, why: 'wrong' };
    if (remaining > 0) return { pinVerified, why: 'wrong', remaining };
    return { pinVerified, why: 'locked', ...(wait !== undefined && { retryAfter: wait * second }) };
  }

  private refusalOf(failure: Failure): PinVerdict {
    const lock = lockOf(failure);
    if (lock) {
      this.ids.erase();
      return { pinVerified: false, why: 'locked', ...lock };
    }
    if (!isOutcomeUnknown(failure))
      return { pinVerified: false, why: 'refused', code: codeOf(failure) };
    const repeatable = this.options.idempotencyKeys;
    // What cannot be repeated begins anew, with another challenge.
    if (!repeatable) this.ids.erase();
    return { pinVerified: false, why: 'lost', repeatable };
  }
}
