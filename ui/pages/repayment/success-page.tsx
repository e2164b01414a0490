import { useEffect } from 'react';
import { Bills } from '../../../domain/bills/bills';
import { Repayment } from '../../../domain/repayment/repayment';
import { useService } from '../../hooks/services';
import { statusPage } from '../status/status-page';
import { REPAYMENT_PAGES } from './repayment-pages';
import { useRepaymentActions } from './use-repayment-actions';
import { useRepaymentFacts } from './use-repayment-facts';

/** Money came in: how much, and what is still to be paid. */
const useSuccess = () => {
  const repayment = useService(Repayment);
  const bills = useService(Bills);
  const facts = useRepaymentFacts();
  const actions = useRepaymentActions();

  useEffect(() => {
    void bills.load('CURRENT');
    if (repayment.status$.value.phase === 'idle') void repayment.check();
  }, [bills, repayment]);

  return { facts, actions, back: 'none' as const };
};

export const SuccessPage = statusPage({ rows: REPAYMENT_PAGES, useArea: useSuccess });
