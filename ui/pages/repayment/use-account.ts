import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { Repayment } from '../../../domain/repayment/repayment';
import { Notifications } from '../../app/notifications';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { useReturn } from '../../hooks/use-return';
import { useWaiting } from '../status/use-waiting';

/**
 * The account to pay to, taken on arrival, and the watch for the money: what comes in leads on by itself, also when the
 * person comes back from the bank's app.
 */
export const useAccount = () => {
  const { t } = useTranslation('repayment');
  const repayment = useService(Repayment);
  const navigator = useService(Navigator);
  const notifications = useService(Notifications);
  const accountRequest = useLive(repayment.accountRequest$);
  const arrival = useLive(repayment.arrival$);
  const account = accountRequest.kind === 'taken' ? accountRequest.account : undefined;
  const { gaveUp } = useWaiting(
    account !== undefined,
    () => repayment.look(),
    () => notifications.toast(t('asking.unchanged')),
  );

  useEffect(() => {
    // What nobody knows the end of is taken again only when somebody says so.
    if (repayment.accountRequest$.value.kind !== 'unsure')
      void repayment.requestVirtualAccount('arrival');
  }, [repayment]);

  useReturn(() => {
    if (repayment.accountRequest$.value.kind === 'taken') void repayment.look();
  });

  useEffect(() => {
    // One from before the page was forgotten just above.
    if (arrival && repayment.arrival$.value === arrival)
      navigator.go(ROUTES.bcaVaSuccess.path, { replace: true });
  }, [repayment, navigator, arrival]);

  return {
    asking: accountRequest.kind === 'idle' || accountRequest.kind === 'asking',
    account,
    gaveUp,
  };
};
