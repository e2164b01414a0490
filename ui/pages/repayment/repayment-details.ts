import type { Instant } from '../../../domain/kernel/instant';
import type { Rupiah } from '../../../domain/kernel/money';
import type { PaymentReceipt, RepaymentStatus } from '../../../domain/repayment/repayment-status';
import type { HostPayment } from '../../../domain/repayment/start-payment';
import type { VirtualAccountRequest } from '../../../domain/repayment/take-virtual-account';
import type { Format } from '../../format/use-format';

interface Afterwards {
  /** It is being read. */
  readonly isReading: boolean;
  /** What can be spent again, in the server's figure. */
  readonly available?: Rupiah | undefined;
  /** The bill that falls due next. */
  readonly next?: { readonly amount: Rupiah; readonly dueTime: Instant } | undefined;
}

export interface RepaymentDetails {
  readonly accountRequest: VirtualAccountRequest;
  /** Absent until the status was read. */
  readonly status?: RepaymentStatus | undefined;
  /** The status could not be read, and none is known from before. */
  readonly unread: boolean;
  /** The failure in the status is from before this payment began. */
  readonly hadFailed: boolean;
  readonly hostPayment: HostPayment;
  /** Money came in while it was waited for. */
  readonly arrival?: PaymentReceipt | undefined;
  /** What is still to be paid now, when that is known. */
  readonly left?: Rupiah | undefined;
  /** What is still to be paid could not be read. */
  readonly leftUnread: boolean;
  /** What holds once everything was paid; absent until it was asked for, and its parts where it could not be read. */
  readonly afterwards?: Afterwards | undefined;
  /** A press may send a lost call again, and the server carries it out only once. */
  readonly repeatable: boolean;
  readonly format: Format;
}

/** What the buttons of these pages do, by name (use-repayment-actions.ts). */
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
  | 'toHome';
