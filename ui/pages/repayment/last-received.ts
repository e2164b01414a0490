import type { PaymentReceipt } from '../../../domain/repayment/repayment-status';
import type { Format } from '../../format/use-format';
import type { StatusNotice } from '../status/status-view';

/** Returns the notice of the newest payment with its values, if its amount and time are known. */
export const lastReceived = (
  { amount, time }: PaymentReceipt,
  format: Format,
): { notices: readonly StatusNotice[]; values: Record<string, string> } | undefined =>
  amount === undefined || time === undefined
    ? undefined
    : {
        notices: [{ text: 'repayment:lastReceived' }],
        values: {
          amount: format.rupiah(amount),
          time: format.dayTime(time),
        },
      };
