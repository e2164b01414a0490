import type { AnswerOf } from '../kernel/call';
import type { Live } from '../kernel/live';
import type { Loadable } from '../kernel/loadable';
import { Reading } from '../kernel/reading';
import type { Http } from '../ports/http';
import type { Session } from '../session/session';
import { facilityAgreement } from './calls';

export type FacilityAgreement = AnswerOf<typeof facilityAgreement>;

/** Where the agreement of the credit line can be read (spec §7, facility-agreement/preview). */
export class Agreement {
  private readonly reading: Reading<FacilityAgreement>;
  readonly agreement$: Live<Loadable<FacilityAgreement>>;

  constructor(http: Http, session: Session) {
    this.reading = new Reading(() => http.call(facilityAgreement, {}), session.forgotten$);
    this.agreement$ = this.reading.state$;
  }

  /** Asks for the address; it may be good for a short time only, so every visit asks anew. */
  async load(): Promise<void> {
    await this.reading.load();
  }
}
