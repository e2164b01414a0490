import { useEffect } from 'react';
import { Bills } from '../../../domain/bills/bills';
import { Repayment } from '../../../domain/repayment/repayment';
import { useService } from '../../hooks/services';
import { StatusSheet } from '../status/status-sheet';
import { REPAYMENT_PAGES } from './repayment-pages';
import { useRepaymentActions } from './use-repayment-actions';
import { useRepaymentFacts } from './use-repayment-facts';

/** Waits for money that is on its way (spec §2 "/repayment/processing"). */
export const ProcessingPage = () => {
  const repayment = useService(Repayment);
  const bills = useService(Bills);
  const facts = useRepaymentFacts();
  const actions = useRepaymentActions();

  useEffect(() => {
    void bills.load('CURRENT');
    void repayment.look();
  }, [bills, repayment]);

  return (
    <StatusSheet
      shown={REPAYMENT_PAGES.repaymentProcessing(facts)}
      actions={actions}
      question={() => repayment.look()}
    />
  );
};
