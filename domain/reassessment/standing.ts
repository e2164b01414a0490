import { reapplying } from '../application/reapplying';
import type { AnswerOf } from '../kernel/call';
import type { Instant } from '../kernel/instant';
import type { RouteId } from '../navigation/routes';
import type { reassessmentStatus } from './calls';

/** Where a reassessment stands, as the server says it (spec §3). */
export type ReassessmentState = AnswerOf<typeof reassessmentStatus>;
type Status = ReassessmentState['status'];

/** The page of every status. Something that this client has no word for is under way, and waits. */
const PAGES = {
  NOT_REQUESTED: 'reassessmentEducation',
  PROCESSING: 'reassessmentProcess',
  IN_REVIEW: 'reassessmentReview',
  UNKNOWN: 'reassessmentReview',
  APPROVED: 'reassessmentSuccess',
  REJECTED: 'reassessmentFail',
  INELIGIBLE: 'reassessmentIneligible',
  EXHAUSTED: 'reassessmentExhaust',
} as const satisfies Readonly<Record<Status, RouteId>>;

export const pageOf = ({ status }: ReassessmentState): (typeof PAGES)[Status] => PAGES[status];

const waiting: readonly Status[] = ['PROCESSING', 'IN_REVIEW', 'UNKNOWN'];

/** Something was asked for and is not decided yet. */
export const isUnderWay = ({ status }: ReassessmentState): boolean => waiting.includes(status);

const decided: readonly Status[] = ['APPROVED', 'REJECTED'];

/** Whether a review may be asked for: nothing was yet, or what was decided lies long enough back. */
export const mayAsk = ({ status, details }: ReassessmentState, now: Instant): boolean =>
  status === 'NOT_REQUESTED' ||
  (decided.includes(status) && reapplying(details?.reapplyTime, now).kind === 'now');

/** Whether the server says something else than before: what was sent has arrived. */
export const hasMoved = (before: ReassessmentState, now: ReassessmentState): boolean =>
  isUnderWay(now) ||
  now.status !== before.status ||
  now.details?.reapplyTime !== before.details?.reapplyTime;
