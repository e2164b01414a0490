import type { Application } from '../application/status';
import { type Failure, isOutcomeUnknown } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import { failed, idle, loading, type Loadable, ready } from '../kernel/loadable';
import { err, mapResult, ok, type Result } from '../kernel/result';
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

/** Consents to the additional product (spec §3, §6, §7). */
export class Consents {
  private readonly state$ = cell<Loadable<Consent>>(idle);
  private underWay: Promise<Result<void, Failure>> | undefined;
  private asked = 0;

  readonly consent$: Live<Loadable<Consent>> = this.state$;

  constructor(
    private readonly http: Http,
    private readonly storage: Storage,
    session: Session,
  ) {
    session.forgotten$.subscribe(() => {
      this.asked += 1;
      this.state$.next(idle);
    });
  }

  async load(): Promise<Result<Consent, Failure>> {
    const turn = ++this.asked;
    this.state$.next(loading(this.state$.value));
    const answer = mapResult(
      await this.http.call(userConsent, {}),
      ({ consents = {}, applicationID, applicationId = applicationID, ...said }): Consent => ({
        given: consentTypes.filter((type) => consents[type] === true),
        ...said,
        ...(applicationId !== undefined && { applicationId }),
      }),
    );
    if (turn === this.asked)
      this.state$.next(answer.ok ? ready(answer.value) : failed(answer.error, this.state$.value));
    return answer;
  }

  /** Gives a consent, once however often it is asked to; after a lost answer the list of consents tells. */
  give(type: ConsentType): Promise<Result<void, Failure>> {
    this.underWay ??= this.send(type).finally(() => {
      this.underWay = undefined;
    });
    return this.underWay;
  }

  private async send(type: ConsentType): Promise<Result<void, Failure>> {
    const answer = await this.http.call(giveConsent, { body: { type } });
    if (!answer.ok && !isOutcomeUnknown(answer.error)) return err(answer.error);
    const after = await this.load();
    const given = after.ok && after.value.given.includes(type);
    if (!answer.ok && !given) return answer;
    if (!given) this.state$.next(ready({ given: [type] }));
    if (type === 'EARLY_REGISTRATION') this.storage.write(STORED.earlyBird, true);
    return ok(undefined);
  }
}
