import type { RouteId } from '../../../domain/navigation/routes';
import { ErrorArt } from '../../illustrations/error-art';
import { IneligibleArt } from '../../illustrations/ineligible-art';
import type { RestructureRow } from './restructure-details';

/** Returns the page of the offer, or of its agreement, while no offer can be shown. */
const noOffer: RestructureRow = ({ offer, unread }) => {
  if (unread !== undefined)
    return {
      picture: ErrorArt,
      messages: 'restructure:unread',
      values: { code: unread },
      primary: 'retry',
      secondary: 'toHome',
    };
  if (offer?.length !== 0) return undefined;
  return {
    picture: IneligibleArt,
    messages: 'restructure:none',
    primary: 'toHome',
    secondary: 'learn',
  };
};

export const OFFER_PAGES = {
  restructure: noOffer,
  restructureAgreement: noOffer,
} as const satisfies Partial<Record<RouteId, RestructureRow>>;
