import { type RouteId, ROUTES } from '../navigation/routes';
import { ALLOWANCES, DESTINATIONS } from '../navigation/standings';
import type { ApplicationStatus } from './words';

export type ApplicationPage = Extract<RouteId, `application${string}`>;

const allowed = ALLOWANCES.application.always;

/** The statuses each application page speaks of. The error page tells of an action that failed, whatever the status. */
export const FITTING: Readonly<Record<ApplicationPage, readonly ApplicationStatus[]>> = {
  applicationSubmit: ['SUBMITTED'],
  applicationProcessing: ['SUBMITTED'],
  applicationReview: ['SUBMITTED'],
  applicationRejected: ['REJECTED'],
  applicationError: allowed,
};

/**
 * Where an application page goes by itself when it does not fit the status it reads (decisions, "Access"): to the
 * status's address, or to the approval when the page was waiting for it. `undefined`: it stays, or the guard moves the
 * person because the section does not allow the status.
 */
export const goesOnTo = (
  page: ApplicationPage,
  status: ApplicationStatus,
  arrivedWith: ApplicationStatus | undefined,
): string | undefined => {
  if (!allowed.includes(status) || FITTING[page].includes(status)) return undefined;
  return status === 'APPROVED' && arrivedWith === 'SUBMITTED'
    ? ROUTES.homeActivated.path
    : DESTINATIONS[status];
};
