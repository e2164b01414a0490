import { clean } from '../forms/clean';
import { codeOf, type Failure, isOutcomeUnknown } from '../kernel/failure';
import type { AnswerOf } from '../kernel/call';
import type { Live } from '../kernel/live';
import type { Loadable } from '../kernel/loadable';
import { Query } from '../kernel/query';
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

const readAsking = ({ name }: AnswerOf<typeof rekycChallenge>): Asking =>
  name ? 'birthDate' : 'nothing';

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
  private readonly query: Query<Asking>;
  private underWay: Promise<ChallengeEnd> | undefined;
  /** Goes up with every person who leaves. */
  private person = 0;

  readonly challenge$: Live<Loadable<Asking>>;

  constructor(
    private readonly http: Http,
    session: Session,
  ) {
    const ask = async () => mapResult(await http.call(rekycChallenge, {}), readAsking);
    this.query = new Query(ask, session.forgotten$);
    this.challenge$ = this.query.state$;
    session.forgotten$.subscribe(() => {
      this.person += 1;
      this.underWay = undefined;
    });
  }

  /** Reads whether anything is asked, showing that it does. */
  async load(): Promise<void> {
    await this.query.load();
  }

  /** Asks whether it was answered meanwhile, as in another tab. */
  async isAnswered(): Promise<boolean> {
    const now = await this.query.refresh();
    return now.ok && now.value === 'nothing';
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
    const { person } = this;
    const answer = await this.http.call(answerChallenge, { body: { dob } });
    if (person !== this.person) return { kind: 'lost' };
    // The answer is not named (spec §7), so only a plain no is one.
    if (answer.ok && answer.value.verified === false) return { kind: 'wrong' };
    if (answer.ok) {
      this.query.setValue('nothing');
      return { kind: 'right' };
    }
    if (!isOutcomeUnknown(answer.error)) return refusal(answer.error);
    // Whether a lost answer was a yes, the question tells: it is asked no more.
    const asked = await this.query.refresh();
    const right = person === this.person && asked.ok && asked.value === 'nothing';
    return { kind: right ? 'right' : 'lost' };
  }
}
