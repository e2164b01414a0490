import { type Failure, isOutcomeUnknown } from '../kernel/failure';
import { OnceVerb } from '../kernel/once-verb';
import { err, mapResult, ok, type Result } from '../kernel/result';
import type { Once } from '../kernel/send-once';
import type { Http } from '../ports/http';
import type { NativeBridge } from '../ports/native-bridge';
import { userInfo } from '../session/calls';
import { submitRekyc } from './calls';
import type { Rekyc } from './rekyc';

/**
 * Submits a new identity check, so that a closed account is opened again (spec §4, §7). A check that is under way is not
 * submitted again, also not after a reload; after a lost answer the status decides.
 */
export class SubmitRekyc extends OnceVerb<[submissionUuid: string], undefined> {
  constructor(
    private readonly http: Http,
    private readonly bridge: NativeBridge,
    private readonly rekyc: Rekyc,
    ended: AbortSignal,
  ) {
    super(ended);
  }

  protected plan(submissionUuid: string): Once<undefined> {
    const { http, rekyc } = this;
    const isUnsure = this.state$.value.kind === 'unknown';
    const isUnderWay = async (): Promise<Result<undefined | 'notYet', Failure>> =>
      mapResult(await rekyc.refresh(), ({ status }) =>
        status === 'INITIATED' ? undefined : 'notYet',
      );
    let gojekCustomerId = '';
    return {
      alreadyDone: async () => {
        const before = await isUnderWay();
        // A status that cannot be read stops nobody, unless an earlier submission may have arrived.
        if (before.ok ? before.value === undefined : isUnsure) return before;
        const customer = await this.customerId();
        if (customer.ok) gojekCustomerId = customer.value;
        return mapResult(customer, () => 'notYet');
      },
      send: async () => {
        const answer = await http.call(submitRekyc, { body: { submissionUuid, gojekCustomerId } });
        if (answer.ok) rekyc.setValue({ status: 'INITIATED' });
        else if (isOutcomeUnknown(answer.error)) return answer;
        else {
          // It may be refused because another tab submitted one.
          const after = await isUnderWay();
          if (!after.ok || after.value === 'notYet') return answer;
        }
        return ok(undefined);
      },
      confirm: isUnderWay,
    };
  }

  /** The person's id at the host: from the bridge, else from the lender. */
  private async customerId(): Promise<Result<string, Failure>> {
    const details = await this.bridge.userDetails();
    if (details.kind === 'ok' && details.value.customerId !== undefined)
      return ok(details.value.customerId);
    const answer = await this.http.call(userInfo, {});
    if (!answer.ok) return answer;
    const { gojekCustomerId } = answer.value;
    return gojekCustomerId === undefined
      ? err({ kind: 'contract', path: 'gojekCustomerId' })
      : ok(gojekCustomerId);
  }
}
