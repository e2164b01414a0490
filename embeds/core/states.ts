import type { State } from './view-state';
import { safely } from './safely';

const internals = new WeakMap<Element, ElementInternals>();

/** Returns the internals of an element, which a page's script cannot reach; `undefined` in Safari before 16.4. */
export const internalsOf = (element: HTMLElement): ElementInternals | undefined => {
  const its = internals.get(element) ?? safely(() => element.attachInternals(), undefined);
  if (its) internals.set(element, its);
  return its;
};

/** Adds a state. Chrome before 125 accepts only names with two dashes, which are `:--ready` in a selector. */
const add = (states: CustomStateSet, state: State): void => {
  try {
    states.add(state);
  } catch {
    states.add(`--${state}`);
  }
};

/** Shows a state as the attribute `data-state`, and as `:state()` except in Chrome before 90. */
export const showState = (element: HTMLElement, state: State): void => {
  if (element.getAttribute('data-state') !== state) element.setAttribute('data-state', state);
  safely(() => {
    const states = internalsOf(element)?.states;
    states?.clear();
    if (states) add(states, state);
  }, undefined);
};
