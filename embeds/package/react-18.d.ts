import type { ClassAttributes, HTMLAttributes } from 'react';
import type { PaylaterAttributes, PaylaterElements, PaylaterEventMap } from './index.js';

export * from './index.js';

/** React 18 writes these into attributes, where they have no effect: listen by a `ref`. */
type NoListeners = { [Name in keyof PaylaterEventMap as `on${Name}`]?: never };

/** React 18 writes every prop into the attribute of its name, also `className`. Properties are set by a `ref`. */
type Tags = {
  [Tag in keyof PaylaterElements]: ClassAttributes<PaylaterElements[Tag]> &
    Omit<HTMLAttributes<PaylaterElements[Tag]>, 'className'> &
    PaylaterAttributes<PaylaterElements[Tag]> &
    NoListeners & { class?: string };
};

declare global {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
