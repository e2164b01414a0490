import { Applications } from '../../../domain/application/applications';
import { pageMatchesStatus } from '../../../domain/application/pages';
import type { Application } from '../../../domain/application/status';
import { latestValue } from '../../../domain/kernel/loadable';
import { mapResult } from '../../../domain/kernel/result';
import { ROUTES } from '../../../domain/navigation/routes';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { LogOutButton } from '../auth/log-out-button';
import { APPLICATION_STATUS_PAGES, type ApplicationStatusRoute } from './application-status-pages';
import { statusPage } from './status-page';
import { isApplicationPage, useResuming } from './use-resuming';
import { useStatusActions } from './use-status-actions';
import { useStatusDetails } from './use-status-details';

/** Where a person is on the waiting list, which one page tells of all the while. */
const waitlistOf = ({ waitlist }: Application): string => JSON.stringify(waitlist ?? {});

const useArea = (route: ApplicationStatusRoute) => {
  const applications = useService(Applications);
  const { phase } = useLive(applications.application$);
  const details = useStatusDetails();
  const actions = useStatusActions();
  useResuming(route);
  return {
    details,
    actions,
    question: async () => {
      const before = latestValue(applications.application$.value);
      return mapResult(
        await applications.refresh(),
        (now) =>
          isApplicationPage(route) &&
          (!pageMatchesStatus(route, now.status) ||
            (before !== undefined && waitlistOf(now) !== waitlistOf(before))),
      );
    },
    asking: phase === 'idle' || phase === 'loading',
    back: 'none' as const,
    footer: ROUTES[route].access !== 'open' && <LogOutButton />,
  };
};

export const ApplicationStatusPage = statusPage({ rows: APPLICATION_STATUS_PAGES, useArea });
