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
  /** Absent until the status was read. */
  readonly reassessment?: ReassessmentState | undefined;
  /** It could not be read, now or before. */
  readonly unread: boolean;
  /** What became of the request of this visit. */
  readonly review: ReviewState;
  /** The host app is not too old for it. */
  readonly supported: boolean;
  /** Configuration names where the host app is updated. */
  readonly canUpdate: boolean;
  /** The person went on from the page that explains it. */
  readonly begun: boolean;
  readonly format: Format;
  readonly now: Instant;
}

/** The page of the status; `undefined` until it was read. */
export const placeOf = (details: ReassessmentDetails): RouteId | undefined => {
  const { reassessment, supported, begun } = details;
  if (!supported) return 'reassessmentUnsupported';
  if (!reassessment) return undefined;
  const place = pageOf(reassessment);
  return place === 'reassessmentEducation' && begun ? 'reassessmentOnDemand' : place;
};

/** The page of a person who cannot ask for a review; `undefined` when they can, or the status was not read yet. */
export const insteadOfAsking = (details: ReassessmentDetails): RouteId | undefined => {
  const { reassessment, supported, now } = details;
  return supported && (!reassessment || mayAsk(reassessment, now)) ? undefined : placeOf(details);
};
