import type { Tone } from '../kit/status-chip';

/** Tones of the due statuses that are shown (spec §3); the page has the texts. */
export const dueTones: Readonly<Record<string, Tone>> = {
  DUE_SOON: 'warn',
  OVERDUE: 'bad',
  OVERDUE_WITH_LATE_FEE: 'bad',
  NOT_OVERDUE: 'neutral',
};
