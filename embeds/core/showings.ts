import type { Showing } from './showing';

/** Kept beside the elements, so that a page's script can neither read it off an element nor replace it. */
const showings = new WeakMap<Element, Showing>();

export const keep = (element: Element, showing: Showing): void => {
  showings.set(element, showing);
};

/** What an element of ours holds. */
export const showingOf = (element: Element): Showing => {
  const showing = showings.get(element);
  if (!showing) throw new Error('not an element of ours');
  return showing;
};
