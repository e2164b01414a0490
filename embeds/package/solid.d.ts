import type { JSX } from 'solid-js';
import type { PaylaterElements, PaylaterEventMap, PaylaterProps } from './index.js';

export * from './index.js';

/** Solid listens to an element's own event as `on:paylater-ready`. */
type Listeners = {
  [Name in keyof PaylaterEventMap as `on:${Name}`]?: (event: PaylaterEventMap[Name]) => void;
};

/** Solid sets a property, and never an attribute, as `prop:tokenProvider`. */
type Properties<Props> = {
  [Name in Exclude<
    keyof Props,
    'api-base' | 'application-source' | 'heading-level'
  > as `prop:${Name & string}`]?: Props[Name];
};

type Tags = {
  [Tag in keyof PaylaterElements]: JSX.HTMLAttributes<PaylaterElements[Tag]> &
    PaylaterProps<PaylaterElements[Tag]> &
    Properties<PaylaterProps<PaylaterElements[Tag]>> &
    Listeners;
};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
