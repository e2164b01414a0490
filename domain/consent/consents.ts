import type { Application } from '../application/status';
import { type Failure, isOutcomeUnknown } from '../kernel/failure';
import type { AnswerOf } from '../kernel/call';
import type { Live } from '../kernel/live';
import type { Loadable } from '../kernel/loadable';
import { Query } from '../kernel/query';
import { mapResult, ok, type Result } from '../kernel/result';
import { singleFlight } from '../kernel/single-flight';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import type { Session } from '../session/session';
import { STORED } from '../session/stored';
import { type ConsentType, consentTypes, giveConsent, userConsent } from './calls';

/** What the person agreed to so far. */
export interface Consent {
  readonly given: readonly ConsentType[];
  readonly status?: string;
  readonly verifiedStatus?: string;
  readonly applicationId?: string;
}

/** Which consent the loan needs of this person (decisions, "Consent for the additional product"). */
export const neededConsent = ({ status, eligibility }: Application): ConsentType => {
  if (eligibility === 'MIGRATED') return 'MGR_MIGRATION';
  return status === 'NOT_APPLIED' || status === 'DRAFT' ? 'NEW_ONBOARDING' : 'EARLY_REGISTRATION';
};

const readConsent = ({
  consents = {},
  applicationID,
  applicationId = applicationID,
  ...rest
}: AnswerOf<typeof userConsent>): Consent => ({
  given: consentTypes.filter((type) => consents[type] === true),
  ...rest,
  ...(applicationId !== undefined && { applicationId }),
});

/** Consents to the additional product (spec §3, §6, §7). */
export class Consents {
  private readonly query: Query<Consent>;

  readonly consent$: Live<Loadable<Consent>>;

  constructor(
    private readonly http: Http,
    private readonly storage: Storage,
    session: Session,
  ) {
    const ask = async () => mapResult(await http.call(userConsent, {}), readConsent);
    this.query = new Query(ask, session.forgotten$);
    this.consent$ = this.query.state$;
  }

  load(): Promise<Result<Consent, Failure>> {
    return this.query.load();
  }

  /** Gives a consent, once however often it is asked to; after a lost answer the list of consents tells. */
  readonly give = singleFlight((type: ConsentType) => this.send(type));

  private async send(type: ConsentType): Promise<Result<void, Failure>> {
    // Another tab may have given it already.
    if (!(await this.stands(type))) {
      const answer = await this.http.call(giveConsent, { body: { type } });
      if (!answer.ok && !isOutcomeUnknown(answer.error)) return answer;
      const given = await this.stands(type);
      if (!answer.ok && !given) return answer;
      if (!given) this.query.setValue({ given: [type] });
    }
    if (type === 'EARLY_REGISTRATION') this.storage.write(STORED.earlyBird, true);
    return ok(undefined);
  }

  private async stands(type: ConsentType): Promise<boolean> {
    const list = await this.load();
    return list.ok && list.value.given.includes(type);
  }
}
