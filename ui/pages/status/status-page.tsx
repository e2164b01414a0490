import { Applications } from '../../../domain/application/applications';
import { speaksOf } from '../../../domain/application/pages';
import { mapResult } from '../../../domain/kernel/result';
import { useRoute } from '../../app/route-context';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { STATUS_PAGES, type StatusRoute } from './status-pages';
import { StatusSheet } from './status-sheet';
import type { Question } from './status-view';
import { isApplicationPage, useResuming } from './use-resuming';
import { useStatusActions } from './use-status-actions';
import { useStatusFacts } from './use-status-facts';

/** The page of every row of STATUS_PAGES. */
export const StatusPage = () => {
  // Only routes of the table show this page (ui/later-screens.ts).
  const route = useRoute() as StatusRoute;
  const applications = useService(Applications);
  const { phase } = useLive(applications.application$);
  const facts = useStatusFacts();
  const actions = useStatusActions();
  useResuming(route);

  const ask: Question = async () =>
    mapResult(
      await applications.refresh(),
      ({ status }) => isApplicationPage(route) && !speaksOf(route, status),
    );
  return (
    <StatusSheet
      shown={STATUS_PAGES[route](facts)}
      actions={actions}
      question={ask}
      asking={phase === 'idle' || phase === 'loading'}
      back="none"
    />
  );
};
