import { useEffect, useState } from 'react';
import { Applications, guardStatus } from '../../../domain/application/applications';
import { type ApplicationPage, pageStatuses, redirectFor } from '../../../domain/application/pages';
import { RouteGuard } from '../../../domain/navigation/route-guard';
import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import { HostInfo } from '../../../domain/ports/host-info';
import { Navigator } from '../../../domain/ports/navigator';
import { Session } from '../../../domain/session/session';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { useReturn } from '../../hooks/use-return';

export const isApplicationPage = (route: RouteId): route is ApplicationPage =>
  route in pageStatuses;

/**
 * Where a page speaks of the status: reads it where nobody has yet, and again when the connection is back or the person
 * returns from elsewhere, and goes on when the page does not speak of what was read (decisions, "Access and redirects").
 */
export const useResuming = (route: RouteId): void => {
  const applications = useService(Applications);
  const navigator = useService(Navigator);
  const guard = useService(RouteGuard);
  const { online$ } = useService(HostInfo);
  const status = guardStatus(useLive(applications.application$));
  const [arrivedWith] = useState(status);
  const loggedIn = useLive(useService(Session).loggedIn$);
  const bound = isApplicationPage(route);
  // The others offer the way home to a person whose status is known to lead there.
  const reads = bound || (loggedIn && ROUTES[route].access === 'login');
  const to = bound && status ? redirectFor(route, status, arrivedWith) : undefined;

  useEffect(() => {
    if (to === undefined) return;
    // The error page took the place of another page, which is shown now.
    const page = route === 'statusError' ? guard.interruptedPage : undefined;
    navigator.go(page ?? to, { replace: true });
  }, [navigator, guard, route, to]);

  // The pages of an application that is decided ask by themselves.
  useReturn(() => void (bound && ROUTES[route].access !== 'status' && applications.refresh()));

  useEffect(() => {
    if (!reads) return;
    let before = online$.value;
    const connection = online$.subscribe((online) => {
      const isBack = online && !before;
      before = online;
      if (isBack && applications.application$.value.phase === 'failed') void applications.load();
    });
    if (applications.application$.value.phase === 'idle') void applications.load();
    return () => connection.unsubscribe();
  }, [applications, online$, reads]);
};
