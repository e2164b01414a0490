import type { AnswerOf } from '../kernel/call';
import { cell, type Live } from '../kernel/live';
import { failed, idle, loading, type Loadable, ready } from '../kernel/loadable';
import type { Http } from '../ports/http';
import { userInfo } from './calls';
import type { Session } from './session';

export type UserInfo = AnswerOf<typeof userInfo>;

/** The product tiers of spec §4; a word nobody knows is none. */
export const productTiers = ['FREEMIUM', 'NONE'] as const;
export type ProductTier = (typeof productTiers)[number];

export const tierOf = ({ productTier }: UserInfo): ProductTier =>
  productTiers.find((tier) => tier === productTier) ?? 'NONE';

/** Who the person is to the lender (spec §7, user info). Pages live without it. */
export class Profile {
  private readonly state$ = cell<Loadable<UserInfo>>(idle);
  private asked = 0;

  readonly profile$: Live<Loadable<UserInfo>> = this.state$;

  constructor(
    private readonly http: Http,
    session: Session,
  ) {
    session.forgotten$.subscribe(() => {
      this.asked += 1;
      this.state$.next(idle);
    });
  }

  /** Reads it unless it was read. */
  async load(): Promise<void> {
    if (this.state$.value.phase === 'ready') return;
    const turn = ++this.asked;
    this.state$.next(loading(this.state$.value));
    const answer = await this.http.call(userInfo, {});
    if (turn !== this.asked) return;
    this.state$.next(answer.ok ? ready(answer.value) : failed(answer.error, this.state$.value));
  }
}
