import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { PaylaterElements, PaylaterEventMap, PaylaterProps } from './index.js';

export * from './index.js';

/** React 19 listens to the event named after `on`, in the same spelling. */
type Listeners = {
  [Name in keyof PaylaterEventMap as `on${Name}`]?: (event: PaylaterEventMap[Name]) => void;
};

type Tags = {
  [Tag in keyof PaylaterElements]: DetailedHTMLProps<
    HTMLAttributes<PaylaterElements[Tag]>,
    PaylaterElements[Tag]
  > &
    PaylaterProps<PaylaterElements[Tag]> &
    Listeners;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
