import type { Instant } from '../../../domain/kernel/instant';
import type { Rupiah } from '../../../domain/kernel/money';
import type { HostPaymentState } from '../../../domain/repayment/host-payment';
import type { PaymentReceipt, RepaymentStatus } from '../../../domain/repayment/repayment-status';
import type { VirtualAccountRequest } from '../../../domain/repayment/take-virtual-account';
import type { Format } from '../../format/use-format';

interface Afterwards {
  readonly isReading: boolean;
  /** What the user can spend again, as the server reports it. */
  readonly available?: Rupiah | undefined;
  /** The bill that is due next. */
  readonly next?: { readonly amount: Rupiah; readonly dueTime: Instant } | undefined;
}

export interface RepaymentDetails {
  readonly accountRequest: VirtualAccountRequest;
  /** Absent until the status is loaded. */
  readonly status?: RepaymentStatus | undefined;
  /** Whether the last load of the status failed. */
  readonly unread: boolean;
  /** Whether the failure in the status is from before this payment began. */
  readonly hadFailed: boolean;
  /** Whether a payment began in this visit; otherwise none is awaited. */
  readonly hasBegun: boolean;
  /** Whether the user has said in this visit that the amount is paid. */
  readonly isSent: boolean;
  readonly hostPayment: HostPaymentState;
  /** A payment that arrived while the page polled. */
  readonly arrival?: PaymentReceipt | undefined;
  /** What must still be paid now, if that is known. */
  readonly left?: Rupiah | undefined;
  /** How much of that is late, if the bills add up to it. */
  readonly late?: Rupiah | undefined;
  /** Whether the amount still due could not be loaded. */
  readonly leftUnread: boolean;
  /** Values after everything was paid; absent until requested. A value that could not be loaded is left out. */
  readonly afterwards?: Afterwards | undefined;
  /** Whether a press may send a lost call again, because the server carries it out only once. */
  readonly repeatable: boolean;
  readonly format: Format;
}

/** Names of the actions of these pages' buttons (use-repayment-actions.ts). */
export type RepaymentActionName =
  | 'again'
  | 'byAccount'
  | 'openHelp'
  | 'retry'
  | 'receipt'
  | 'showAgain'
  | 'toAccount'
  | 'toBills'
  | 'toRest'
  | 'toTrail'
  | 'toHome';
