import { roots } from './react-dom-client';

/**
 * Replaces `react` in the build, with the few functions that our views use. React itself, even its smallest copy, would
 * take a third of an element's byte budget (decision 34).
 */
export { jsx as createElement } from './jsx-runtime';

/**
 * Counts the calls within one drawing, so that a view gets the same id each time. Ids are unique within a shadow root.
 */
export const useId = (): string => `paylater-${roots.drawing.ids++}`;

/** Runs after every drawing; there is no list of dependencies. */
export const useLayoutEffect = (effect: () => void): void => {
  roots.drawing.effects.push(effect);
};

/** As in React, for a root that never changes its store. */
export const useSyncExternalStore = <T>(
  subscribe: (changed: () => void) => () => void,
  snapshot: () => T,
): T => {
  const { drawing } = roots;
  drawing.stop ??= subscribe(drawing.draw);
  return snapshot();
};
