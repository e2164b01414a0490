import { useEffect } from 'react';
import { Bills } from '../../../domain/bills/bills';
import { Home } from '../../../domain/home/home';
import { readPart } from '../../../domain/kernel/unread';
import { AwaitPayment } from '../../../domain/repayment/await-payment';
import { LenderLine } from '../../app/lender-line';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { useQuery } from '../../hooks/use-query';
import { useReturn } from '../../hooks/use-return';
import { useWatch } from '../../hooks/use-watch';
import { statusPage } from '../status/status-page';
import { REPAYMENT_PAGES } from './repayment-pages';
import { TrailCard } from './trail-card';
import { useRepaymentActions } from './use-repayment-actions';
import { useRepaymentDetails } from './use-repayment-details';
import { useTrail } from './use-trail';

/** Returns the page of a received payment: its amount, and what must still be paid. All ways to pay share it. */
const useSuccess = (route: 'bcaVaSuccess' | 'homeSuccess') => {
  const payment = useService(AwaitPayment);
  const bills = useService(Bills);
  const details = useRepaymentDetails();
  useQuery(bills.of('CURRENT'));
  const upcoming = useQuery(bills.of('UPCOMING'));
  const homeState = useQuery(useService(Home));
  const actions = useRepaymentActions();
  const trail = useTrail();

  // On `homeSuccess`, values from before the payment would mislead, so they are loaded again.
  const isAskedAgain = route === 'homeSuccess';
  const isAsking = useLive(payment.state$).phase === 'loading';

  useEffect(() => {
    if (isAskedAgain || payment.state$.value.phase === 'idle') void payment.check();
  }, [payment, isAskedAgain]);

  const isReading = [homeState, upcoming].some(
    ({ phase }) => phase === 'idle' || phase === 'loading',
  );
  const [next] = upcoming.phase === 'ready' ? upcoming.value.bills : [];
  const afterwards = {
    isReading,
    available:
      homeState.phase === 'ready' ? readPart(homeState.value.profile?.limit?.available) : undefined,
    next:
      next?.dueTime === undefined || next.currency !== 'IDR'
        ? undefined
        : { amount: next.whole, dueTime: next.dueTime },
  };
  const status = isAskedAgain && isAsking ? undefined : details.status;
  // The rest may arrive, too.
  useWatch(details.left !== undefined && details.left > 0 ? payment.watch$ : undefined);
  useReturn(() => void payment.look());
  return {
    details: { ...details, status, afterwards },
    actions,
    back: 'none' as const,
    progress: <TrailCard trail={trail} />,
    footer: <LenderLine />,
  };
};

export const SuccessPage = statusPage({ rows: REPAYMENT_PAGES, useArea: useSuccess });
