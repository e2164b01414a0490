import type { Instant } from '../../../domain/kernel/instant';
import type { RouteId } from '../../../domain/navigation/routes';
import type { ReviewEnd } from '../../../domain/reassessment/reassessment';
import {
  mayAsk,
  pageOf,
  type ReassessmentState,
} from '../../../domain/reassessment/reassessment-status';
import type { Language } from '../../../domain/session/locale';

export interface ReassessmentDetails {
  /** Absent until the status was read. */
  readonly reassessment?: ReassessmentState | undefined;
  /** It could not be read, and nothing is known of before. */
  readonly unread: boolean;
  /** What came of the request of this visit. */
  readonly end?: ReviewEnd | undefined;
  /** The host app is not too old for it. */
  readonly supported: boolean;
  /** Configuration names where the host app is updated. */
  readonly canUpdate: boolean;
  /** What it is was read before, and the person went on. */
  readonly begun: boolean;
  readonly language: Language;
  readonly now: Instant;
}

/** The page a person belongs to, once the status was read. */
export const placeOf = (details: ReassessmentDetails): RouteId | undefined => {
  const { reassessment, supported, begun } = details;
  if (!supported) return 'reassessmentUnsupported';
  if (!reassessment) return undefined;
  const place = pageOf(reassessment);
  return place === 'reassessmentEducation' && begun ? 'reassessmentOnDemand' : place;
};

/** Where somebody is taken who cannot ask for a review; `undefined` when they can, or nobody knows yet. */
export const insteadOfAsking = (details: ReassessmentDetails): RouteId | undefined => {
  const { reassessment, supported, now } = details;
  return supported && (!reassessment || mayAsk(reassessment, now)) ? undefined : placeOf(details);
};
