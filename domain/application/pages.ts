import { type RouteId, ROUTES } from '../navigation/routes';
import {
  type ApplicationStatus,
  destinationOf,
  isAllowed,
  isShownOn,
  type STATUSES,
  statuses,
} from '../navigation/statuses';

/** A page that shows a status. The error page shows a failed action, whatever the status is. */
export type ApplicationPage =
  | (typeof STATUSES)[ApplicationStatus]['pages'][number]
  | 'applicationError';

export const pageStatuses = (page: RouteId): readonly ApplicationStatus[] =>
  statuses.filter((it) =>
    page === 'applicationError' ? isAllowed(it, 'application') : isShownOn(it, page),
  );

export const isApplicationPage = (route: RouteId): route is ApplicationPage =>
  pageStatuses(route).length > 0;

export const pageMatchesStatus = (page: ApplicationPage, status: ApplicationStatus): boolean =>
  pageStatuses(page).includes(status);

/**
 * Returns the address to redirect to from a page that does not show the current status (decision 17): the status's own
 * page; the approval page, if SUBMITTED on arrival is now APPROVED; or the start page, whose guard redirects, if this
 * page's guard checks no status. `undefined`: the page stays, or its guard redirects.
 */
export const redirectFor = (
  page: ApplicationPage,
  status: ApplicationStatus,
  arrivedWith: ApplicationStatus | undefined,
): string | undefined => {
  if (pageMatchesStatus(page, status)) return undefined;
  if (ROUTES[page].access !== 'status') return ROUTES.start.path;
  if (!isAllowed(status, 'application')) return undefined;
  return status === 'APPROVED' && arrivedWith === 'SUBMITTED'
    ? ROUTES.homeActivated.path
    : destinationOf(status);
};
