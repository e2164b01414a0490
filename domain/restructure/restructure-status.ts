import type { BillBook } from '../bills/bill-book';
import type { AnswerOf } from '../wire/call';
import type { restructureStatus } from './calls';

/**
 * Status of a request to split the bills. `none`: the app knows no request. `unread`: the status of an earlier one
 * could not be read. `sending`: it is being sent. `checking`: its response was lost, and the app checks whether it
 * arrived. `unsure`: its response was lost, and the lender still offers the same, so it seems not to have arrived. The
 * others are the server's own results (spec §3).
 */
export type RestructureStatus =
  | 'none'
  | 'unread'
  | 'sending'
  | 'processing'
  | 'success'
  | 'failed'
  | 'promoFailed'
  | 'checking'
  | 'unsure';

/** Returns whether the server has decided the request. */
export const isEnd = (status: RestructureStatus): boolean =>
  status === 'success' || status === 'failed' || status === 'promoFailed';

const statuses = {
  PROCESSING: 'processing',
  SUCCESS: 'success',
  FAILED: 'failed',
  PROMO_RESERVE_FAILED: 'promoFailed',
  // A status that this client does not know is polled further, so nothing is sent a second time because of it.
  UNKNOWN: 'processing',
} as const satisfies Record<AnswerOf<typeof restructureStatus>['status'], RestructureStatus>;

export const restructureStatusOf = (status: keyof typeof statuses): RestructureStatus =>
  statuses[status];

/** Returns whether the bills show a plan with that many instalments, all of them unpaid. */
export const showsPlan = ({ restructure }: BillBook, tenor: number): boolean =>
  restructure?.tenor === tenor && (restructure.paid ?? 0) === 0;
