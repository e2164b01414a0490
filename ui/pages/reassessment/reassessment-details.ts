import type { Instant } from '../../../domain/kernel/instant';
import type { RouteId } from '../../../domain/navigation/routes';
import {
  mayAsk,
  pageOf,
  type ReassessmentState,
} from '../../../domain/reassessment/reassessment-status';
import type { ReviewState } from '../../../domain/reassessment/submit-reassessment';
import type { Format } from '../../format/use-format';

export interface ReassessmentDetails {
  /** Absent until the status is loaded. */
  readonly reassessment?: ReassessmentState | undefined;
  /** Whether the last load of the status failed. */
  readonly unread: boolean;
  /** Result of this visit's request. */
  readonly review: ReviewState;
  /** Whether the host app is new enough. */
  readonly supported: boolean;
  /** Whether the configuration has the address where the host app is updated. */
  readonly canUpdate: boolean;
  /** Whether the user continued from the page that explains a review. */
  readonly begun: boolean;
  readonly format: Format;
  readonly now: Instant;
}

/** Returns the page of the status; `undefined` until it is loaded. */
export const statusPageOf = (details: ReassessmentDetails): RouteId | undefined => {
  const { reassessment, supported, begun } = details;
  if (!supported) return 'reassessmentUnsupported';
  if (!reassessment) return undefined;
  const page = pageOf(reassessment);
  return page === 'reassessmentEducation' && begun ? 'reassessmentOnDemand' : page;
};

/** Returns the page for a user who cannot request a review; `undefined` if they can, or before the status is known. */
export const insteadOfAsking = (details: ReassessmentDetails): RouteId | undefined => {
  const { reassessment, supported, now } = details;
  return supported && (!reassessment || mayAsk(reassessment, now))
    ? undefined
    : statusPageOf(details);
};
