import { Bills } from '../../../domain/bills/bills';
import { AwaitPayment } from '../../../domain/repayment/await-payment';
import { type PaymentTrail, trailOf } from '../../../domain/repayment/payment-trail';
import { PaymentMarks } from '../../../domain/repayment/payment-marks';
import { newestPayment } from '../../../domain/repayment/repayment-status';
import { latestValue } from '../../../domain/kernel/loadable';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';

/** Returns what is known of the payment that began in this visit, or else of the newest one. */
export const useTrail = (): PaymentTrail => {
  const payment = useService(AwaitPayment);
  const { seen } = useService(PaymentMarks);
  const state = useLive(payment.state$);
  const begun = useLive(payment.begun$);
  const arrival = useLive(payment.arrival$);
  const bills = useLive(useService(Bills).of('CURRENT').state$);
  return trailOf({
    seen,
    after: seen?.after ?? (begun && newestPayment(begun)),
    status: latestValue(state) ?? (state.phase === 'failed' ? 'unread' : undefined),
    arrival,
    owedBefore: payment.owedBefore,
    bills: bills.phase === 'ready' ? bills.value : bills.phase === 'failed' ? 'unread' : undefined,
  });
};
