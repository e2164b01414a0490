import { Query } from '../async/query';
import type { Instant } from '../kernel/instant';
import type { Http } from '../ports/http';
import { reapplying } from '../application/reapplying';
import { reassessmentStatus } from './calls';
import { isUndecided, type ReassessmentState } from './reassessment-status';

/** The status of the last request for a review of the limit, as pages that only offer one read it. */
export class ReviewStatus extends Query<ReassessmentState> {
  constructor(http: Http) {
    super(() => http.call(reassessmentStatus, { query: {} }));
  }
}

/** What keeps the user from requesting a review: a request that is not decided, or a time in the future. */
export type ReviewHold =
  | { readonly kind: 'undecided' }
  | { readonly kind: 'later'; readonly at: Instant };

/** Returns what keeps the user from requesting a review at `now`; `undefined` if nothing known does. */
export const reviewHold = (state: ReassessmentState, now: Instant): ReviewHold | undefined => {
  if (isUndecided(state)) return { kind: 'undecided' };
  const next = reapplying(state.details?.reapplyTime, now);
  return next.kind === 'later' ? { kind: 'later', at: next.at } : undefined;
};
