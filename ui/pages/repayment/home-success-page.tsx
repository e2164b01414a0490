import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Home } from '../../../domain/home/home';
import { latestValue } from '../../../domain/kernel/loadable';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { AwaitPayment } from '../../../domain/repayment/await-payment';
import type { Language } from '../../../domain/session/locale';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { statusPage } from '../status/status-page';
import { successView } from './home-success-view';

const useArea = () => {
  const { i18n } = useTranslation();
  const home = useService(Home);
  const payment = useService(AwaitPayment);
  const navigator = useService(Navigator);
  const state = useLive(payment.state$);

  useEffect(() => {
    void payment.check();
    void home.load();
  }, [payment, home]);

  return {
    details: {
      // What was so before the payment would only mislead.
      status: state.phase === 'loading' ? undefined : latestValue(state),
      unread: state.phase === 'failed',
      language: i18n.language as Language,
    },
    actions: {
      toHome: { run: () => navigator.go(ROUTES.home.path, { replace: true }) },
      retry: { run: () => payment.check() },
    },
    back: 'none' as const,
  };
};

/** A repayment is finished: how much came in and when, and back to home, which is read anew meanwhile. */
export const SuccessPage = statusPage({ rows: { homeSuccess: successView }, useArea });
