import type { AnswerOf } from '../wire/call';
import type { Live } from '../kernel/live';
import type { Loadable } from '../kernel/loadable';
import { Query } from '../async/query';
import type { Http } from '../ports/http';
import { userInfo } from './calls';

export type UserInfo = AnswerOf<typeof userInfo>;

/** The lender's facts about the user (spec §7, user info). Pages work without them. */
export class Profile {
  private readonly query: Query<UserInfo>;
  readonly state$: Live<Loadable<UserInfo>>;

  constructor(http: Http) {
    this.query = new Query(() => http.call(userInfo, {}));
    this.state$ = this.query.state$;
  }

  /** Loads them, unless they are loaded. */
  async load(): Promise<void> {
    if (this.state$.value.phase !== 'ready') await this.query.load();
  }
}
