import { useEffect } from 'react';
import { Bills } from '../../../domain/bills/bills';
import { AwaitPayment } from '../../../domain/repayment/await-payment';
import { LenderLine } from '../../app/lender-line';
import { useService } from '../../hooks/services';
import { useQuery } from '../../hooks/use-query';
import { useReturn } from '../../hooks/use-return';
import { statusPage } from '../status/status-page';
import { REPAYMENT_PAGES } from './repayment-pages';
import { TrailCard } from './trail-card';
import { useRepaymentActions } from './use-repayment-actions';
import { useRepaymentDetails } from './use-repayment-details';
import { useTrail } from './use-trail';

/** Polls a payment that is under way (spec §2). */
const useProcessing = () => {
  const payment = useService(AwaitPayment);
  const details = useRepaymentDetails();
  const actions = useRepaymentActions();
  const trail = useTrail();

  useQuery(useService(Bills).of('CURRENT'));
  useEffect(() => void payment.look(), [payment]);

  useReturn(() => void payment.look());

  return {
    details,
    actions,
    wait: payment,
    progress: <TrailCard trail={trail} />,
    footer: <LenderLine />,
  };
};

export const ProcessingPage = statusPage({ rows: REPAYMENT_PAGES, useArea: useProcessing });
