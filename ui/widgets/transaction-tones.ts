import type { PlainState } from '../../domain/transactions/plain-state';
import type { Tone } from '../kit/status-chip';

/** Tones that repeat a plain state. */
export const stateTones: Readonly<Record<PlainState, Tone>> = {
  waiting: 'warn',
  done: 'good',
  open: 'info',
  returned: 'neutral',
  failed: 'bad',
  unread: 'neutral',
};
