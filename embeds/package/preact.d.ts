import type { ClassAttributes, HTMLAttributes } from 'preact';
import type { PaylaterElements, PaylaterEventMap, PaylaterProps } from './index.js';

export * from './index.js';

/** Preact listens to the event named after `on`, in the same spelling. */
type Listeners = {
  [Name in keyof PaylaterEventMap as `on${Name}`]?: (event: PaylaterEventMap[Name]) => void;
};

type Tags = {
  [Tag in keyof PaylaterElements]: ClassAttributes<PaylaterElements[Tag]> &
    HTMLAttributes<PaylaterElements[Tag]> &
    PaylaterProps<PaylaterElements[Tag]> &
    Listeners;
};

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
