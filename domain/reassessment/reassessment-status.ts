import { reapplying } from '../application/reapplying';
import type { AnswerOf } from '../kernel/call';
import type { Instant } from '../kernel/instant';
import type { RouteId } from '../navigation/routes';
import type { reassessmentStatus } from './calls';

/** Where a reassessment stands, as the server says it (spec §3). */
export type ReassessmentState = AnswerOf<typeof reassessmentStatus>;
type Status = ReassessmentState['status'];

/** The page of every status. An unknown word says nothing: a review may be asked for, and the server answers that. */
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

export const pageOf = ({ status }: ReassessmentState): (typeof PAGES)[Status] => PAGES[status];

const waiting: readonly Status[] = ['PROCESSING', 'IN_REVIEW'];

/** As far as the status tells, nothing was asked for. */
export const isOpen = ({ status }: ReassessmentState): boolean =>
  status === 'NOT_REQUESTED' || status === 'UNKNOWN';

/** Something was asked for and is not decided yet. */
export const isUnderWay = ({ status }: ReassessmentState): boolean => waiting.includes(status);

const decided: readonly Status[] = ['APPROVED', 'REJECTED'];

/** Whether a review may be asked for: nothing was yet, or what was decided lies long enough back. */
export const mayAsk = (state: ReassessmentState, now: Instant): boolean =>
  isOpen(state) ||
  (decided.includes(state.status) && reapplying(state.details?.reapplyTime, now).kind === 'now');

/** Whether the server says something else than before: what was sent has arrived. */
export const hasMoved = (before: ReassessmentState, now: ReassessmentState): boolean =>
  isUnderWay(now) ||
  now.status !== before.status ||
  now.details?.reapplyTime !== before.details?.reapplyTime;
