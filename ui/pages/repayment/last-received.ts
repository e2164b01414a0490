import type { Receipt } from '../../../domain/repayment/repayment-status';
import type { Language } from '../../../domain/session/locale';
import { formatDayTime } from '../../format/date';
import { formatRupiah } from '../../format/rupiah';
import type { StatusNotice } from '../status/status-view';

/** Returns the notice of the newest payment, with its values, where its amount and time are known. */
export const lastReceived = (
  { amount, time }: Receipt,
  language: Language,
): { notices: readonly StatusNotice[]; values: Record<string, string> } | undefined =>
  amount === undefined || time === undefined
    ? undefined
    : {
        notices: [{ text: 'repayment:lastReceived' }],
        values: {
          amount: formatRupiah(amount),
          time: formatDayTime(time, language),
        },
      };
