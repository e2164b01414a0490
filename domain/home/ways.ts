import { ROUTES } from '../navigation/routes';
import { billerTag, partnerPath } from '../partners/address';
import type { HomeModule } from './home';

/** The list of bills that are due now. */
export const billsDue = `${ROUTES.billList.path}?type=CURRENT`;

/** Where a module leads that came without a link, or with one that would not be opened. */
const ways: Partial<Record<HomeModule['type'], string>> = {
  NEXT_BILL: billsDue,
  PARTNERS: ROUTES.homePartners.path,
  ZERO_PERCENT: ROUTES.homePartners.path,
  DISCOUNT_PROMO: ROUTES.restructure.path,
  RESTRUCTURE: ROUTES.restructure.path,
  REASSESSMENT: ROUTES.reassessment.path,
  EDUCATION: ROUTES.homeBillCycle.path,
};

export const ownWayOf = (type: HomeModule['type']): string | undefined => ways[type];

type HomeItem = NonNullable<HomeModule['items']>[number];

const pathOf = (link = ''): string | undefined => link.split('?')[0];

/** Where a line of home leads; one that names a biller and no place of its own leads to that biller (spec §9). */
export const wayOfItem = ({ id, tag, link }: HomeItem): string | undefined =>
  tag === billerTag && (link === undefined || pathOf(link) === ROUTES.homePartners.path)
    ? partnerPath(id ?? tag)
    : link;

/** What an account that is closed could not use, by module and by place. */
const selling = {
  types: ['PARTNERS', 'ZERO_PERCENT', 'DISCOUNT_PROMO', 'REASSESSMENT'],
  paths: [ROUTES.homePartners.path, ROUTES.reassessment.path],
} as const satisfies { types: readonly HomeModule['type'][]; paths: readonly string[] };

const isAmong = (list: readonly string[], one: string | undefined): boolean =>
  one !== undefined && list.includes(one);

/** The modules of a closed account: bills, history and help. */
export const withoutOffers = (modules: readonly HomeModule[]): readonly HomeModule[] =>
  modules
    .filter(({ type }) => !isAmong(selling.types, type))
    .map((module) =>
      module.items
        ? {
            ...module,
            items: module.items.filter(({ link }) => !isAmong(selling.paths, pathOf(link))),
          }
        : module,
    );

/** What home leads to by itself: the key of its words, and where. */
const ownWays = [
  ['bills', billsDue],
  ['history', ROUTES.transactions.path],
  ['limit', ROUTES.homeLimit.path],
  ['settings', ROUTES.homeSettings.path],
] as const;

/** Leaves out lines without a title. */
const withNamedItems = (module: HomeModule): HomeModule =>
  module.items
    ? { ...module, items: module.items.filter(({ title, product }) => title ?? product) }
    : module;

/**
 * The modules this client can show; unknown ones are skipped, the HTTP adapter reports them once. What the server's
 * shortcuts leave out of the product's own is added to them; where there are none, a card of these stands at the end.
 */
export const shownModules = (
  modules: readonly HomeModule[],
  nameOf: (way: (typeof ownWays)[number][0]) => string,
): readonly HomeModule[] => {
  const shown = modules
    .map(withNamedItems)
    .filter(({ type, items }) => type !== 'UNKNOWN' && (type !== 'SHORTCUTS' || items?.length));
  const shortcuts = shown.filter(({ type }) => type === 'SHORTCUTS');
  const there = shortcuts.flatMap(({ items = [] }) => items.map(({ link }) => pathOf(link)));
  const added = ownWays
    .filter(([, link]) => !there.includes(pathOf(link)))
    .map(([id, link]) => ({ id, title: nameOf(id), link }));
  const [first] = shortcuts;
  if (!first) return [...shown, { type: 'SHORTCUTS', items: added }];
  return shown.map((module) =>
    module === first ? { ...module, items: [...(module.items ?? []), ...added] } : module,
  );
};
