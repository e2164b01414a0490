import { type Failure, isCode, isOutcomeUnknown } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import { singleFlight } from '../kernel/single-flight';
import type { HostInfo } from '../ports/host-info';
import type { Http } from '../ports/http';
import type { NativeBridge } from '../ports/native-bridge';
import type { Storage } from '../ports/storage';
import type { Session } from '../session/session';
import { STORED } from '../session/stored';
import { type Agreement, signableContract } from './agreement';
import { signContract } from './calls';
import { deviceInfo } from './device-info';

/**
 * How the signature stands. `unsure`: its answer was lost, and the agreement does not say that it is signed; no call
 * tells more (decisions, "Contract with servers we do not own").
 */
export type Signing =
  | { readonly kind: 'idle' }
  | { readonly kind: 'signing' }
  | { readonly kind: 'signed' }
  | { readonly kind: 'unsure' }
  | { readonly kind: 'failed'; readonly failure: Failure };

const idle: Signing = { kind: 'idle' };

/**
 * It was refused for what the lender holds: a signature, or anything else. Only the agreement tells which, and the same
 * signature would be refused once more.
 */
export const isConflict = (failure: Failure): boolean =>
  failure.kind === 'api' && failure.status === 409;

/** Signing the agreement of the credit line (spec §7, sign-contract). */
export class Contract {
  private readonly signings = cell<Signing>(idle);
  /** Goes up with every person who leaves. */
  private person = 0;
  private signOnce = singleFlight(() => this.send());

  readonly signing$: Live<Signing> = this.signings;

  constructor(
    private readonly http: Http,
    private readonly bridge: NativeBridge,
    private readonly hostInfo: HostInfo,
    private readonly storage: Storage,
    private readonly agreement: Agreement,
    session: Session,
  ) {
    session.forgotten$.subscribe(() => {
      this.person += 1;
      this.signings.next(idle);
      this.signOnce = singleFlight(() => this.send());
    });
  }

  /** Signs, once however often it is asked to; what another tab signed meanwhile is not signed again. */
  sign(): Promise<Signing> {
    return this.signOnce();
  }

  /** Asks whether a signature whose answer was lost arrived. */
  async check(): Promise<Signing> {
    const now = await this.agreement.refresh();
    if (now.ok && now.value.signed === true) this.signings.next({ kind: 'signed' });
    return this.signings.value;
  }

  private async send(): Promise<Signing> {
    const { person } = this;
    const before = this.signings.value;
    this.signings.next({ kind: 'signing' });
    const end = await this.outcome(before);
    // What came of it is nobody's when whoever signed has left.
    if (person === this.person) this.signings.next(end);
    return end;
  }

  private async outcome(before: Signing): Promise<Signing> {
    const { person } = this;
    const now = await this.agreement.refresh();
    if (!now.ok) return before.kind === 'unsure' ? before : { kind: 'failed', failure: now.error };
    if (now.value.signed === true) return { kind: 'signed' };
    const contractId = signableContract(now.value);
    if (contractId === undefined)
      return { kind: 'failed', failure: { kind: 'contract', path: 'contractId' } };
    // Another one than was read: the page offers to open that one first.
    if (contractId !== this.agreement.opened$.value) return idle;
    const info = await this.bridge.appInfo();
    // Nothing is signed in the name of whoever logged in meanwhile.
    if (person !== this.person) return idle;
    const device = deviceInfo(
      this.hostInfo.userAgent,
      info.kind === 'ok' ? info.value : {},
      this.storage.read(STORED.callerVersion),
    );
    const answer = await this.http.call(signContract, { body: { contractId, deviceInfo: device } });
    if (person !== this.person) return idle;
    if (answer.ok || isCode(answer.error, 'CONTRACT_ALREADY_SIGNED')) {
      this.agreement.signed(now.value);
      return { kind: 'signed' };
    }
    return this.afterRefusal(answer.error, before);
  }

  private async afterRefusal(failure: Failure, before: Signing): Promise<Signing> {
    const isLost = isOutcomeUnknown(failure);
    const mayBeSigned = isLost || isConflict(failure);
    if (mayBeSigned && (await this.isSigned())) return { kind: 'signed' };
    // The signature that is refused may be the second one, after one whose answer was lost.
    return isLost || (mayBeSigned && before.kind === 'unsure')
      ? { kind: 'unsure' }
      : { kind: 'failed', failure };
  }

  private async isSigned(): Promise<boolean> {
    const after = await this.agreement.refresh();
    return after.ok && after.value.signed === true;
  }
}
