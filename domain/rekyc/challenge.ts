import { clean } from '../forms/clean';
import { codeOf, type Failure, isOutcomeUnknown } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import { failed, idle, loading, type Loadable, ready } from '../kernel/loadable';
import { mapResult } from '../kernel/result';
import type { Http } from '../ports/http';
import type { Session } from '../session/session';
import { answerChallenge, rekycChallenge } from './calls';

/** Whether the date of birth is still asked for (spec §3 "Challenge"). */
export type Asking = 'birthDate' | 'nothing';

/** What became of an answer. */
export type ChallengeEnd =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong' }
  /** No answer is taken for a while; `retryAfter` in milliseconds, when the server said how long. */
  | { readonly kind: 'locked'; readonly code: string; readonly retryAfter?: number }
  | { readonly kind: 'refused'; readonly code: string }
  /** Nobody knows whether it arrived; it was not taken as right. */
  | { readonly kind: 'lost' };

const refusal = (failure: Failure): ChallengeEnd => {
  const code = codeOf(failure);
  if (failure.kind !== 'api' || failure.status !== 429) return { kind: 'refused', code };
  const { retryAfter } = failure;
  return { kind: 'locked', code, ...(retryAfter !== undefined && { retryAfter }) };
};

/**
 * The question for the date of birth before a person is identified anew (spec §7). The date is handed through and kept
 * nowhere.
 */
export class Challenge {
  private readonly state$ = cell<Loadable<Asking>>(idle);
  private underWay: Promise<ChallengeEnd> | undefined;
  private asked = 0;

  readonly challenge$: Live<Loadable<Asking>> = this.state$;

  constructor(
    private readonly http: Http,
    session: Session,
  ) {
    session.forgotten$.subscribe(() => {
      this.asked += 1;
      this.underWay = undefined;
      this.state$.next(idle);
    });
  }

  /** Reads whether anything is asked, showing that it does. */
  async load(): Promise<void> {
    this.state$.next(loading(this.state$.value));
    await this.read();
  }

  /** Sends a date of birth in any of its spellings, once however often it is asked to while that is under way. */
  answer(birthDate: string): Promise<ChallengeEnd> {
    const sent = this.underWay ?? this.send(clean('date', birthDate));
    this.underWay = sent;
    void sent.finally(() => {
      if (this.underWay === sent) this.underWay = undefined;
    });
    return sent;
  }

  private async send(dob: string): Promise<ChallengeEnd> {
    const turn = ++this.asked;
    const answer = await this.http.call(answerChallenge, { body: { dob } });
    if (turn !== this.asked) return { kind: 'lost' };
    // The answer is not named (spec §7), so only a plain no is one.
    if (answer.ok && answer.value.verified === false) return { kind: 'wrong' };
    if (answer.ok) {
      this.state$.next(ready('nothing'));
      return { kind: 'right' };
    }
    if (!isOutcomeUnknown(answer.error)) return refusal(answer.error);
    // Whether a lost answer was a yes, the question tells: it is asked no more.
    return (await this.read()) === 'nothing' ? { kind: 'right' } : { kind: 'lost' };
  }

  /** What is asked now; `undefined` when that cannot be read. A newer question or answer has the last word. */
  private async read(): Promise<Asking | undefined> {
    const turn = ++this.asked;
    const answer = mapResult(
      await this.http.call(rekycChallenge, {}),
      ({ name }): Asking => (name ? 'birthDate' : 'nothing'),
    );
    if (turn !== this.asked) return undefined;
    this.state$.next(answer.ok ? ready(answer.value) : failed(answer.error, this.state$.value));
    return answer.ok ? answer.value : undefined;
  }
}
