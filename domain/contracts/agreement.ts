import type { AnswerOf } from '../kernel/call';
import type { Failure } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import type { Loadable } from '../kernel/loadable';
import { Query } from '../kernel/query';
import { mapResult, ok, type Result } from '../kernel/result';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import { userInfo } from '../session/calls';
import type { Session } from '../session/session';
import { STORED } from '../session/stored';
import { facilityAgreement } from './calls';

export type FacilityAgreement = AnswerOf<typeof facilityAgreement>;

/**
 * The contract that may be signed: the one that is named, unless the lender or an earlier signature here says that it is
 * signed. Whether one is signed is not in the specification, so a lender that does not say refuses what is.
 */
export const signableContract = ({ signed, contractId }: FacilityAgreement): string | undefined =>
  signed === true ? undefined : contractId;

/** Where the agreement of the credit line can be read (spec §7, facility-agreement/preview). */
export class Agreement {
  private readonly query: Query<FacilityAgreement>;
  private readonly opening;

  readonly agreement$: Live<Loadable<FacilityAgreement>>;
  /** The contract whose agreement was opened in this tab; only what was opened can be signed. */
  readonly opened$: Live<string | undefined>;

  constructor(
    private readonly http: Http,
    private readonly storage: Storage,
    session: Session,
  ) {
    this.query = new Query(() => this.ask(), session.forgotten$);
    this.agreement$ = this.query.state$;
    this.opening = cell(storage.read(STORED.openedContract));
    this.opened$ = this.opening;
    session.forgotten$.subscribe(() => this.opening.next(undefined));
  }

  /** Asks for the address; it may be good for a short time only, so every visit asks anew. */
  async load(): Promise<void> {
    await this.query.load();
  }

  /** Asks without showing that it does. */
  refresh(): Promise<Result<FacilityAgreement, Failure>> {
    return this.query.refresh();
  }

  /** The agreement was opened; a page that was left for it and comes back still knows. */
  opened({ contractId }: FacilityAgreement): void {
    if (contractId === undefined) return;
    this.storage.write(STORED.openedContract, contractId);
    this.opening.next(contractId);
  }

  /** The signature arrived. A lender that does not say so when it is asked is remembered to have it. */
  signed(agreement: FacilityAgreement): void {
    if (agreement.contractId !== undefined)
      this.storage.write(STORED.signedContract, agreement.contractId);
    this.query.setValue({ ...agreement, signed: true });
  }

  private async ask(): Promise<Result<FacilityAgreement, Failure>> {
    const answer = await this.http.call(facilityAgreement, {});
    const named = answer.ok ? await this.named(answer.value) : answer;
    return mapResult(named, (agreement) =>
      agreement.signed === undefined && this.isRemembered(agreement)
        ? { ...agreement, signed: true }
        : agreement,
    );
  }

  /** Where the agreement does not name its contract, user info does (spec §7); without both it can still be read. */
  private async named(agreement: FacilityAgreement): Promise<Result<FacilityAgreement, Failure>> {
    if (agreement.signed === true || agreement.contractId !== undefined) return ok(agreement);
    const info = await this.http.call(userInfo, {});
    if (!info.ok) return agreement.signed === false ? info : ok(agreement);
    const { contractId } = info.value;
    return ok({ ...agreement, ...(contractId !== undefined && { contractId }) });
  }

  private isRemembered({ contractId }: FacilityAgreement): boolean {
    return contractId !== undefined && contractId === this.storage.read(STORED.signedContract);
  }
}
