import type { AnswerOf } from '../wire/call';
import type { Failure } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import { latestValue } from '../kernel/loadable';
import { Query } from '../async/query';
import { mapResult, ok, type Result } from '../kernel/result';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import { userInfo } from '../session/calls';
import { STORED } from '../storage/stored';
import { facilityAgreement } from './calls';

export type FacilityAgreement = AnswerOf<typeof facilityAgreement>;

/**
 * Returns the contract that can be signed: none if the lender or an earlier signature here marks it as signed. The
 * specification has no field for that; a lender without one refuses a second signature.
 */
export const signableContract = ({ signed, contractId }: FacilityAgreement): string | undefined =>
  signed === true ? undefined : contractId;

/** The agreement of the credit line (spec §7, facility-agreement/preview). */
export class Agreement extends Query<FacilityAgreement> {
  private readonly opening;

  /** The contract whose agreement the user opened in this tab; no other can be signed. */
  readonly opened$: Live<string | undefined>;

  constructor(
    http: Http,
    private readonly storage: Storage,
  ) {
    super(() => this.read(http), http.outdated$);
    this.opening = cell(storage.read(STORED.openedContract));
    this.opened$ = this.opening;
  }

  /** Stores that the agreement was opened, also for a page that loads again after it. */
  opened({ contractId }: FacilityAgreement): void {
    if (contractId === undefined) return;
    this.storage.write(STORED.openedContract, contractId);
    this.opening.next(contractId);
  }

  /** Stores that the lender has the signature, for a lender that does not mark its agreements as signed. */
  signed(): void {
    const agreement = latestValue(this.state$.value);
    if (!agreement) return;
    if (agreement.contractId !== undefined)
      this.storage.write(STORED.signedContract, agreement.contractId);
    this.setValue({ ...agreement, signed: true });
  }

  private async read(http: Http): Promise<Result<FacilityAgreement, Failure>> {
    const answer = await http.call(facilityAgreement, {});
    const named = answer.ok ? await this.named(http, answer.value) : answer;
    return mapResult(named, (agreement) =>
      agreement.signed === undefined && this.isRemembered(agreement)
        ? { ...agreement, signed: true }
        : agreement,
    );
  }

  /** Adds user info's contract id if the agreement has none (spec §7). The agreement can be read without an id. */
  private async named(
    http: Http,
    agreement: FacilityAgreement,
  ): Promise<Result<FacilityAgreement, Failure>> {
    if (agreement.signed === true || agreement.contractId !== undefined) return ok(agreement);
    const info = await http.call(userInfo, {});
    if (!info.ok) return agreement.signed === false ? info : ok(agreement);
    const { contractId } = info.value;
    return ok({ ...agreement, ...(contractId !== undefined && { contractId }) });
  }

  private isRemembered({ contractId }: FacilityAgreement): boolean {
    return contractId !== undefined && contractId === this.storage.read(STORED.signedContract);
  }
}
