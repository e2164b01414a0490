import { reapplying } from '../../../domain/application/reapplying';
import type { Instant } from '../../../domain/kernel/instant';
import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import {
  isOpen,
  isUndecided,
  type ReassessmentState,
} from '../../../domain/reassessment/reassessment-status';
import { ErrorArt } from '../../illustrations/error-art';
import { ExhaustedArt } from '../../illustrations/exhausted-art';
import { IneligibleArt } from '../../illustrations/ineligible-art';
import { LimitArt } from '../../illustrations/limit-art';
import { LimitRaisedArt } from '../../illustrations/limit-raised-art';
import { LimitUnchangedArt } from '../../illustrations/limit-unchanged-art';
import { SubmittedArt } from '../../illustrations/submitted-art';
import { UnderReviewArt } from '../../illustrations/under-review-art';
import { UnsupportedAppArt } from '../../illustrations/unsupported-app-art';
import { WaitingArt } from '../../illustrations/waiting-art';
import { withMoment } from '../../kit/moment';
import type { StatusRow, StatusView } from '../status/status-view';
import {
  insteadOfAsking,
  statusPageOf,
  type ReassessmentDetails as Details,
} from './reassessment-details';

/** Names of the actions of these pages' buttons (use-reassessment-actions.ts). */
export type ReassessmentActionName = 'start' | 'learn' | 'follow' | 'toHome' | 'retry' | 'update';

type View = StatusView<ReassessmentActionName>;
type Row = StatusRow<Details, ReassessmentActionName>;

const unread: View = {
  picture: ErrorArt,
  messages: 'reassessment:unread',
  primary: 'retry',
  secondary: 'toHome',
};

const onward = (page: RouteId) => ({ onward: ROUTES[page].path });

/** Returns a row that shows the view if the status belongs to the page, and otherwise redirects to its page. */
const only =
  (route: RouteId, view: (state: ReassessmentState, details: Details) => View): Row =>
  (details) => {
    const page = statusPageOf(details);
    if (page !== undefined && page !== route) return onward(page);
    if (details.reassessment) return view(details.reassessment, details);
    return details.unread ? unread : undefined;
  };

const progress = {
  kind: 'steps',
  of: 'reassessment:progress',
  ids: ['sent', 'look', 'answer'],
  now: 1,
} as const;

const waiting = (messages: View['messages'], picture: View['picture']) => (): View => ({
  picture,
  messages,
  list: progress,
  polls: true,
  primary: 'check',
  secondary: 'toHome',
});

type Wording = Pick<View, 'messages' | 'values' | 'primary' | 'secondary'>;

/** Messages without a time ahead: `now` once it has passed, `unknown` if there was none. */
type Otherwise = Readonly<Record<'now' | 'unknown', Wording>>;

/** Returns `messages` with the day and the days left until the next request, or else those of `otherwise`. */
const until = (
  messages: View['messages'],
  otherwise: Otherwise,
  reapplyTime: Instant | undefined,
  { now, format }: Details,
): Wording => {
  const again = reapplying(reapplyTime, now);
  if (again.kind !== 'later') return otherwise[again.kind];
  const { at, days } = again;
  const values = {
    day: format.day(at),
    time: format.time(at),
    ...(days !== undefined && { count: days }),
  };
  return { messages, values, primary: 'toHome' };
};

const LimitRaised = withMoment(LimitRaisedArt);

const ended = { picture: LimitArt, primary: 'toHome' } as const;

const success = ({ details = {} }: ReassessmentState, { format }: Details): View => {
  const { limitAfter = 0, limitBefore } = details;
  if (limitAfter <= 0) return { ...ended, messages: 'reassessment:changed' };
  // The lender may also have lowered the limit.
  return limitBefore === undefined || limitAfter <= limitBefore
    ? { ...ended, messages: 'reassessment:now', amount: limitAfter }
    : {
        ...ended,
        picture: LimitRaised,
        messages: 'reassessment:raised',
        values: { before: format.rupiah(limitBefore) },
        amount: limitAfter,
      };
};

