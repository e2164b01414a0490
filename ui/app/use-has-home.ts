import { Applications, guardStatus } from '../../domain/application/applications';
import { placeOf, type RouteId, ROUTES } from '../../domain/navigation/routes';
import { leadsHome } from '../../domain/navigation/statuses';
import { Session } from '../../domain/session/session';
import { useService } from '../hooks/services';
import { useLive } from '../hooks/use-live';

/**
 * Returns whether the user of a page has a home and its settings: always on a page of a place, and on any other once the
 * status is known. The steps of an application have only their own way on.
 */
export const useHasHome = (id: RouteId): boolean => {
  const isLoggedIn = useLive(useService(Session).loggedIn$);
  const status = guardStatus(useLive(useService(Applications).state$));
  if (placeOf(id) !== undefined) return true;
  return isLoggedIn && status !== undefined && leadsHome(status) && ROUTES[id].section !== 'kyc';
};
