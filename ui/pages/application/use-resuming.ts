import { useEffect, useState } from 'react';
import { Applications, guardStatus } from '../../../domain/application/applications';
import { isApplicationPage, redirectFor } from '../../../domain/application/pages';
import { RouteGuard } from '../../../domain/guard/route-guard';
import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { Session } from '../../../domain/session/session';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { useQuery } from '../../hooks/use-query';
import { useReturn } from '../../hooks/use-return';

/**
 * Keeps a page of the status true: reads the status if it was not read yet, and again when the connection or the person
 * comes back; leaves the page when the status belongs to another one (decision 17).
 */
export const useResuming = (route: RouteId): void => {
  const applications = useService(Applications);
  const navigator = useService(Navigator);
  const guard = useService(RouteGuard);
  const loggedIn = useLive(useService(Session).loggedIn$);
  const bound = isApplicationPage(route);
  // Other pages offer the way home to a person who has an account.
  const reads = bound || (loggedIn && ROUTES[route].access === 'login');
  const status = guardStatus(useQuery(applications, reads ? 'idle' : 'never'));
  const [arrivedWith] = useState(status);
  const to = bound && status ? redirectFor(route, status, arrivedWith) : undefined;

  useEffect(() => {
    if (to === undefined) return;
    // The error page took the place of another page, which is shown now.
    const page = route === 'statusError' ? guard.interruptedPage : undefined;
    navigator.go(page ?? to, { replace: true });
  }, [navigator, guard, route, to]);

  // Pages under the status guard poll by themselves.
  useReturn(() => void (bound && ROUTES[route].access !== 'status' && applications.refresh()));
  useReturn(() => {
    if (reads && applications.state$.value.phase === 'failed') void applications.load();
  }, 'online$');
};
