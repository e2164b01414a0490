import { type Instant, jakartaMonth } from '../kernel/instant';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';
import { isPromoDismissed } from './discount-promo';
import type { HomeModule, HomeData } from './read-home';

/** A notice that home shows once and then stores as seen or dismissed (spec §4). */
export type HomeNotice =
  /** The limit changed. `limitTypes` are the server's values, sent back to it unchanged. */
  | { readonly kind: 'limit-raised'; readonly limitTypes: readonly string[] }
  | { readonly kind: 'zero-percent'; readonly module: HomeModule }
  | { readonly kind: 'discount'; readonly module: HomeModule }
  /** A hint at one line of home, the first time it appears. */
  | { readonly kind: 'coach-mark'; readonly product: string };

/** Returns the notice that is due, if any. `storage` knows what was shown before. */
type Rule = (home: HomeData, storage: Storage, now: Instant) => HomeNotice | undefined;

const moduleOf = (home: HomeData, type: HomeModule['type']): HomeModule | undefined =>
  home.modules.find((module) => module.type === type);

/** Returns the notice once a visit, when the server names what changed. */
const limitRaised: Rule = ({ profile: { limitTypes = [] } = {} }, storage) =>
  limitTypes.length > 0 && !storage.read(STORED.limitIncreaseSeen)
    ? { kind: 'limit-raised', limitTypes }
    : undefined;

/** Returns the notice once a month of Jakarta's calendar, unless the user dismissed it. */
const zeroPercent: Rule = (home, storage, now) => {
  const module = moduleOf(home, 'ZERO_PERCENT');
  const isOver =
    storage.read(STORED.zeroPercentDismissed) ||
    storage.read(STORED.zeroPercentMonth) === jakartaMonth(now);
  return module && !isOver ? { kind: 'zero-percent', module } : undefined;
};

/** Returns the notice until the user closes it in this visit. */
const discount: Rule = (home, storage) => {
  const module = moduleOf(home, 'DISCOUNT_PROMO');
  return module && !isPromoDismissed(storage) ? { kind: 'discount', module } : undefined;
};

/** Returns one hint per product, in the order of the page. */
const coachMark: Rule = ({ modules }, storage) => {
  const coachMarks = storage.read(STORED.coachMarks) ?? {};
  const products = modules
    .filter(({ type }) => type !== 'UNKNOWN')
    .flatMap(({ items = [] }) => items.flatMap(({ product }) => product ?? []));
  const product = products.find((one) => coachMarks[one] !== true);
  return product === undefined ? undefined : { kind: 'coach-mark', product };
};

/** Returns the one notice that is due, if any: a changed limit before offers, and offers before hints. */
export const noticeDue: Rule = (...at) =>
  limitRaised(...at) ?? zeroPercent(...at) ?? discount(...at) ?? coachMark(...at);
