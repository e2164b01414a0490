import { Applications } from '../../../domain/application/applications';
import { speaksOf } from '../../../domain/application/pages';
import { mapResult } from '../../../domain/kernel/result';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { STANDING_PAGES, type StandingRoute } from './standing-pages';
import { statusPage } from './status-page';
import { isApplicationPage, useResuming } from './use-resuming';
import { useStatusActions } from './use-status-actions';
import { useStatusFacts } from './use-status-facts';

const useArea = (route: StandingRoute) => {
  const applications = useService(Applications);
  const { phase } = useLive(applications.application$);
  const facts = useStatusFacts();
  const actions = useStatusActions();
  useResuming(route);
  return {
    facts,
    actions,
    question: async () =>
      mapResult(
        await applications.refresh(),
        ({ status }) => isApplicationPage(route) && !speaksOf(route, status),
      ),
    asking: phase === 'idle' || phase === 'loading',
    back: 'none' as const,
  };
};

export const StandingPage = statusPage({ rows: STANDING_PAGES, useArea });
