import { useEffect } from 'react';
import type { Instant } from '../../domain/kernel/instant';
import { AwaitPayment } from '../../domain/repayment/await-payment';
import { PaymentMarks } from '../../domain/repayment/payment-marks';
import { useService } from '../hooks/services';
import { useLive } from '../hooks/use-live';
import { useReturn } from '../hooks/use-return';

/**
 * Returns when the user said that the money is sent, until it arrives. Looks for it when the page opens and when the
 * user returns to it; asks nothing of the server otherwise.
 */
export const useAwaited = (): Instant | undefined => {
  const payment = useService(AwaitPayment);
  const marks = useService(PaymentMarks);
  // The mark changes when money arrives.
  useLive(payment.arrival$);
  const since = marks.awaitedSince;
  const look = () => {
    if (marks.awaitedSince !== undefined) void payment.look();
  };
  useEffect(look, [marks, payment]);
  useReturn(look);
  return since;
};
