import type { AnswerOf } from '../kernel/call';
import type { Live } from '../kernel/live';
import type { Loadable } from '../kernel/loadable';
import { Query } from '../kernel/query';
import { mapResult } from '../kernel/result';
import type { Http } from '../ports/http';
import type { Session } from '../session/session';
import { registeredKtp } from './calls';
import { lastFour, maskName } from './mask';

/** What may be shown of the identity card the account is held by (spec §2); nothing else of it is kept. */
export interface CardDetails {
  /** Initials only. */
  readonly name?: string;
  /** The end of its number. */
  readonly lastFour?: string;
}

const maskedDetails = ({
  maskedName = '',
  maskedNik = '',
}: AnswerOf<typeof registeredKtp>): CardDetails => {
  const [name, digits] = [maskName(maskedName), lastFour(maskedNik)];
  return {
    ...(name !== undefined && { name }),
    ...(digits !== undefined && { lastFour: digits }),
  };
};

/** The registered identity card, masked once more by us. */
export class RegisteredCard {
  private readonly query: Query<CardDetails>;
  readonly card$: Live<Loadable<CardDetails>>;

  constructor(http: Http, session: Session) {
    const ask = async () => mapResult(await http.call(registeredKtp, {}), maskedDetails);
    this.query = new Query(ask, session.forgotten$);
    this.card$ = this.query.state$;
  }

  async load(): Promise<void> {
    await this.query.load();
  }
}
