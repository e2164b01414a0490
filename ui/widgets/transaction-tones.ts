import type { HistoryRow } from '../../domain/transactions/row';
import type { Tone } from '../kit/status-chip';

/** The colour that repeats what a status says (spec §3). */
export const statusTones: Readonly<Record<HistoryRow['status'], Tone>> = {
  SUCCESS: 'good',
  PROCESSING: 'info',
  FAILED: 'bad',
  REFUNDED: 'neutral',
  CANCELED: 'neutral',
  ONGOING: 'info',
  REPAID: 'good',
  PRE_SETTLE: 'info',
  SETTLED: 'good',
  WAITING_CONFIRM: 'warn',
  REBALANCED: 'neutral',
  INITIAL: 'neutral',
  UNKNOWN: 'neutral',
};
