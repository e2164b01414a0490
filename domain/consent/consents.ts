import type { AnswerOf } from '../kernel/call';
import type { Failure } from '../kernel/failure';
import type { Live } from '../kernel/live';
import type { Loadable } from '../kernel/loadable';
import { Query } from '../kernel/query';
import { mapResult, type Result } from '../kernel/result';
import type { Http } from '../ports/http';
import { type ConsentType, consentTypes, userConsent } from './calls';

/** What the person agreed to so far. */
export interface Consent {
  readonly given: readonly ConsentType[];
  readonly status?: string;
  readonly verifiedStatus?: string;
  readonly applicationId?: string;
}

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

/** The list of consents to the additional product (spec §3, §6, §7). */
export class Consents {
  private readonly query;

  readonly consent$: Live<Loadable<Consent>>;

  constructor(http: Http) {
    this.query = new Query(async () => mapResult(await http.call(userConsent, {}), readConsent));
    this.consent$ = this.query.state$;
  }

  load(): Promise<Result<Consent, Failure>> {
    return this.query.load();
  }

  /** Counts a consent as given, which the server took although its list does not contain it. */
  setGiven(type: ConsentType): void {
    this.query.setValue({ given: [type] });
  }
}
