import type { Bills } from '../bills/bills';
import type { Failure } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import { latestValue } from '../kernel/loadable';
import type { Polling } from '../async/poll';
import { Query } from '../async/query';
import type { Rupiah } from '../kernel/money';
import { ok, type Result } from '../kernel/result';
import { singleFlight } from '../async/single-flight';
import { type Watch, watched } from '../async/watched';
import type { Http } from '../ports/http';
import { repayStatus } from './calls';
import type { PaymentMarks } from './payment-marks';
import {
  hasArrived,
  newestPayment,
  readRepaymentStatus,
  type PaymentReceipt,
  type RepaymentStatus,
} from './repayment-status';

/** Polls the repayment status, and detects money that arrives after paying began (spec §7, §8). */
export class AwaitPayment extends Query<RepaymentStatus> {
  private readonly receipts = cell<PaymentReceipt | undefined>(undefined);
  private readonly beginnings = cell<RepaymentStatus | undefined>(undefined);
  /** The status that the next one is compared with; `undefined` until the first was read. */
  private before: RepaymentStatus | undefined;
  /** Whether money has arrived since paying began or the app started: later bills are not those before it. */
  private isReceived = false;

  /** The payment that arrived while the app waited; cleared when paying begins again. */
  readonly arrival$: Live<PaymentReceipt | undefined> = this.receipts;
  /** The status when the account was requested or the host was asked to take the payment over; `undefined` before. */
  readonly begun$: Live<RepaymentStatus | undefined> = this.beginnings;
  readonly watch$: Watch;

  /** The highest amount that was due while no money had arrived, if it was known. */
  owedBefore: Rupiah | undefined;

  constructor(
    http: Http,
    private readonly bills: Bills,
    private readonly marks: PaymentMarks,
    polling: Polling,
  ) {
    super(async () => readRepaymentStatus(await http.call(repayStatus, {})));
    this.watch$ = watched(() => this.look(), polling);
  }

  /** Reads whether paying can begin, and forgets an earlier arrival. */
  check(): Promise<Result<RepaymentStatus, Failure>> {
    this.receipts.next(undefined);
    return this.load();
  }

  /** Begins paying at this status: only money that arrives after it counts. */
  begin(status: RepaymentStatus): void {
    this.before = status;
    this.isReceived = false;
    this.owedBefore = undefined;
    this.keepOwed();
    this.beginnings.next(status);
  }

  /**
   * Reads the status once. Returns whether money arrived since paying began, also before a reload, or since the first
   * look. A poll and a return to the page share one call.
   */
  readonly look = singleFlight(async (): Promise<Result<boolean, Failure>> => {
    const now = await this.refresh();
    if (!now.ok) return now;
    const { before = now.value, marks } = this;
    const after = marks.seen?.after;
    const isResumed = this.before === undefined && after !== undefined;
    this.before = before;
    const isNew = isResumed ? newestPayment(now.value) > after : hasArrived(before, now.value);
    if (now.value.kind !== 'received' || !isNew) {
      if (!this.isReceived) this.keepOwed();
      return ok(false);
    }
    this.before = now.value;
    this.isReceived = true;
    marks.receive();
    this.receipts.next(now.value.receipt);
    void this.bills.of('CURRENT').load();
    return ok(true);
  });

  private keepOwed(): void {
    const read = latestValue(this.bills.of('CURRENT').state$.value);
    // Bills may already lack the money that the status does not show yet.
    if (read?.isWhole && read.total > (this.owedBefore ?? -1)) this.owedBefore = read.total;
  }
}
