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
 * Keeps a status page current: loads the status if it was never loaded, and again when the connection or the user
 * returns; redirects when the status belongs to another page (decision 17).
 */
export const useResuming = (route: RouteId): void => {
  const applications = useService(Applications);
  const navigator = useService(Navigator);
  const guard = useService(RouteGuard);
  const loggedIn = useLive(useService(Session).loggedIn$);
  const bound = isApplicationPage(route);
  // Other pages offer home to a user with an account.
  const reads = bound || (loggedIn && ROUTES[route].access === 'login');
  const status = guardStatus(useQuery(applications, reads ? 'idle' : 'never'));
  const [arrivedWith] = useState(status);
  const to = bound && status ? redirectFor(route, status, arrivedWith) : undefined;

  useEffect(() => {
    if (to === undefined) return;
    // The error page replaced another page, which is shown again.
    const page = route === 'statusError' ? guard.interruptedPage : undefined;
    navigator.go(page ?? to, { replace: true });
  }, [navigator, guard, route, to]);

  // Pages under the status guard poll by themselves.
  useReturn(() => void (bound && ROUTES[route].access !== 'status' && applications.refresh()));
  useReturn(() => {
    if (reads && applications.state$.value.phase === 'failed') void applications.load();
  }, 'online$');
};
