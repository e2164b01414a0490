import { useEffect } from 'react';
import { Bills } from '../../../domain/bills/bills';
import { Home } from '../../../domain/home/home';
import { readPart } from '../../../domain/kernel/unread';
import { AwaitPayment } from '../../../domain/repayment/await-payment';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { statusPage } from '../status/status-page';
import { REPAYMENT_PAGES } from './repayment-pages';
import { useRepaymentActions } from './use-repayment-actions';
import { useRepaymentDetails } from './use-repayment-details';

/** Money came in: how much, and what is still to be paid. */
const useSuccess = () => {
  const payment = useService(AwaitPayment);
  const bills = useService(Bills);
  const home = useService(Home);
  const details = useRepaymentDetails();
  const homeState = useLive(home.state$);
  const upcoming = useLive(bills.of('UPCOMING').state$);
  const actions = useRepaymentActions();

  useEffect(() => {
    void bills.of('CURRENT').load();
    void bills.of('UPCOMING').load();
    void home.load();
    if (payment.state$.value.phase === 'idle') void payment.check();
  }, [bills, home, payment]);

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
  return { details: { ...details, afterwards }, actions, back: 'none' as const };
};

export const SuccessPage = statusPage({ rows: REPAYMENT_PAGES, useArea: useSuccess });
