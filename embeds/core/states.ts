import type { State } from './view-state';
import { safely } from './safely';

const internals = new WeakMap<Element, ElementInternals>();

/** What a page's script cannot reach of an element; absent in Safari before 16.4. */
export const internalsOf = (element: HTMLElement): ElementInternals | undefined => {
  const its = internals.get(element) ?? safely(() => element.attachInternals(), undefined);
  if (its) internals.set(element, its);
  return its;
};

/** Chrome before 125 takes names with two dashes only, which are `:--ready` in a selector. */
const add = (states: CustomStateSet, state: State): void => {
  try {
    states.add(state);
  } catch {
    states.add(`--${state}`);
  }
};

/** Shows a state as the attribute `data-state`, and as `:state()` where the browser has it (Chrome before 90 has not). */
export const showState = (element: HTMLElement, state: State): void => {
  if (element.getAttribute('data-state') !== state) element.setAttribute('data-state', state);
  safely(() => {
    const states = internalsOf(element)?.states;
    states?.clear();
    if (states) add(states, state);
  }, undefined);
};
