import { useEffect } from 'react';
import { Bills } from '../../../domain/bills/bills';
import { Repayment } from '../../../domain/repayment/repayment';
import { useService } from '../../hooks/services';
import { useReturn } from '../../hooks/use-return';
import { statusPage } from '../status/status-page';
import { REPAYMENT_PAGES } from './repayment-pages';
import { useRepaymentActions } from './use-repayment-actions';
import { useRepaymentFacts } from './use-repayment-facts';

/** Waits for money that is on its way (spec §2 "/repayment/processing"). */
const useProcessing = () => {
  const repayment = useService(Repayment);
  const bills = useService(Bills);
  const facts = useRepaymentFacts();
  const actions = useRepaymentActions();

  useEffect(() => {
    void bills.load('CURRENT');
    void repayment.look();
  }, [bills, repayment]);

  useReturn(() => void repayment.look());

  return { facts, actions, question: () => repayment.look() };
};

export const ProcessingPage = statusPage({ rows: REPAYMENT_PAGES, useArea: useProcessing });
