import { reapplying } from '../application/reapplying';
import type { AnswerOf } from '../wire/call';
import type { Instant } from '../kernel/instant';
import type { RouteId } from '../navigation/routes';
import type { reassessmentStatus } from './calls';

/** The status of a reassessment (spec §3). */
export type ReassessmentState = AnswerOf<typeof reassessmentStatus>;
type Status = ReassessmentState['status'];

/** The page of every status. With an unknown status a review may be requested; the server decides. */
const PAGES = {
  NOT_REQUESTED: 'reassessmentEducation',
  UNKNOWN: 'reassessmentEducation',
  PROCESSING: 'reassessmentProcess',
  IN_REVIEW: 'reassessmentReview',
  APPROVED: 'reassessmentSuccess',
  REJECTED: 'reassessmentFail',
  INELIGIBLE: 'reassessmentIneligible',
  EXHAUSTED: 'reassessmentExhaust',
} as const satisfies Readonly<Record<Status, RouteId>>;

/** Returns whether the status shows no request. */
export const isOpen = ({ status }: ReassessmentState): boolean =>
  status === 'NOT_REQUESTED' || status === 'UNKNOWN';

/** Returns the page of a status. Without a request left, an open one has the page of an exhausted one. */
export const pageOf = (state: ReassessmentState): (typeof PAGES)[Status] =>
  PAGES[isOpen(state) && state.details?.remaining === 0 ? 'EXHAUSTED' : state.status];

const waiting: readonly Status[] = ['PROCESSING', 'IN_REVIEW'];

/** Returns whether a request is not decided yet. */
export const isUndecided = ({ status }: ReassessmentState): boolean => waiting.includes(status);

const decided: readonly Status[] = ['APPROVED', 'REJECTED'];

/**
 * Returns whether a review may be requested: there was none and requests are left, or no known time forbids it after
 * the last decision.
 */
export const mayAsk = (state: ReassessmentState, now: Instant): boolean =>
  (isOpen(state) && state.details?.remaining !== 0) ||
  (decided.includes(state.status) && reapplying(state.details?.reapplyTime, now).kind !== 'later');

/** Adds the time of the next request from the response to the last one, if the status has none. */
export const withReapplyTime = (
  state: ReassessmentState,
  answered: Instant | undefined,
): ReassessmentState =>
  answered === undefined || state.details?.reapplyTime !== undefined
    ? state
    : { ...state, details: { ...state.details, reapplyTime: answered } };

/** Returns whether the status has changed, which proves that a request arrived. */
export const hasMoved = (before: ReassessmentState, now: ReassessmentState): boolean =>
  isUndecided(now) ||
  now.status !== before.status ||
  now.details?.reapplyTime !== before.details?.reapplyTime;
