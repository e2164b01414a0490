import { useEffect } from 'react';
import { Applications } from '../../../domain/application/applications';
import { latestValue } from '../../../domain/kernel/loadable';
import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { useService } from '../../hooks/services';

/**
 * Where an application that is on its way now is followed from this page. The guard watches the status since the app
 * was opened, so it has spoken before this does; for every other status its word stands.
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
