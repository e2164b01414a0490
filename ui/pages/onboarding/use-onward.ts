import { useEffect } from 'react';
import { Applications } from '../../../domain/application/applications';
import { latestValue } from '../../../domain/kernel/loadable';
import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { useService } from '../../hooks/services';

/**
 * Goes to `to` when the application is SUBMITTED. The guard subscribed to the status earlier, so this redirect comes
 * after the guard's; every other status is left to the guard.
 */
export const useOnward = (to: RouteId): void => {
  const applications = useService(Applications);
  const navigator = useService(Navigator);
  useEffect(() => {
    const watching = applications.state$.subscribe((state) => {
      if (latestValue(state)?.status === 'SUBMITTED')
        navigator.go(ROUTES[to].path, { replace: true });
    });
    return () => watching.unsubscribe();
  }, [applications, navigator, to]);
};
