import { type RouteId, ROUTES } from '../navigation/routes';
import { ALLOWANCES, DESTINATIONS } from '../navigation/status-rules';
import type { ApplicationStatus } from './statuses';

const allowed = ALLOWANCES.application.always;

/** The statuses a page speaks of. The error page tells of an action that failed, whatever the status. */
export const pageStatuses = {
  applicationSubmit: ['SUBMITTED'],
  applicationProcessing: ['SUBMITTED'],
  applicationReview: ['SUBMITTED'],
  applicationRejected: ['REJECTED'],
  applicationError: allowed,
  ineligible: ['INELIGIBLE'],
  waitlist: ['INELIGIBLE'],
  migrationRedirect: ['PENDING_MIGRATION'],
  statusError: ['ERROR'],
} as const satisfies Partial<Record<RouteId, readonly ApplicationStatus[]>>;

export type ApplicationPage = keyof typeof pageStatuses;

export const isApplicationPage = (route: RouteId): route is ApplicationPage =>
  route in pageStatuses;

export const pageMatchesStatus = (page: ApplicationPage, status: ApplicationStatus): boolean =>
  pageStatuses[page].some((it) => it === status);

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
  if (!allowed.includes(status)) return undefined;
  return status === 'APPROVED' && arrivedWith === 'SUBMITTED'
    ? ROUTES.homeActivated.path
    : DESTINATIONS[status];
};
