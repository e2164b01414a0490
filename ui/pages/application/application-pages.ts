import type { ComponentType } from 'react';
import { reapplying } from '../../../domain/application/reapplying';
import { ErrorArt } from '../../illustrations/error-art';
import { RejectedArt } from '../../illustrations/rejected-art';
import { SubmittedArt } from '../../illustrations/submitted-art';
import { UnderReviewArt } from '../../illustrations/under-review-art';
import { WaitingArt } from '../../illustrations/waiting-art';
import { type ApplicationStatusRow, wayOut } from './status-details';
import { aboutLoan } from './about-loan';

const progress = {
  kind: 'steps',
  of: 'application:progress',
  ids: ['sent', 'look', 'answer'],
  now: 1,
} as const;

/** Returns the row of a page that polls for the decision. */
const waiting =
  (
    messages: 'application:processing' | 'application:review',
    picture: ComponentType,
  ): ApplicationStatusRow =>
  ({ application }) => ({
    picture,
    messages,
    list: progress,
    polls: true,
    primary: 'check',
    ...aboutLoan(application),
  });

/** Messages of a rejection without a waiting period: it is over, or its end is unknown. */
const rejections = {
  now: 'application:rejectedOpen',
  unknown: 'application:rejectedUndated',
} as const;

/** Pages of a submitted application. */
export const APPLICATION_PAGES = {
  applicationSubmit: () => ({
    picture: SubmittedArt,
    messages: 'application:submit',
    list: progress,
    primary: 'follow',
    goesOn: true,
  }),
  applicationProcessing: waiting('application:processing', WaitingArt),
  applicationReview: waiting('application:review', UnderReviewArt),
  applicationRejected: (details) => {
    const { now, format, application } = details;
    const again = reapplying(application?.reapplyTime, now);
    const picture = RejectedArt;
    if (again.kind !== 'later')
      return {
        picture,
        messages: rejections[again.kind],
        primary: 'reapply',
        ...aboutLoan(application),
      };
    const { at, days } = again;
    return {
      picture,
      messages: 'application:rejected',
      values: {
        day: format.day(at),
        time: format.time(at),
        ...(days !== undefined && { count: days }),
      },
      primary: wayOut(details),
      ...aboutLoan(application),
    };
  },
  applicationError: () => ({ picture: ErrorArt, messages: 'application:error', primary: 'find' }),
} as const satisfies Readonly<Record<string, ApplicationStatusRow>>;
