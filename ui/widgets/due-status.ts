import type { Tone } from '../kit/status-chip';

/** The tone of every due status that is shown (spec §3); the words are the page's. */
export const dueTones: Readonly<Record<string, Tone>> = {
  DUE_SOON: 'warn',
  OVERDUE: 'bad',
  OVERDUE_WITH_LATE_FEE: 'bad',
  NOT_OVERDUE: 'neutral',
};
