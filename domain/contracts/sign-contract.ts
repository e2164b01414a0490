import { filter } from 'rxjs';
import { type Failure, isCode } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import { OnceVerb } from '../async/once-verb';
import { err, ok, type Result } from '../kernel/result';
import { type Look, type Once, type Sending, unsent } from '../async/send-once';
import type { HostInfo } from '../ports/host-info';
import type { Http } from '../ports/http';
import type { NativeBridge } from '../ports/native-bridge';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';
import { type Agreement, signableContract } from './agreement';
import { signContract } from './calls';
import { deviceInfo } from './device-info';

/** Returns whether the lender reports a conflict: the contract was signed or replaced; the agreement shows which. */
export const isConflict = (failure: Failure): boolean =>
  failure.kind === 'api' && failure.status === 409;

/**
 * Signs the agreement of the credit line, once (spec §7, sign-contract). After a lost response, the agreement shows
 * whether the signature arrived; if the agreement does not show one, the end is `unknown` (decision 16).
 */
export class SignContract extends OnceVerb<[], void> {
  private readonly shown = cell<Sending<void>>(unsent);

  /** `state$` without `checking`: the previous state stays, `sending`, or `unknown` when the user checks again. */
  readonly signing$: Live<Sending<void>> = this.shown;

  constructor(
    private readonly http: Http,
    private readonly bridge: NativeBridge,
    private readonly hostInfo: HostInfo,
    private readonly storage: Storage,
    private readonly agreement: Agreement,
    ended: AbortSignal,
  ) {
    super(ended);
    this.state$.pipe(filter(({ kind }) => kind !== 'checking')).subscribe(this.shown);
  }

  /** Ends as `idle` when the lender names a contract that the user did not open and has to open first. */
  protected plan(): Once<void> {
    const wasUnsure = this.state$.value.kind === 'unknown';
    let contractId = '';
    const alreadyDone: Look<void> = async () => {
      const now = await this.agreement.refresh();
      if (!now.ok) return now;
      if (now.value.signed === true) return ok(undefined);
      contractId = signableContract(now.value) ?? '';
      if (contractId === '') return err({ kind: 'contract', path: 'contractId' });
      return contractId === this.agreement.opened$.value
        ? ok('notYet')
        : err({ kind: 'cancelled' });
    };
    const send = () => this.send(contractId, wasUnsure);
    return { lock$: this.http.lock(signContract), alreadyDone, send, confirm: this.isSigned };
  }

  private async send(contractId: string, wasUnsure: boolean): Promise<Result<void, Failure>> {
    const info = await this.bridge.appInfo();
    const device = deviceInfo(
      this.hostInfo.userAgent,
      info.kind === 'ok' ? info.value : {},
      this.storage.read(STORED.callerVersion),
    );
    const answer = await this.http.call(signContract, { body: { contractId, deviceInfo: device } });
    if (answer.ok || isCode(answer.error, 'CONTRACT_ALREADY_SIGNED')) {
      this.agreement.signed();
      return ok(undefined);
    }
    if (!isConflict(answer.error)) return answer;
    // After a lost response, the conflict may come from the signature in that request.
    if (wasUnsure) return err({ kind: 'timeout' });
    const now = await this.isSigned();
    return now.ok && now.value === undefined ? ok(undefined) : answer;
  }

  private readonly isSigned: Look<void> = async () => {
    const now = await this.agreement.refresh();
    return now.ok ? ok(now.value.signed === true ? undefined : 'notYet') : now;
  };
}
