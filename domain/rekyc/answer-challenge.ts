import { clean } from '../forms/clean';
import type { AnswerOf } from '../wire/call';
import { OnceVerb } from '../async/once-verb';
import { Query } from '../async/query';
import { err, mapResult, ok } from '../kernel/result';
import type { Once, Sending } from '../async/send-once';
import { verdictIn } from '../wire/verdict';
import type { Http } from '../ports/http';
import { answerChallenge, rekycChallenge } from './calls';

/** The question of the challenge (spec §3, "Challenge"). */
export type Challenge = 'birthDate' | 'nothing';

/** A right or a wrong date. `refused`: no answer is accepted for a while. `unknown`: the challenge still asks. */
export type ChallengeState = Sending<'right' | 'wrong'>;

const readChallenge = ({ name }: AnswerOf<typeof rekycChallenge>): Challenge =>
  name ? 'birthDate' : 'nothing';

/** Answers the question for the date of birth before a re-KYC (spec §7). The date is never stored. */
export class AnswerChallenge extends OnceVerb<[birthDate: string], 'right' | 'wrong'> {
  readonly question: Query<Challenge>;

  constructor(
    private readonly http: Http,
    ended: AbortSignal,
  ) {
    super(ended);
    this.question = new Query(async () =>
      mapResult(await http.call(rekycChallenge, {}), readChallenge),
    );
  }

  /** `birthDate`: in any accepted spelling. */
  protected plan(birthDate: string): Once<'right' | 'wrong'> {
    const { http, question } = this;
    const dob = clean('date', birthDate);
    const confirm = async () =>
      mapResult(await question.refresh(), (asked) => (asked === 'nothing' ? 'right' : 'notYet'));
    return {
      lock$: http.lock(answerChallenge),
      // Another tab may have answered. A challenge that cannot be read does not stop the user.
      alreadyDone: async () => {
        const before = await confirm();
        return before.ok ? before : ok('notYet');
      },
      send: async () => {
        const answer = await http.call(answerChallenge, { body: { dob } });
        if (!answer.ok) return answer;
        const { says } = verdictIn(answer.value);
        if (says === 'unread' || says === 'other')
          return err({ kind: 'contract', path: 'verified' });
        // Spec §7 does not name the response, so only an explicit no is wrong.
        if (says === 'no') return ok('wrong');
        question.setValue('nothing');
        return ok('right');
      },
      confirm,
      isRefusal: (failure) => failure.kind === 'api' && failure.status === 429,
    };
  }
}
