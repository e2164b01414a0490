import type { BillBook } from '../bills/bill-book';
import type { AnswerOf } from '../kernel/call';
import type { restructureStatus } from './calls';

/**
 * Where a request to split the bills stands. `none`: there is none. `sending`: it is on its way. `checking`: its answer
 * was lost, and nobody knows yet. `unsure`: its answer was lost, and the lender still offers the same, so that nothing
 * was changed as far as anybody can see. The others are the server's own results (spec §3).
 */
export type RestructureStatus =
  | 'none'
  | 'sending'
  | 'processing'
  | 'success'
  | 'failed'
  | 'promoFailed'
  | 'checking'
  | 'unsure';

/** The server's last word on a request; whatever else is still waited on. */
export const isEnd = (status: RestructureStatus): boolean =>
  status === 'success' || status === 'failed' || status === 'promoFailed';

const statuses = {
  PROCESSING: 'processing',
  SUCCESS: 'success',
  FAILED: 'failed',
  PROMO_RESERVE_FAILED: 'promoFailed',
  // A word of tomorrow is waited on; nobody asks twice because of it.
  UNKNOWN: 'processing',
} as const satisfies Record<AnswerOf<typeof restructureStatus>['status'], RestructureStatus>;

export const restructureStatusOf = (status: keyof typeof statuses): RestructureStatus =>
  statuses[status];

/** Whether the bills show a plan of that many instalments of which none is paid yet. */
export const showsPlan = ({ restructure }: BillBook, tenor: number): boolean =>
  restructure?.tenor === tenor && (restructure.paid ?? 0) === 0;
