import type { PlainState } from '../../domain/transactions/plain-state';
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

/** Tones that repeat a plain state. */
export const stateTones: Readonly<Record<PlainState, Tone>> = {
  done: 'good',
  open: 'info',
  returned: 'neutral',
  failed: 'bad',
  unread: 'neutral',
};
