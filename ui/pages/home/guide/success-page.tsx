import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Home } from '../../../../domain/home/home';
import { latestValue } from '../../../../domain/kernel/loadable';
import { ROUTES } from '../../../../domain/navigation/routes';
import { Navigator } from '../../../../domain/ports/navigator';
import { Repayment } from '../../../../domain/repayment/repayment';
import type { Language } from '../../../../domain/session/locale';
import { useService } from '../../../hooks/services';
import { useLive } from '../../../hooks/use-live';
import { statusPage } from '../../status/status-page';
import { successView } from './success-view';

const useArea = () => {
  const { i18n } = useTranslation();
  const home = useService(Home);
  const repayment = useService(Repayment);
  const navigator = useService(Navigator);
  const state = useLive(repayment.status$);

  useEffect(() => {
    void repayment.check();
    void home.load();
  }, [repayment, home]);

  return {
    details: {
      // What was so before the payment would only mislead.
      status: state.phase === 'loading' ? undefined : latestValue(state),
      unread: state.phase === 'failed',
      language: i18n.language as Language,
    },
    actions: {
      toHome: { run: () => navigator.go(ROUTES.home.path, { replace: true }) },
      retry: { run: () => repayment.check() },
    },
    back: 'none' as const,
  };
};

/** A repayment is finished: how much came in and when, and back to home, which is read anew meanwhile. */
export const SuccessPage = statusPage({ rows: { homeSuccess: successView }, useArea });
