import type { HistoryRow } from '../../domain/transactions/row';
import type { Tone } from '../kit/status-chip';

/** Tones that repeat a status (spec §3). */
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
