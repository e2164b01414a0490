import type { Showing } from './showing';

/** Beside the elements, not in them: nothing of it can be read off an element or put in its place. */
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