const accepted: View = {
  picture: SubmittedArt,
  messages: 'reassessment:accepted',
  list: progress,
  primary: 'follow',
  secondary: 'toHome',
  goesOn: true,
};

/** Returns the result of this visit's request, or without one the page of the status. */
const result: Row = (details) => {
  const { reassessment: state, review } = details;
  if (review.kind === 'unknown')
    return {
      picture: WaitingArt,
      messages: 'reassessment:unsure',
      polls: true,
      primary: 'check',
      secondary: 'toHome',
    };
  if (review.kind === 'refused') {
    const { code = '', reapplyTime } = review;
    const open = { messages: 'reassessment:refused', values: { code }, primary: 'toHome' } as const;
    return {
      picture: LimitUnchangedArt,
      ...until('reassessment:refusedUntil', { now: open, unknown: open }, reapplyTime, details),
    };
  }
  if (!state) return details.unread ? unread : undefined;
  if (isUndecided(state) || (review.kind === 'accepted' && isOpen(state))) return accepted;
  return onward(statusPageOf(details) ?? 'reassessment');
};

/** Returns the page that explains what a review is and what it considers. */
const education = ({ reassessment }: Details): View => {
  const { remaining } = reassessment?.details ?? {};
  return {
    picture: LimitArt,
    messages: 'reassessment:education',
    ...(remaining !== undefined && {
      values: { count: remaining },
      notices: [{ text: 'reassessment:education.remaining' }],
    }),
    list: { kind: 'points', of: 'reassessment:education.looks', ids: ['paying', 'using', 'data'] },
    primary: 'start',
    secondary: 'toHome',
  };
};

const failed: Otherwise = {
  now: { messages: 'reassessment:failOpen', primary: 'learn', secondary: 'toHome' },
  unknown: { messages: 'reassessment:failUndated', primary: 'toHome', secondary: 'learn' },
};
const exhaust: Wording = { messages: 'reassessment:exhaust', primary: 'toHome' };
const exhausted: Otherwise = { now: exhaust, unknown: exhaust };

/** Pages of a reassessment of the limit (spec §2). */
export const REASSESSMENT_PAGES = {
  reassessment: (details) => {
    const page = statusPageOf(details);
    if (page === undefined) return details.unread ? unread : undefined;
    return page === 'reassessmentEducation' ? education(details) : onward(page);
  },
  reassessmentEducation: (details) => {
    const elsewhere = insteadOfAsking(details);
    if (elsewhere !== undefined) return onward(elsewhere);
    if (details.reassessment) return education(details);
    return details.unread ? unread : undefined;
  },
  reassessmentResult: result,
  reassessmentProcess: only('reassessmentProcess', waiting('reassessment:process', WaitingArt)),
  reassessmentReview: only('reassessmentReview', waiting('reassessment:review', UnderReviewArt)),
  reassessmentSuccess: only('reassessmentSuccess', success),
  reassessmentFail: only('reassessmentFail', ({ details }, context) => ({
    picture: LimitUnchangedArt,
    ...until('reassessment:fail', failed, details?.reapplyTime, context),
  })),
  reassessmentIneligible: only('reassessmentIneligible', () => ({
    picture: IneligibleArt,
    messages: 'reassessment:ineligible',
    primary: 'toHome',
  })),
  reassessmentExhaust: only('reassessmentExhaust', ({ details }, context) => ({
    picture: ExhaustedArt,
    ...until('reassessment:exhaustUntil', exhausted, details?.reapplyTime, context),
  })),
  reassessmentUnsupported: ({ supported, canUpdate }) => ({
    picture: UnsupportedAppArt,
    messages: 'reassessment:unsupported',
    ...(!supported && canUpdate
      ? { primary: 'update', secondary: 'toHome' }
      : { primary: 'toHome' }),
  }),
} as const satisfies Partial<Record<RouteId, Row>>;

export type ReassessmentRoute = keyof typeof REASSESSMENT_PAGES;
