import { type RouteId, ROUTES } from '../navigation/routes';
import {
  type ApplicationStatus,
  destinationOf,
  isAllowed,
  isShownOn,
  type STATUSES,
  statuses,
} from '../navigation/statuses';

/** The error page tells of an action that failed, whatever the status. */
export type ApplicationPage =
  | (typeof STATUSES)[ApplicationStatus]['pages'][number]
  | 'applicationError';

/** The statuses that a page shows. */
export const pageStatuses = (page: RouteId): readonly ApplicationStatus[] =>
  statuses.filter((it) =>
    page === 'applicationError' ? isAllowed(it, 'application') : isShownOn(it, page),
  );

export const isApplicationPage = (route: RouteId): route is ApplicationPage =>
  pageStatuses(route).length > 0;

export const pageMatchesStatus = (page: ApplicationPage, status: ApplicationStatus): boolean =>
  pageStatuses(page).includes(status);

/**
 * Where a page goes by itself when it does not speak of the status that is read (decision 17): to the status's
 * address, to the approval when the page was waiting for it, or, from where no guard looks at the status, to the start,
 * from which the guard leads on. `undefined`: it stays, or the guard moves the person because the section does not allow
 * the status.
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
