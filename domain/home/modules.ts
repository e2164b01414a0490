import { billListOf } from '../bills/address';
import { isPlace, routeAt, ROUTES } from '../navigation/routes';
import type { HomeModule, HomeData } from './read-home';
import { type HomeItem, ownWayOf, pathOf } from './ways';

/** What a closed account cannot use: types of modules, and beginnings of addresses. */
const selling = {
  types: ['PARTNERS', 'ZERO_PERCENT', 'DISCOUNT_PROMO', 'REASSESSMENT'],
  paths: [ROUTES.homePartners.path, ROUTES.reassessment.path, ROUTES.combined.path, '/partner'],
} as const satisfies { types: readonly HomeModule['type'][]; paths: readonly string[] };

const sells = (link: string | undefined): boolean =>
  selling.paths.some((path) => pathOf(link) === path || pathOf(link).startsWith(`${path}/`));

/** Returns the modules of a closed account: bills, history and help. */
const withoutOffers = (modules: readonly HomeModule[]): readonly HomeModule[] =>
  modules
    .filter(({ type, link }) => !selling.types.some((one) => one === type) && !sells(link))
    .map((module) =>
      module.items ? { ...module, items: module.items.filter(({ link }) => !sells(link)) } : module,
    );

/** The app's own shortcuts: the key of their text, and their address. */
const ownWays = [
  ['bills', billListOf('CURRENT')],
  ['history', ROUTES.transactions.path],
  ['limit', ROUTES.homeLimit.path],
  ['settings', ROUTES.homeSettings.path],
] as const;
type OwnWay = (typeof ownWays)[number][0];

/** Leaves out lines that name neither a title nor a product. */
const withNamedItems = (module: HomeModule): HomeModule =>
  module.items
    ? { ...module, items: module.items.filter(({ title, product }) => title ?? product) }
    : module;

/** Keeps the first of several items with the same path. */
const eachOnce = (items: readonly HomeItem[]): readonly HomeItem[] =>
  items.filter(
    ({ link }, at) =>
      link === undefined || items.findIndex((other) => pathOf(other.link) === pathOf(link)) === at,
  );

/** Returns home without the shortcuts to what the bar of places shows. */
export const withoutPlaces = (home: HomeData): HomeData => ({
  ...home,
  modules: home.modules.map((module) =>
    module.type === 'SHORTCUTS' && module.items
      ? { ...module, items: module.items.filter(({ link }) => !isPlace(routeAt(pathOf(link)))) }
      : module,
  ),
});

/** Returns whether a module only explains or helps, so that it shares a card with the settings. */
const isHelp = ({ type, amount, dueTime, dueStatus }: HomeModule): boolean =>
  (type === 'EDUCATION' || type === 'HELP') &&
  [amount, dueTime, dueStatus].every((part) => part === undefined);

/** Returns whether a module is one row: a title, a text, and what a press opens. */
export const isRow = ({ type, amount, dueTime, dueStatus, items = [] }: HomeModule): boolean =>
  type !== 'ZERO_PERCENT' &&
  items.length === 0 &&
  [amount, dueTime, dueStatus].every((part) => part === undefined);

/** The rest of home, below the amount owed and the limit. */
export interface HomeParts {
  readonly shortcuts: { readonly title?: string; readonly items: readonly HomeItem[] };
  /** The settings, where the bar of places has the other shortcuts. */
  readonly settings?: HomeItem;
  readonly banner?: NonNullable<HomeData['topBanner']>;
  /** In the server's order. */
  readonly modules: readonly HomeModule[];
  /** What explains and helps, in the server's order. */
  readonly help: readonly HomeModule[];
}

interface Arrangement {
  readonly closed: boolean;
  /** Whether the places bar is shown; then no shortcut repeats it, and the settings are a row of their own. */
  readonly placesShown: boolean;
  /** The address of the page's main action; a banner with the same address is left out. */
  readonly next?: string | undefined;
  readonly nameOf: (way: OwnWay) => string;
}

/**
 * Arranges the server's modules: unknown ones left out (the HTTP adapter reports them), shortcuts with one address
 * once. The amount owed is shown above, so its module is added only for its text and lines.
 */
export const homeParts = (home: HomeData | undefined, at: Arrangement): HomeParts => {
  const shown = home && at.placesShown ? withoutPlaces(home) : home;
  const { modules: sent = [], topBanner: banner } = shown ?? {};
  const known = (at.closed ? withoutOffers(sent) : sent)
    .filter(({ type }) => type !== 'UNKNOWN')
    .map(withNamedItems);
  const owed = known.find(({ type }) => type === 'NEXT_BILL');
  const lists = known.filter(({ type, items }) => type === 'SHORTCUTS' && items?.length);
  const served = eachOnce(lists.flatMap(({ items = [] }) => items));
  const there = served.map(({ link }) => pathOf(link));
  const own = ownWays
    .map(([id, link]) => ({ id, title: at.nameOf(id), link }))
    .filter(({ link }) => !there.includes(pathOf(link)))
    .filter(({ link }) => !at.placesShown || !isPlace(routeAt(pathOf(link))));
  const isApart = ({ link }: HomeItem) =>
    at.placesShown && pathOf(link) === ROUTES.homeSettings.path;
  const ways = [...served, ...own];
  const settings = ways.find(isApart);
  const modules = known
    .filter(({ type }) => type !== 'SHORTCUTS')
    .flatMap((module): readonly HomeModule[] => {
      if (module !== owed) return [module];
      const { type, title, text, items } = module;
      if (!items?.length && text === undefined) return [];
      return [{ type, ...(title && { title }), ...(text && { text }), ...(items && { items }) }];
    });
  const places = [
    ...modules.map(({ type, link }) => pathOf(link ?? ownWayOf(type))),
    ...there,
    pathOf(at.next),
  ];
  const bannerPath = pathOf(banner?.link);
  const isNew = banner && !(bannerPath.startsWith('/') && places.includes(bannerPath));
  const title = lists[0]?.title;
  return {
    shortcuts: {
      items: ways.filter((it) => !isApart(it)),
      ...(title !== undefined && { title }),
    },
    ...(settings && { settings }),
    ...(isNew && !at.closed && { banner }),
    modules: modules.filter((module) => !isHelp(module)),
    help: modules.filter(isHelp),
  };
};
