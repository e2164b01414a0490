import { roots } from './react-dom-client';

/**
 * What our views take of React, over a renderer of our own: a smaller copy of the whole of React weighs a third of what
 * an element may (decisions, "The custom elements"). In the build this file stands in for `react`.
 */
export { jsx as createElement } from './jsx-runtime';

/** The same at the same place of a picture; ids of a shadow root are nobody else's. */
export const useId = (): string => `paylater-${roots.drawing.ids++}`;

/** After each time it was drawn. */
export const useLayoutEffect = (effect: () => void): void => {
  roots.drawing.effects.push(effect);
};

/** As React's, for a store that stays the same. */
export const useSyncExternalStore = <T>(
  subscribe: (changed: () => void) => () => void,
  snapshot: () => T,
): T => {
  const { drawing } = roots;
  drawing.stop ??= subscribe(drawing.draw);
  return snapshot();
};
