import { type ComponentType, useMemo } from 'react';
import { Applications } from '../../../domain/application/applications';
import { AwaitStatus } from '../../../domain/application/await-status';
import { ROUTES } from '../../../domain/navigation/routes';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { LogOutButton, useCanLogOut } from '../../app/log-out-button';
import { APPLICATION_STATUS_PAGES, type ApplicationStatusRoute } from './application-status-pages';
import { statusPage } from '../status/status-page';
import { useResuming } from './use-resuming';
import { useStatusActions } from './use-status-actions';
import { useStatusDetails } from './use-status-details';

const useArea = (route: ApplicationStatusRoute) => {
  const { phase } = useLive(useService(Applications).state$);
  const awaitStatus = useService(AwaitStatus);
  const details = useStatusDetails();
  const actions = useStatusActions();
  const canLogOut = useCanLogOut();
  useResuming(route);
  return {
    details,
    actions,
    wait: useMemo(() => awaitStatus.on(route), [awaitStatus, route]),
    asking: phase === 'idle' || phase === 'loading',
    back: 'none' as const,
    footer: canLogOut && ROUTES[route].access !== 'open' && <LogOutButton />,
  };
};

const ApplicationStatusPage: ComponentType = statusPage({
  rows: APPLICATION_STATUS_PAGES,
  useArea,
});

export const applicationScreens = Object.fromEntries(
  Object.keys(APPLICATION_STATUS_PAGES).map((route) => [route, ApplicationStatusPage]),
) as Readonly<Record<ApplicationStatusRoute, ComponentType>>;
