import { type Failure, isOutcomeUnknown } from '../kernel/failure';
import { OnceVerb } from '../async/once-verb';
import { err, mapResult, ok, type Result } from '../kernel/result';
import type { Once } from '../async/send-once';
import type { Http } from '../ports/http';
import type { NativeBridge } from '../ports/native-bridge';
import { userInfo } from '../session/calls';
import { submitRekyc } from './calls';
import type { Rekyc } from './rekyc';

/**
 * Submits a new identity check, which reopens a closed account (spec §4, §7). A check in progress is not submitted
 * again, not even after a reload. After a lost response the status decides, if it has changed.
 */
export class SubmitRekyc extends OnceVerb<[submissionUuid: string], undefined> {
  /** The customer id, once it was read. */
  private known: string | undefined;

  constructor(
    private readonly http: Http,
    private readonly bridge: NativeBridge,
    private readonly rekyc: Rekyc,
    ended: AbortSignal,
  ) {
    super(ended);
  }

  /** Checks before the photographs are taken whether a check can be submitted. Resolves with the failure if not. */
  async prepare(): Promise<Failure | undefined> {
    const customer = await this.customerId();
    return customer.ok ? undefined : customer.error;
  }

  protected plan(submissionUuid: string): Once<undefined> {
    const { http, rekyc } = this;
    const isUnsure = this.state$.value.kind === 'unknown';
    const isUnderWay = async (): Promise<Result<undefined | 'notYet', Failure>> =>
      mapResult(await rekyc.refresh(), ({ status }) =>
        status === 'INITIATED' ? undefined : 'notYet',
      );
    let gojekCustomerId = '';
    /** Whether INITIATED afterwards proves that the check arrived, because the status before was another one. */
    let provesArrival = false;
    return {
      lock$: http.lock(submitRekyc),
      alreadyDone: async () => {
        const before = await rekyc.refresh();
        if (before.ok && before.value.status === 'INITIATED') return ok(undefined);
        // An unreadable or unproven status does not stop the submission, unless an earlier one may have arrived.
        if (isUnsure && !before.ok) return before;
        if (isUnsure && before.ok && before.value.isUnproven) return err({ kind: 'timeout' });
        provesArrival = before.ok && !before.value.isUnproven;
        const customer = await this.customerId();
        if (customer.ok) gojekCustomerId = customer.value;
        return mapResult(customer, () => 'notYet');
      },
      send: async () => {
        if (provesArrival) rekyc.note();
        const answer = await http.call(submitRekyc, { body: { submissionUuid, gojekCustomerId } });
        if (answer.ok) {
          rekyc.note();
          rekyc.setValue({ status: 'INITIATED' });
        } else if (isOutcomeUnknown(answer.error)) return answer;
        else {
          // The server may refuse it because another tab submitted one.
          const after = await isUnderWay();
          if (after.ok && after.value === undefined) return ok(undefined);
          if (provesArrival) rekyc.forget();
          return answer;
        }
        return ok(undefined);
      },
      confirm: isUnderWay,
    };
  }

  /** Returns the user's id at the host: from the bridge, else from the lender. */
  private async customerId(): Promise<Result<string, Failure>> {
    if (this.known !== undefined) return ok(this.known);
    const details = await this.bridge.userDetails();
    const named = details.kind === 'ok' ? details.value.customerId : undefined;
    const answer = named === undefined ? await this.http.call(userInfo, {}) : undefined;
    if (answer && !answer.ok) return answer;
    const id = named ?? answer?.value.gojekCustomerId;
    if (id === undefined) return err({ kind: 'contract', path: 'gojekCustomerId' });
    this.known = id;
    return ok(id);
  }
}
