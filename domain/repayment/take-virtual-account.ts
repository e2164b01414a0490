import { filter } from 'rxjs';
import type { Bills } from '../bills/bills';
import { isNothingDue, type ReadBills } from '../bills/read-bills';
import { type Failure, isOutcomeUnknown } from '../kernel/failure';
import { derive, type Live } from '../kernel/live';
import { latestValue } from '../kernel/loadable';
import type { Rupiah } from '../kernel/money';
import { OnceVerb } from '../async/once-verb';
import { mapResult, ok, type Result } from '../kernel/result';
import type { Once, Sending } from '../async/send-once';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';
import { type Account, readAccount } from './account';
import type { AwaitPayment } from './await-payment';
import { virtualAccount } from './calls';
import type { HostPayment } from './host-payment';
import type { PaymentMarks } from './payment-marks';
import { newestPayment } from './repayment-status';

/** The known result of a request for the account. */
type End =
  | { readonly kind: 'taken'; readonly account: Account; readonly owed: Rupiah | undefined }
  /** An account was requested before, in this tab or another. No call reads it, so showing it requests it again. */
  | { readonly kind: 'requestedBefore' }
  | { readonly kind: 'inProgress' }
  /** The host took the payment over, or the user closed the payment that it offered. */
  | { readonly kind: 'hostOpened' | 'hostClosed' }
  | { readonly kind: 'refused'; readonly code: string }
  /** The account's amount differs from the total of the bills, so it must not be paid. */
  | { readonly kind: 'disagrees'; readonly amountDue: Rupiah; readonly owed: Rupiah }
  /** There is nothing to pay, and no account was requested. */
  | { readonly kind: 'nothingDue' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** `unsure`: the response was lost, and no call shows whether the account was made; another request finds out. */
export type VirtualAccountRequest =
  | { readonly kind: 'idle' }
  | { readonly kind: 'requesting' }
  | { readonly kind: 'unsure' }
  | End;

const requestOf = (sending: Sending<End>): VirtualAccountRequest => {
  const { kind } = sending;
  if (kind === 'done') return sending.value;
  if (kind === 'unknown') return { kind: 'unsure' };
  // The call has one refusal: a payment is in progress.
  if (kind === 'refused') return { kind: 'inProgress' };
  return kind === 'sending' || kind === 'checking' ? { kind: 'requesting' } : sending;
};

const failed = (failure: Failure): Result<End, Failure> => ok({ kind: 'failed', failure });

/** What requests the account: its page, its page after the user chose the account, or a press. */
type By = 'page' | 'chosen' | 'person';

/** The ends that only open another page. */
const passing: readonly VirtualAccountRequest['kind'][] = [
  'inProgress',
  'hostOpened',
  'hostClosed',
];

/** Requests the virtual account for the exact amount that the user owes (spec §3, "Virtual account", §7, §8). */
export class TakeVirtualAccount extends OnceVerb<[By], End> {
  readonly request$: Live<VirtualAccountRequest>;

  constructor(
    private readonly http: Http,
    private readonly storage: Storage,
    private readonly bills: Bills,
    private readonly payment: AwaitPayment,
    private readonly marks: PaymentMarks,
    private readonly hostPayment: HostPayment,
    ended: AbortSignal,
  ) {
    super(ended);
    this.request$ = derive(this.state$, requestOf);
    // A payment arrived, so the account is over.
    payment.arrival$.pipe(filter(Boolean)).subscribe(() => this.reset());
  }

  /** Requests the account on a press. An existing one stays while the same amount is owed. */
  async take(): Promise<void> {
    if (!this.isCurrent()) await this.press('person');
  }

  /**
   * Requests the account because its page opened; first offers the host's payment, unless the user chose the account.
   * If an account may have been requested before, waits for a press.
   */
  async open(isChosen: boolean): Promise<void> {
    if (!this.isCurrent() && this.request$.value.kind !== 'unsure')
      await this.press(isChosen ? 'chosen' : 'page');
  }

  /** Clears an end that has opened another page, so that the account's page starts again on the next visit. */
  leave(): void {
    if (passing.includes(this.request$.value.kind)) this.reset();
  }

  protected plan(by: By): Once<End> {
    return {
      lock$: this.http.lock(virtualAccount),
      alreadyDone: () => this.endWithoutRequest(by),
      send: () => this.send(),
      confirm: () => this.lookForPayment(),
      row: virtualAccount,
    };
  }

  private isCurrent(): boolean {
    const { value } = this.request$;
    return value.kind === 'taken' && value.owed === this.owed();
  }

  private owed(): Rupiah | undefined {
    return latestValue(this.bills.of('CURRENT').state$.value)?.total;
  }

  /** Returns total and currency of the bills, if they were just read and are complete. */
  private knownTotal(): Pick<ReadBills, 'total' | 'currency'> | undefined {
    const { value } = this.bills.of('CURRENT').state$;
    return value.phase === 'ready' && value.value.isWhole ? value.value : undefined;
  }

  /** Returns the end if no account has to be requested. Bills that cannot be read do not prevent a payment. */
  private async endWithoutRequest(by: By): Promise<Result<End | 'notYet', Failure>> {
    const { payment, bills, storage } = this;
    const [status, book] = await Promise.all([payment.check(), bills.of('CURRENT').load()]);
    if (!status.ok) return status.error.kind === 'cancelled' ? status : failed(status.error);
    const { value } = status;
    payment.begin(value);
    if (value.kind === 'refused' || value.kind === 'inProgress') return ok(value);
    if (book.ok && isNothingDue(book.value)) return ok({ kind: 'nothingDue' });
    const host = by === 'page' ? await this.hostPayment.ask() : 'unknown';
    if (host !== 'unknown') return ok({ kind: host === 'opened' ? 'hostOpened' : 'hostClosed' });
    this.hostPayment.leave();
    const newest = newestPayment(value);
    if (by !== 'person' && storage.read(STORED.accountAskedAfter) === newest)
      return ok({ kind: 'requestedBefore' });
    // Stored before the request, so that another tab that opens its page now does not request a second one.
    storage.write(STORED.accountAskedAfter, newest);
    return ok('notYet');
  }

  /** Looks after a lost response for a payment in progress, which proves that the request arrived. */
  private async lookForPayment(): Promise<Result<End | 'notYet', Failure>> {
    const status = await this.payment.refresh();
    if (!status.ok || status.value.kind !== 'inProgress') return mapResult(status, () => 'notYet');
    this.storage.erase(STORED.accountAskedAfter);
    return ok(status.value);
  }

  private async send(): Promise<Result<End, Failure>> {
    const owed = this.owed();
    const answer = await this.http.call(virtualAccount, {});
    const account = answer.ok ? readAccount(answer.value) : answer;
    if (account.ok) {
      const { amountDue, currency } = account.value;
      const known = this.knownTotal();
      if (known && known.currency !== currency)
        return failed({ kind: 'contract', path: 'amountDueCurrency' });
      if (known !== undefined && known.total !== amountDue)
        return ok({ kind: 'disagrees', amountDue, owed: known.total });
      this.marks.take(this.storage.read(STORED.accountAskedAfter) ?? 0);
      return ok({ kind: 'taken', account: account.value, owed });
    }
    const { error } = account;
    // An unreadable or lost response may have made one: the mark stays, and the page waits for a press.
    if (error.kind === 'contract') return failed(error);
    if (!isOutcomeUnknown(error)) this.storage.erase(STORED.accountAskedAfter);
    return account;
  }
}
