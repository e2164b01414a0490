import { roots } from './react-dom-client';

/**
 * Stands in for `react` in the build, with the few functions that our views use. React itself, even in its smallest
 * copy, would take a third of an element's byte budget (decisions, "The custom elements").
 */
export { jsx as createElement } from './jsx-runtime';

/** Counts the calls of one drawing, so that a view gets the same id each time. A shadow root has its ids to itself. */
export const useId = (): string => `paylater-${roots.drawing.ids++}`;

/** Runs after every drawing; there is no list of dependencies. */
export const useLayoutEffect = (effect: () => void): void => {
  roots.drawing.effects.push(effect);
};

/** As React's, for a root that never changes its store. */
export const useSyncExternalStore = <T>(
  subscribe: (changed: () => void) => () => void,
  snapshot: () => T,
): T => {
  const { drawing } = roots;
  drawing.stop ??= subscribe(drawing.draw);
  return snapshot();
};
