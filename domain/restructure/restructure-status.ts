import type { BillBook } from '../bills/bill-book';
import type { AnswerOf } from '../wire/call';
import type { restructureStatus } from './calls';

/**
 * How a request to split the bills goes. `none`: there is none, or none was looked for yet. `unread`: the status of one
 * from before could not be read. `sending`: it is on its way. `checking`: its answer was lost, and it is looked for
 * whether it arrived. `unsure`: its answer was lost, and the lender still offers the same, so that it seems not to have
 * arrived. The others are the server's own results (spec §3).
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

/** The server has decided the request; in every other state it is waited for. */
export const isEnd = (status: RestructureStatus): boolean =>
  status === 'success' || status === 'failed' || status === 'promoFailed';

const statuses = {
  PROCESSING: 'processing',
  SUCCESS: 'success',
  FAILED: 'failed',
  PROMO_RESERVE_FAILED: 'promoFailed',
  // A status that this client does not know yet is waited for: nothing is sent a second time because of it.
  UNKNOWN: 'processing',
} as const satisfies Record<AnswerOf<typeof restructureStatus>['status'], RestructureStatus>;

export const restructureStatusOf = (status: keyof typeof statuses): RestructureStatus =>
  statuses[status];

/** Whether the bills show a plan of that many instalments of which none is paid yet. */
export const showsPlan = ({ restructure }: BillBook, tenor: number): boolean =>
  restructure?.tenor === tenor && (restructure.paid ?? 0) === 0;
