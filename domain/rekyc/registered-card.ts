import type { Failure } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import { failed, idle, loading, type Loadable, ready } from '../kernel/loadable';
import { mapResult, type Result } from '../kernel/result';
import type { Http } from '../ports/http';
import type { Session } from '../session/session';
import { registeredKtp } from './calls';
import { lastFour, maskName } from './mask';

/** What may be shown of the identity card the account is held by (spec §2); nothing else of it is kept. */
export interface CardFacts {
  /** Initials only. */
  readonly name?: string;
  /** The end of its number. */
  readonly lastFour?: string;
}

/** The registered identity card, masked once more by us. */
export class RegisteredCard {
  private readonly state$ = cell<Loadable<CardFacts>>(idle);
  private asked = 0;

  readonly card$: Live<Loadable<CardFacts>> = this.state$;

  constructor(
    private readonly http: Http,
    session: Session,
  ) {
    session.forgotten$.subscribe(() => {
      this.asked += 1;
      this.state$.next(idle);
    });
  }

  async load(): Promise<void> {
    const turn = ++this.asked;
    this.state$.next(loading(this.state$.value));
    const answer: Result<CardFacts, Failure> = mapResult(
      await this.http.call(registeredKtp, {}),
      ({ maskedName = '', maskedNik = '' }) => {
        const [name, digits] = [maskName(maskedName), lastFour(maskedNik)];
        return {
          ...(name !== undefined && { name }),
          ...(digits !== undefined && { lastFour: digits }),
        };
      },
    );
    if (turn !== this.asked) return;
    this.state$.next(answer.ok ? ready(answer.value) : failed(answer.error, this.state$.value));
  }
}
