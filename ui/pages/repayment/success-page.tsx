import { useEffect } from 'react';
import { Bills } from '../../../domain/bills/bills';
import { AwaitPayment } from '../../../domain/repayment/await-payment';
import { useService } from '../../hooks/services';
import { statusPage } from '../status/status-page';
import { REPAYMENT_PAGES } from './repayment-pages';
import { useRepaymentActions } from './use-repayment-actions';
import { useRepaymentDetails } from './use-repayment-details';

/** Money came in: how much, and what is still to be paid. */
const useSuccess = () => {
  const payment = useService(AwaitPayment);
  const bills = useService(Bills);
  const details = useRepaymentDetails();
  const actions = useRepaymentActions();

  useEffect(() => {
    void bills.of('CURRENT').load();
    if (payment.state$.value.phase === 'idle') void payment.check();
  }, [bills, payment]);

  return { details, actions, back: 'none' as const };
};

export const SuccessPage = statusPage({ rows: REPAYMENT_PAGES, useArea: useSuccess });
