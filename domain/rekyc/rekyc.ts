import { type Failure, isOutcomeUnknown } from '../kernel/failure';
import type { AnswerOf } from '../kernel/call';
import type { Live } from '../kernel/live';
import type { Loadable } from '../kernel/loadable';
import { Query } from '../kernel/query';
import { err, mapResult, ok, type Result } from '../kernel/result';
import type { Http } from '../ports/http';
import type { NativeBridge } from '../ports/native-bridge';
import type { Storage } from '../ports/storage';
import { userInfo } from '../session/calls';
import type { Session } from '../session/session';
import { STORED } from '../session/stored';
import { rekycStatus, submitRekyc } from './calls';

/** Where a re-KYC stands (spec §4). */
export type RekycStatus = 'INITIATED' | 'APPROVED' | 'REJECTED' | 'KTP_MISMATCH';

/** `status` is absent while nobody has identified themselves anew. */
export interface RekycState {
  readonly status?: RekycStatus;
}

/** Something is under way that this client has no word for: it waits, instead of beginning anew. */
const readState = ({ status }: AnswerOf<typeof rekycStatus>): RekycState =>
  status === undefined ? {} : { status: status === 'UNKNOWN' ? 'INITIATED' : status };

const isUnderWay = (state: Result<RekycState, Failure>): boolean =>
  state.ok && state.value.status === 'INITIATED';

/** Unblocking an account by identifying anew: the flow's flag, its one submission and its result (spec §2, §4, §7). */
export class Rekyc {
  private readonly query: Query<RekycState>;
  private underWay: Promise<Result<void, Failure>> | undefined;
  /** A submission was sent and never answered. */
  private unsure = false;
  /** Goes up with every person who leaves. */
  private person = 0;

  readonly rekyc$: Live<Loadable<RekycState>>;

  constructor(
    private readonly http: Http,
    private readonly bridge: NativeBridge,
    private readonly storage: Storage,
    session: Session,
  ) {
    const ask = async () => mapResult(await http.call(rekycStatus, {}), readState);
    this.query = new Query(ask, session.forgotten$);
    this.rekyc$ = this.query.state$;
    session.forgotten$.subscribe(() => {
      this.person += 1;
      this.underWay = undefined;
      this.unsure = false;
    });
  }

  /** Reads the status, showing that it does. */
  async load(): Promise<void> {
    await this.query.load();
  }

  /** Reads the status without showing that it does; for polling. */
  refresh(): Promise<Result<RekycState, Failure>> {
    return this.query.refresh();
  }

  /** Opens the KYC steps to somebody who has an account; an identity check of before is not taken for the new one. */
  begin(): void {
    this.storage.erase(STORED.onekycSubmissionUuid);
    this.storage.write(STORED.rekycFlow, true);
  }

  /** Closes them again: the flow reached one of its ends. */
  end(): void {
    this.storage.erase(STORED.rekycFlow);
  }

  /**
   * Sends the new identity check, once however often it is asked to. What is under way already is not sent again, also
   * after a reload; after a lost answer the status tells.
   */
  submit(submissionUuid: string): Promise<Result<void, Failure>> {
    const sent = this.underWay ?? this.send(submissionUuid);
    this.underWay = sent;
    void sent.finally(() => {
      if (this.underWay === sent) this.underWay = undefined;
    });
    return sent;
  }

  private async send(submissionUuid: string): Promise<Result<void, Failure>> {
    const { person } = this;
    const cancelled = err<Failure>({ kind: 'cancelled' });
    const before = await this.refresh();
    if (isUnderWay(before)) return ok(undefined);
    if (!before.ok && this.unsure) return before;
    const customer = await this.customerId();
    if (!customer.ok) return customer;
    // Nobody's check is sent in the name of whoever logged in meanwhile.
    if (person !== this.person) return cancelled;
    const body = { submissionUuid, gojekCustomerId: customer.value };
    const answer = await this.http.call(submitRekyc, { body });
    if (person !== this.person) return cancelled;
    this.unsure = !answer.ok && isOutcomeUnknown(answer.error);
    if (!answer.ok) return isUnderWay(await this.refresh()) ? ok(undefined) : answer;
    this.query.setValue({ status: 'INITIATED' });
    return ok(undefined);
  }

  /** Who this is to the host: from the bridge, else from the lender. */
  private async customerId(): Promise<Result<string, Failure>> {
    const details = await this.bridge.userDetails();
    const customerId = details.kind === 'ok' ? details.value.customerId : undefined;
    if (customerId !== undefined) return ok(customerId);
    const answer = await this.http.call(userInfo, {});
    if (!answer.ok) return answer;
    const { gojekCustomerId } = answer.value;
    return gojekCustomerId === undefined
      ? err({ kind: 'contract', path: 'gojekCustomerId' })
      : ok(gojekCustomerId);
  }
}
