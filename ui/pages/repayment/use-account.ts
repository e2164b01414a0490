import { useEffect } from 'react';
import { ROUTES } from '../../../domain/navigation/routes';
import { HostInfo } from '../../../domain/ports/host-info';
import { Navigator } from '../../../domain/ports/navigator';
import { AwaitPayment } from '../../../domain/repayment/await-payment';
import { TakeVirtualAccount } from '../../../domain/repayment/take-virtual-account';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { useReturn } from '../../hooks/use-return';
import { useWatch } from '../../hooks/use-watch';

/**
 * Requests the account to pay to when the page opens; first offers the host's payment, unless the user chose the account. A payment that arrives opens the next page, also when the user
 * returns from the bank's app.
 */
export const useAccount = (isChosen: boolean) => {
  const accounts = useService(TakeVirtualAccount);
  const payment = useService(AwaitPayment);
  const navigator = useService(Navigator);
  const online = useLive(useService(HostInfo).online$);
  const request = useLive(accounts.request$);
  const arrival = useLive(payment.arrival$);
  const account = request.kind === 'taken' ? request.account : undefined;
  const [{ gaveUp }] = useWatch(account && payment.watch$);

  useEffect(() => void accounts.open(isChosen), [accounts, isChosen]);
  useEffect(() => () => accounts.leave(), [accounts]);

  const look = () => {
    if (accounts.request$.value.kind === 'taken') void payment.look();
  };
  useReturn(look);
  useReturn(look, 'online$');

  useEffect(() => {
    // Opening the page has just cleared an earlier arrival, which this render still has.
    if (arrival && payment.arrival$.value === arrival)
      navigator.go(ROUTES.bcaVaSuccess.path, { replace: true });
  }, [payment, navigator, arrival]);

  return {
    asking: request.kind === 'idle' || request.kind === 'requesting',
    account,
    gaveUp,
    online,
  };
};
