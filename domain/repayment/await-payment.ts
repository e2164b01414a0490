import type { Bills } from '../bills/bills';
import type { Failure } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import type { Polling } from '../async/poll';
import { Query } from '../async/query';
import { ok, type Result } from '../kernel/result';
import { type Watch, watched } from '../async/watched';
import type { Http } from '../ports/http';
import { repayStatus } from './calls';
import {
  hasArrived,
  readRepaymentStatus,
  type PaymentReceipt,
  type RepaymentStatus,
} from './repayment-status';

/** Waits for the money: the status of paying back, and what came in since paying began (spec §7, §8). */
export class AwaitPayment extends Query<RepaymentStatus> {
  private readonly receipts = cell<PaymentReceipt | undefined>(undefined);
  private readonly beginnings = cell<RepaymentStatus | undefined>(undefined);
  /** The newest status that is not an arrival; unknown until the status was read once. */
  private before: RepaymentStatus | undefined;

  /** Money that came in while it was waited for, until paying begins anew. */
  readonly arrival$: Live<PaymentReceipt | undefined> = this.receipts;
  /** The status when the account was requested or the host took the payment over; nothing before. */
  readonly begun$: Live<RepaymentStatus | undefined> = this.beginnings;
  readonly watch$: Watch;

  constructor(
    http: Http,
    private readonly bills: Bills,
    polling: Polling,
  ) {
    super(async () => readRepaymentStatus(await http.call(repayStatus, {})));
    this.watch$ = watched(() => this.look(), polling);
  }

  /** Asks whether paying can begin, and forgets what came in before. */
  check(): Promise<Result<RepaymentStatus, Failure>> {
    this.receipts.next(undefined);
    return this.load();
  }

  /** Paying begins at this status: only what comes in after it is an arrival. */
  begin(status: RepaymentStatus): void {
    this.before = status;
    this.beginnings.next(status);
  }

  /** Looks once whether money came in since paying began, or since the first look. */
  async look(): Promise<Result<boolean, Failure>> {
    const now = await this.refresh();
    if (!now.ok) return now;
    const before = this.before ?? now.value;
    this.before = before;
    if (now.value.kind !== 'received' || !hasArrived(before, now.value)) return ok(false);
    this.before = now.value;
    this.receipts.next(now.value.receipt);
    void this.bills.of('CURRENT').load();
    return ok(true);
  }
}
