import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import type { Offer } from '../../../domain/restructure/offer';
import type { Standing } from '../../../domain/restructure/standing';
import { ErrorArt } from '../../illustrations/error-art';
import { IneligibleArt } from '../../illustrations/ineligible-art';
import { InstalmentsArt } from '../../illustrations/instalments-art';
import { PromoGoneArt } from '../../illustrations/promo-gone-art';
import { RejectedArt } from '../../illustrations/rejected-art';
import { SuccessArt } from '../../illustrations/success-art';
import { TermsArt } from '../../illustrations/terms-art';
import { UnderReviewArt } from '../../illustrations/under-review-art';
import { WaitingArt } from '../../illustrations/waiting-art';
import type { Shown, StatusRow, StatusView } from '../status/status-view';

export interface RestructureFacts {
  /** Absent until it was read. */
  readonly offer?: Offer | undefined;
  /** The code of why it could not be read, when nothing is known of before. */
  readonly unread?: string | undefined;
  readonly standing: Standing;
  /** The tenor of a request whose end was not seen yet. */
  readonly tenor?: number | undefined;
  /** How that request stands could not be read. */
  readonly unfollowed: boolean;
  /** A call that was lost may be sent again by hand without being carried out twice. */
  readonly repeatable: boolean;
}

/** What the buttons of these pages do, by name (use-restructure-actions.ts). */
export type RestructureActionName =
  | 'retry'
  | 'toHome'
  | 'toBills'
  | 'choose'
  | 'begin'
  | 'resend'
  | 'learn';

type View = StatusView<RestructureActionName>;
type Row = StatusRow<RestructureFacts, RestructureActionName>;

/** The page of the offer, and that of its agreement, while there is none to show. */
const noOffer = ({ offer, unread }: RestructureFacts): Shown<RestructureActionName> => {
  if (unread !== undefined)
    return {
      picture: ErrorArt,
      words: 'restructure:unread',
      values: { code: unread },
      primary: 'retry',
      secondary: 'toHome',
    };
  if (offer?.length !== 0) return undefined;
  return {
    picture: IneligibleArt,
    words: 'restructure:none',
    primary: 'toHome',
    secondary: 'learn',
  };
};

const waiting: Pick<View, 'polls' | 'live' | 'primary' | 'secondary'> = {
  polls: true,
  live: true,
  primary: 'check',
  secondary: 'toHome',
};

/** Each result of a request has its own picture, words and way on (spec §3). */
const results: Readonly<Record<Exclude<Standing, 'none' | 'unsure'>, View>> = {
  sending: { ...waiting, picture: UnderReviewArt, words: 'restructure:processing' },
  processing: { ...waiting, picture: UnderReviewArt, words: 'restructure:processing' },
  checking: { ...waiting, picture: WaitingArt, words: 'restructure:checking' },
  success: {
    picture: SuccessArt,
    words: 'restructure:success',
    primary: 'toBills',
    secondary: 'toHome',
  },
  failed: {
    picture: RejectedArt,
    words: 'restructure:failed',
    primary: 'choose',
    secondary: 'toHome',
  },
  promoFailed: {
    picture: PromoGoneArt,
    words: 'restructure:promoFailed',
    primary: 'choose',
    secondary: 'toHome',
  },
};

const unsure = (repeatable: boolean): View =>
  repeatable
    ? {
        ...waiting,
        picture: WaitingArt,
        words: 'restructure:unsureAgain',
        primary: 'resend',
        secondary: 'check',
      }
    : { ...waiting, picture: WaitingArt, words: 'restructure:unsure' };

const outcome = (facts: RestructureFacts): Shown<RestructureActionName> => {
  const { standing, tenor, unfollowed, repeatable } = facts;
  if (standing === 'none') {
    if (tenor === undefined) return { onward: ROUTES.restructure.path };
    return unfollowed
      ? { ...waiting, picture: ErrorArt, words: 'restructure:unfollowed' }
      : undefined;
  }
  return standing === 'unsure' ? unsure(repeatable) : results[standing];
};

/** The pages of splitting the bills that are a picture, a sentence and a button. */
export const RESTRUCTURE_PAGES = {
  restructure: noOffer,
  restructureCallback: outcome,
  restructureEducation1: () => ({
    picture: InstalmentsArt,
    words: 'restructure:education1',
    list: { kind: 'steps', of: 'restructure:education1.list', ids: ['choose', 'read', 'pay'] },
    primary: 'begin',
  }),
  restructureEducation2: () => ({
    picture: TermsArt,
    words: 'restructure:education2',
    list: {
      kind: 'points',
      of: 'restructure:education2.list',
      ids: ['fee', 'discount', 'limit', 'late'],
    },
    primary: 'begin',
  }),
} as const satisfies Partial<Record<RouteId, Row>>;

export type RestructureRoute = keyof typeof RESTRUCTURE_PAGES;
