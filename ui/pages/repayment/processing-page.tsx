import { useEffect } from 'react';
import { Bills } from '../../../domain/bills/bills';
import { Repayment } from '../../../domain/repayment/repayment';
import { useService } from '../../hooks/services';
import { useReturn } from '../../hooks/use-return';
import { statusPage } from '../status/status-page';
import { REPAYMENT_PAGES } from './repayment-pages';
import { useRepaymentActions } from './use-repayment-actions';
import { useRepaymentDetails } from './use-repayment-details';

/** Waits for money that is on its way (spec §2 "/repayment/processing"). */
const useProcessing = () => {
  const repayment = useService(Repayment);
  const bills = useService(Bills);
  const details = useRepaymentDetails();
  const actions = useRepaymentActions();

  useEffect(() => {
    void bills.load('CURRENT');
    void repayment.look();
  }, [bills, repayment]);

  useReturn(() => void repayment.look());

  return { details, actions, question: () => repayment.look() };
};

export const ProcessingPage = statusPage({ rows: REPAYMENT_PAGES, useArea: useProcessing });
