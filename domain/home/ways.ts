import { billListOf } from '../bills/address';
import { ROUTES } from '../navigation/routes';
import { billerTag, partnerPath } from '../partners/address';
import type { HomeModule } from './read-home';

/** The addresses of modules whose link is missing or cannot be opened. */
const ways: Partial<Record<HomeModule['type'], string>> = {
  NEXT_BILL: billListOf('CURRENT'),
  PARTNERS: ROUTES.homePartners.path,
  ZERO_PERCENT: ROUTES.homePartners.path,
  DISCOUNT_PROMO: ROUTES.restructure.path,
  RESTRUCTURE: ROUTES.restructure.path,
  REASSESSMENT: ROUTES.reassessment.path,
  EDUCATION: ROUTES.homeBillCycle.path,
};

export const ownWayOf = (type: HomeModule['type']): string | undefined => ways[type];

/** One line of a module. */
export type HomeItem = NonNullable<HomeModule['items']>[number];

/** Returns the path of a link, without its query. */
export const pathOf = (link = ''): string => link.split(/[?#]/)[0] ?? '';

/** Returns whether the lines of a module are partners. */
export const isPartnerList = (type: HomeModule['type']): boolean =>
  type === 'PARTNERS' || type === 'ZERO_PERCENT';

/**
 * Returns the address of a line on home. A partner without a link, or with the link of the whole list, gets the
 * partner's own address (spec §9).
 */
export const wayOfItem = (
  { id, tag, link }: HomeItem,
  type?: HomeModule['type'],
): string | undefined => {
  const named = link !== undefined && pathOf(link) !== ROUTES.homePartners.path;
  if (named) return link;
  if (tag === billerTag) return partnerPath(id ?? tag);
  const isPartner = type !== undefined && isPartnerList(type);
  return isPartner && id !== undefined ? partnerPath(id) : link;
};
