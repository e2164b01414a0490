import { billListOf } from '../../../domain/bills/address';
import { Bills } from '../../../domain/bills/bills';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { chosenAccount } from '../../../domain/repayment/address';
import { AwaitPayment } from '../../../domain/repayment/await-payment';
import { TakeVirtualAccount } from '../../../domain/repayment/take-virtual-account';
import { useService } from '../../hooks/services';
import type { StatusActions } from '../status/status-view';
import { useWayOut } from '../status/use-way-out';
import type { RepaymentActionName } from './repayment-details';

export const useRepaymentActions = (): StatusActions<RepaymentActionName> => {
  const navigator = useService(Navigator);
  const accounts = useService(TakeVirtualAccount);
  const payment = useService(AwaitPayment);
  const bills = useService(Bills);
  const { openHelp } = useWayOut();
  return {
    again: { run: () => accounts.take() },
    showAgain: { run: () => accounts.take() },
    openHelp,
    receipt: { run: () => navigator.go(`${ROUTES.transactions.path}?newest=REPAYMENT`) },
    retry: { run: () => payment.check() },
    toAccount: { run: () => navigator.go(chosenAccount, { replace: true }), look: 'quiet' },
    byAccount: { run: () => navigator.go(chosenAccount, { replace: true }) },
    toBills: { run: () => navigator.go(billListOf(bills.lastOpened), { replace: true }) },
    toTrail: { run: () => navigator.go(ROUTES.repaymentProcessing.path, { replace: true }) },
    toRest: { run: () => navigator.go(billListOf('CURRENT'), { replace: true }) },
    toHome: { run: () => navigator.go(ROUTES.home.path, { replace: true }) },
  };
};
