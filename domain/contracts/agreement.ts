import type { AnswerOf } from '../kernel/call';
import type { Failure } from '../kernel/failure';
import type { Live } from '../kernel/live';
import type { Loadable } from '../kernel/loadable';
import { Reading } from '../kernel/reading';
import { mapResult, type Result } from '../kernel/result';
import type { Http } from '../ports/http';
import { userInfo } from '../session/calls';
import type { Session } from '../session/session';
import { facilityAgreement } from './calls';

export type FacilityAgreement = AnswerOf<typeof facilityAgreement>;

/** The contract that waits for a signature, if one does. */
export const unsignedContract = ({ signed, contractId }: FacilityAgreement): string | undefined =>
  signed === false ? contractId : undefined;

/** The agreement; where it waits for a signature without naming its contract, user info does. */
const ask = async (http: Http): Promise<Result<FacilityAgreement, Failure>> => {
  const answer = await http.call(facilityAgreement, {});
  if (!answer.ok || answer.value.signed !== false || answer.value.contractId !== undefined)
    return answer;
  return mapResult(await http.call(userInfo, {}), ({ contractId }) => ({
    ...answer.value,
    ...(contractId !== undefined && { contractId }),
  }));
};

/** Where the agreement of the credit line can be read (spec §7, facility-agreement/preview). */
export class Agreement {
  private readonly reading: Reading<FacilityAgreement>;
  readonly agreement$: Live<Loadable<FacilityAgreement>>;

  constructor(http: Http, session: Session) {
    this.reading = new Reading(() => ask(http), session.forgotten$);
    this.agreement$ = this.reading.state$;
  }

  /** Asks for the address; it may be good for a short time only, so every visit asks anew. */
  async load(): Promise<void> {
    await this.reading.load();
  }

  /** Asks without showing that it does. */
  refresh(): Promise<Result<FacilityAgreement, Failure>> {
    return this.reading.refresh();
  }

  /** The signature arrived. */
  signed(agreement: FacilityAgreement): void {
    this.reading.told({ ...agreement, signed: true });
  }
}
