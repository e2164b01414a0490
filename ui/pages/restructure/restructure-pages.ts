import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import type { RestructureStatus } from '../../../domain/restructure/restructure-status';
import { AgreedArt } from '../../illustrations/agreed-art';
import { ErrorArt } from '../../illustrations/error-art';
import { InstalmentsArt } from '../../illustrations/instalments-art';
import { PromoGoneArt } from '../../illustrations/promo-gone-art';
import { RejectedArt } from '../../illustrations/rejected-art';
import { TermsArt } from '../../illustrations/terms-art';
import { UnderReviewArt } from '../../illustrations/under-review-art';
import { WaitingArt } from '../../illustrations/waiting-art';
import type { RestructureRow, View } from './restructure-details';

const waiting: Pick<View, 'polls' | 'live' | 'primary' | 'secondary'> = {
  polls: true,
  live: true,
  primary: 'check',
  secondary: 'toHome',
};

/** Each result of a request has its own picture, messages and next step (spec §3). */
const results: Readonly<Record<Exclude<RestructureStatus, 'none' | 'unsure'>, View>> = {
  unread: { ...waiting, picture: ErrorArt, messages: 'restructure:unfollowed' },
  sending: { ...waiting, picture: UnderReviewArt, messages: 'restructure:processing' },
  processing: { ...waiting, picture: UnderReviewArt, messages: 'restructure:processing' },
  checking: { ...waiting, picture: WaitingArt, messages: 'restructure:checking' },
  success: {
    picture: AgreedArt,
    messages: 'restructure:success',
    primary: 'toBills',
    secondary: 'toHome',
  },
  failed: {
    picture: RejectedArt,
    messages: 'restructure:failed',
    primary: 'choose',
    secondary: 'toHome',
  },
  promoFailed: {
    picture: PromoGoneArt,
    messages: 'restructure:promoFailed',
    primary: 'choose',
    secondary: 'toHome',
  },
};

const unsure = (repeatable: boolean): View =>
  repeatable
    ? {
        ...waiting,
        picture: WaitingArt,
        messages: 'restructure:unsureAgain',
        primary: 'resend',
        secondary: 'check',
      }
    : { ...waiting, picture: WaitingArt, messages: 'restructure:unsure' };

/** Results that show the first instalment, because it is agreed on or will be. */
const namesFirst: readonly RestructureStatus[] = ['sending', 'processing', 'success'];

const outcome: RestructureRow = (details) => {
  const { status, code, tenor, first, repeatable } = details;
  if (status === 'none')
    return tenor === undefined ? { onward: ROUTES.restructure.path } : undefined;
  if (status === 'unsure') return unsure(repeatable);
  if (code !== undefined)
    return { ...results.failed, messages: 'restructure:refused', values: { code } };
  const view = results[status];
  if (!first || !namesFirst.includes(status)) return view;
  return {
    ...view,
    facts: [{ label: 'restructure:plan.first', value: `${first.amount}, ${first.day}` }],
  };
};

/** Pages of a request's result and of the explanation, each with a picture, a sentence and a button. */
export const RESTRUCTURE_PAGES = {
  restructureCallback: outcome,
  restructureEducation1: () => ({
    picture: InstalmentsArt,
    messages: 'restructure:education1',
    list: { kind: 'steps', of: 'restructure:education1.list', ids: ['choose', 'read', 'pay'] },
    primary: 'begin',
  }),
  restructureEducation2: () => ({
    picture: TermsArt,
    messages: 'restructure:education2',
    list: {
      kind: 'points',
      of: 'restructure:education2.list',
      ids: ['fee', 'discount', 'limit', 'late'],
    },
    primary: 'begin',
  }),
} as const satisfies Partial<Record<RouteId, RestructureRow>>;

export type RestructureRoute = keyof typeof RESTRUCTURE_PAGES;
