import { ROUTES } from '../navigation/routes';
import type { HomeModule, HomePage } from './home';

/** What is due now. */
export const billsDue = `${ROUTES.billList.path}?type=CURRENT`;

/** Where a module leads that came without a link. */
const ways: Partial<Record<HomeModule['type'], string>> = {
  NEXT_BILL: billsDue,
  PARTNERS: ROUTES.homePartners.path,
  ZERO_PERCENT: ROUTES.homePartners.path,
  DISCOUNT_PROMO: ROUTES.restructure.path,
  RESTRUCTURE: ROUTES.restructure.path,
  REASSESSMENT: ROUTES.reassessment.path,
};

export const wayOf = ({ type, link = ways[type] }: HomeModule): string | undefined => link;

/** What home leads to by itself: the key of its words, and where. */
const ownWays = [
  ['bills', billsDue],
  ['history', ROUTES.transactions.path],
  ['limit', ROUTES.homeLimit.path],
  ['settings', ROUTES.homeSettings.path],
] as const;

/**
 * The modules this client can show; unknown ones are skipped, the HTTP adapter reports them once. Where the server names no
 * shortcuts, the product's own stand at the end.
 */
export const shownModules = (
  { modules }: HomePage,
  nameOf: (way: (typeof ownWays)[number][0]) => string,
): readonly HomeModule[] => {
  const shown = modules.filter(
    ({ type, items }) => type !== 'UNKNOWN' && (type !== 'SHORTCUTS' || items?.length),
  );
  if (shown.some(({ type }) => type === 'SHORTCUTS')) return shown;
  const items = ownWays.map(([id, link]) => ({ id, title: nameOf(id), link }));
  return [...shown, { type: 'SHORTCUTS', items }];
};
