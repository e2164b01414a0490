import type { AnswerOf } from '../kernel/call';
import type { Live } from '../kernel/live';
import type { Loadable } from '../kernel/loadable';
import { Query } from '../kernel/query';
import type { Http } from '../ports/http';
import { userInfo } from './calls';

export type UserInfo = AnswerOf<typeof userInfo>;

/** The product tiers of spec §4; a word nobody knows is none. */
export const productTiers = ['FREEMIUM', 'NONE'] as const;
export type ProductTier = (typeof productTiers)[number];

export const tierOf = ({ productTier }: UserInfo): ProductTier =>
  productTiers.find((tier) => tier === productTier) ?? 'NONE';

/** Who the person is to the lender (spec §7, user info). Pages live without it. */
export class Profile {
  private readonly query: Query<UserInfo>;
  readonly profile$: Live<Loadable<UserInfo>>;

  constructor(http: Http) {
    this.query = new Query(() => http.call(userInfo, {}));
    this.profile$ = this.query.state$;
  }

  /** Reads it unless it was read. */
  async load(): Promise<void> {
    if (this.profile$.value.phase !== 'ready') await this.query.load();
  }
}
