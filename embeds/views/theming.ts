/**
 * What a page may change about the appearance, besides `theme` and `density`. Both tables are public: a row changes
 * only with a major version.
 */

/** The custom properties, and the token that each replaces (`ui/theme/tokens.css`). */
export const customProperties = {
  '--paylater-accent': '--accent',
  '--paylater-accent-ink': '--accent-ink',
  '--paylater-accent-soft': '--accent-soft',
  '--paylater-surface': '--surface-raised',
  '--paylater-surface-sunken': '--surface-sunken',
  '--paylater-ink': '--ink',
  '--paylater-ink-soft': '--ink-soft',
  '--paylater-line': '--line',
  '--paylater-radius': '--radius-12',
  '--paylater-font': '--family',
} as const;

/** The names for `::part()`, with their selectors. */
const parts = {
  card: '.card',
  title: '.card__title',
  headline: '.amount--headline',
  amount: '.amount:not(.amount--headline)',
  gauge: '.limit-gauge',
  status: '.status-chip, .transaction-line__state',
  row: '[data-row]',
  table: '.instalments',
  bars: '.bars',
  skeleton: '.skeleton',
  text: '.paylater__text',
  note: '.paylater__note',
  link: '.paylater__link',
} as const;

/** @guide The partners' guide names them all. */
export const partNames = Object.keys(parts);

/** Sets the `part` attributes and the level of the heading after each draw, since the widgets of the app have none. */
export const nameParts = (root: ParentNode, headingLevel: number): void => {
  for (const [name, selector] of Object.entries(parts))
    for (const element of root.querySelectorAll(selector)) element.setAttribute('part', name);
  root.querySelector(parts.title)?.setAttribute('aria-level', `${headingLevel}`);
};

/**
 * The marks by which session recorders leave content out: attributes of Hotjar, Datadog, Clarity, Sentry and LogRocket,
 * classes of FullStory, rrweb and PostHog. They see into an open shadow root.
 */
export const unrecorded = {
  attributes: {
    'data-hj-suppress': '',
    'data-dd-privacy': 'mask',
    'data-clarity-mask': 'true',
    'data-sentry-mask': '',
    'data-private': '',
  },
  classes: 'fs-mask rr-mask ph-no-capture',
} as const;

/** Classes of the app's style sheets that no element draws. The build removes their rules. */
export const undrawn = [
  'card--late',
  'description-list--stacked',
  'description-list__line--block',
  'description-list__line--total',
  'limit-card__note',
  'skeleton__card',
  'skeleton__line--control',
  'skeleton__line--half',
  'skeleton__line--title',
  'status-chip--good',
  'status-chip--info',
] as const;
