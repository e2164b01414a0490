import { type Instant, jakartaMonth } from '../kernel/instant';
import type { HomeModule, HomePage } from './home';

/** Something home tells once and then remembers as seen or dismissed (spec §4). */
export type HomeNotice =
  /** The limit changed; the kinds of change are the server's words, handed back to it as they came. */
  | { readonly kind: 'limit-raised'; readonly limitTypes: readonly string[] }
  | { readonly kind: 'zero-percent'; readonly module: HomeModule }
  | { readonly kind: 'discount'; readonly module: HomeModule }
  /** One line of home, pointed at the first time it is there. */
  | { readonly kind: 'coach-mark'; readonly product: string };

/** What was told before; absent values are those never written. */
export interface SeenNotices {
  readonly limitIncreaseSeen?: boolean | undefined;
  readonly zeroPercentDismissed?: boolean | undefined;
  /** The Jakarta month of the last time, `2025-04`. */
  readonly zeroPercentMonth?: string | undefined;
  readonly discountPromoDismissed?: boolean | undefined;
  readonly coachMarks?: Readonly<Record<string, boolean>> | undefined;
}

type Rule = (home: HomePage, seen: SeenNotices, now: Instant) => HomeNotice | undefined;

const moduleOf = (home: HomePage, type: HomeModule['type']): HomeModule | undefined =>
  home.modules.find((module) => module.type === type);

/** Once a visit, when the server names what changed. */
const limitRaised: Rule = ({ profile: { limitTypes = [] } = {} }, { limitIncreaseSeen }) =>
  limitTypes.length > 0 && !limitIncreaseSeen ? { kind: 'limit-raised', limitTypes } : undefined;

/** Once a month of Jakarta's calendar, unless it is not wanted. */
const zeroPercent: Rule = (home, { zeroPercentDismissed, zeroPercentMonth }, now) => {
  const module = moduleOf(home, 'ZERO_PERCENT');
  return module && !zeroPercentDismissed && zeroPercentMonth !== jakartaMonth(now)
    ? { kind: 'zero-percent', module }
    : undefined;
};

/** Until it is closed, for this visit. */
const discount: Rule = (home, { discountPromoDismissed }) => {
  const module = moduleOf(home, 'DISCOUNT_PROMO');
  return module && !discountPromoDismissed ? { kind: 'discount', module } : undefined;
};

/** Once a product, in the order of the page. */
const coachMark: Rule = ({ modules }, { coachMarks = {} }) => {
  const products = modules
    .filter(({ type }) => type !== 'UNKNOWN')
    .flatMap(({ items = [] }) => items.flatMap(({ product }) => product ?? []));
  const product = products.find((one) => coachMarks[one] !== true);
  return product === undefined ? undefined : { kind: 'coach-mark', product };
};

/** Money that changed comes before offers, and offers before hints; one at a time. */
const rules: readonly Rule[] = [limitRaised, zeroPercent, discount, coachMark];

/** The one notice that is due now, if any. */
export const noticeDue = (
  home: HomePage,
  seen: SeenNotices,
  now: Instant,
): HomeNotice | undefined => {
  for (const rule of rules) {
    const notice = rule(home, seen, now);
    if (notice) return notice;
  }
  return undefined;
};
