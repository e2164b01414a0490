import { isNothingDue } from '../bills/read-bills';
import type { Bills } from '../bills/bills';
import { type Failure, isCode, isOutcomeUnknown } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import { latestValue, type Loadable } from '../kernel/loadable';
import type { Rupiah } from '../kernel/money';
import { Query } from '../kernel/query';
import { ok, type Result } from '../kernel/result';
import { singleFlight } from '../kernel/single-flight';
import type { HostShell } from '../ports/host-shell';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import type { Session } from '../session/session';
import { STORED } from '../session/stored';
import { type Account, readAccount } from './account';
import { repayStatus, virtualAccount } from './calls';
import {
  alreadyInProgress,
  hasArrived,
  readRepaymentStatus,
  type Receipt,
  type RepaymentStatus,
} from './repayment-status';

/**
 * How taking the account stands. `nothingDue`: there is nothing to pay, and none was asked for. `unsure`: the answer was
 * lost, and no call tells whether the account was made; taking it again is what finds out.
 */
export type VirtualAccountRequest =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  /** One was asked for already, here or in another tab; no call reads it, so showing it takes it again. */
  | { readonly kind: 'askedBefore' }
  | { readonly kind: 'taken'; readonly account: Account; readonly owed: Rupiah | undefined }
  | { readonly kind: 'inProgress' }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'nothingDue' }
  | { readonly kind: 'unsure' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Whether the host takes payments itself, which nobody knows before it was asked. `opened`: it has taken this one over. */
export type HostPayment = 'unknown' | 'offered' | 'opened';

const idle: VirtualAccountRequest = { kind: 'idle' };

/** When money came in last, as far as the status tells; 0 for never. */
const newestPayment = (status: Result<RepaymentStatus, Failure>): number =>
  status.ok && status.value.kind === 'received' ? (status.value.receipt.time ?? 0) : 0;

/** Paying back: whether it can be done, the account to pay to, and the money that comes in (spec §2, §3, §7, §8). */
export class Repayment {
  private readonly status: Query<RepaymentStatus>;
  private readonly accountRequests = cell<VirtualAccountRequest>(idle);
  private readonly hostPayments = cell<HostPayment>('unknown');
  private readonly receipts = cell<Receipt | undefined>(undefined);
  private readonly beginnings = cell<RepaymentStatus | undefined>(undefined);
  /** What an arrival is told from; unknown until the status was read once. */
  private before: RepaymentStatus | undefined;
  /** Goes up with every person who leaves. */
  private person = 0;
  private requestOnce = singleFlight((by: 'hand' | 'arrival') => this.ask(by));

  readonly status$: Live<Loadable<RepaymentStatus>>;
  readonly accountRequest$: Live<VirtualAccountRequest> = this.accountRequests;
  readonly hostPayment$: Live<HostPayment> = this.hostPayments;
  /** Money that came in while it was waited for, until paying begins anew. */
  readonly arrival$: Live<Receipt | undefined> = this.receipts;
  /** What the status said when the account was taken or the host took the payment over; nothing before. */
  readonly begun$: Live<RepaymentStatus | undefined> = this.beginnings;

  constructor(
    private readonly http: Http,
    private readonly bills: Bills,
    private readonly storage: Storage,
    session: Session,
    /** Opens the host's own payment, where there is a host. */
    private readonly openPayment: HostShell['openPayment'],
  ) {
    this.status = new Query(
      async () => readRepaymentStatus(await http.call(repayStatus, {})),
      session.forgotten$,
    );
    this.status$ = this.status.state$;
    session.forgotten$.subscribe(() => {
      this.person += 1;
      this.before = undefined;
      this.accountRequests.next(idle);
      this.hostPayments.next('unknown');
      this.receipts.next(undefined);
      this.beginnings.next(undefined);
      // What is still on its way is nobody's any more, and holds up nobody.
      this.requestOnce = singleFlight((by) => this.ask(by));
    });
  }

  /** Asks whether paying can begin; what came in before is old news then. */
  check(): Promise<Result<RepaymentStatus, Failure>> {
    this.receipts.next(undefined);
    return this.status.load();
  }

  /**
   * Asks the host to take the payment over. That it did says nothing of money; what comes in after `status` is told as
   * any other arrival. `unknown`: it cannot, and there is the account.
   */
  async handOver(status: RepaymentStatus): Promise<HostPayment> {
    const { person } = this;
    if (status.kind === 'refused' || status.kind === 'inProgress') return 'unknown';
    this.begin(status);
    const { kind } = await this.openPayment();
    if (person !== this.person) return 'unknown';
    const now = kind === 'ok' ? 'opened' : kind === 'cancelled' ? 'offered' : 'unknown';
    this.hostPayments.next(now);
    return now;
  }

  /**
   * Takes the account to pay to, once however often it is asked to. One that was taken stays for as long as the same is
   * owed; after money came in there is none. By arrival alone one that was asked for before is not asked for again.
   */
  requestVirtualAccount(by: 'hand' | 'arrival' = 'hand'): Promise<void> {
    const { value } = this.accountRequests;
    if (value.kind === 'taken' && value.owed === this.owed()) return Promise.resolve();
    return this.requestOnce(by);
  }

  /** Looks once whether money came in since the account was taken, or since the first look. */
  async look(): Promise<Result<boolean, Failure>> {
    const { person } = this;
    const now = await this.status.refresh();
    if (!now.ok) return now;
    if (person !== this.person) return ok(false);
    const before = this.before ?? now.value;
    this.before = before;
    if (now.value.kind !== 'received' || !hasArrived(before, now.value)) return ok(false);
    this.before = now.value;
    this.accountRequests.next(idle);
    this.receipts.next(now.value.receipt);
    void this.bills.load('CURRENT');
    return ok(true);
  }

  private async ask(by: 'hand' | 'arrival'): Promise<void> {
    const { person } = this;
    this.accountRequests.next({ kind: 'asking' });
    // Who takes an account has turned to another way to pay.
    if (this.hostPayments.value === 'opened') this.hostPayments.next('offered');
    const [status, book] = await Promise.all([this.check(), this.bills.load('CURRENT')]);
    // No account is taken in the name of whoever logged in meanwhile.
    if (person !== this.person) return;
    if (status.ok) this.begin(status.value);
    const refused = this.refusalOf(status);
    const nothing = book.ok && isNothingDue(book.value);
    if (refused ?? nothing) return this.accountRequests.next(refused ?? { kind: 'nothingDue' });
    const newest = newestPayment(status);
    if (by === 'arrival' && this.storage.read(STORED.accountAskedAfter) === newest)
      return this.accountRequests.next({ kind: 'askedBefore' });
    // Before it is sent: another tab that opens meanwhile asks for no other one.
    this.storage.write(STORED.accountAskedAfter, newest);
    const accountRequest = await this.send(this.owed());
    if (person !== this.person) return;
    // A lost or unreadable answer may have made one: only what certainly made none lets a page ask by itself again.
    const unread = accountRequest.kind === 'failed' && isOutcomeUnknown(accountRequest.failure);
    if (accountRequest.kind !== 'taken' && accountRequest.kind !== 'unsure' && !unread)
      this.storage.erase(STORED.accountAskedAfter);
    this.accountRequests.next(accountRequest);
  }

  private begin(status: RepaymentStatus): void {
    this.before = status;
    this.beginnings.next(status);
  }

  private owed(): Rupiah | undefined {
    return latestValue(this.bills.book$('CURRENT').value)?.total;
  }

  private refusalOf(status: Result<RepaymentStatus, Failure>): VirtualAccountRequest | undefined {
    if (!status.ok) return { kind: 'failed', failure: status.error };
    const { value } = status;
    return value.kind === 'refused' || value.kind === 'inProgress' ? value : undefined;
  }

  private async send(owed: Rupiah | undefined): Promise<VirtualAccountRequest> {
    const answer = await this.http.call(virtualAccount, {});
    if (answer.ok) {
      const account = readAccount(answer.value);
      return account.ok
        ? { kind: 'taken', account: account.value, owed }
        : { kind: 'failed', failure: account.error };
    }
    const { error } = answer;
    if (isCode(error, alreadyInProgress)) return { kind: 'inProgress' };
    if (error.kind === 'contract' || !isOutcomeUnknown(error))
      return { kind: 'failed', failure: error };
    const after = await this.status.refresh();
    return after.ok && after.value.kind === 'inProgress' ? after.value : { kind: 'unsure' };
  }
}
