import { Component, options, type VNode } from 'preact';
import { Fragment, jsx as draw } from 'preact/jsx-runtime';
import { bare, soon } from '../core/safely';

// Preact reads absent fields, and walks props with `for … in`, so its objects must not inherit from the page's
// prototypes.
bare(Component.prototype);

/** A view that renders itself again must not throw into the page. */
options.debounceRendering = soon;

interface Given {
  ref?: VNode['ref'];
  translate?: 'no' | false;
}

/**
 * The `react/jsx-runtime` of the elements: the compiler turns JSX into calls of it. It hides a `ref` from Preact, which
 * would copy the props by assignment, into setters of the page.
 */
export const jsx = ((kind: never, props: Given, key?: string) => {
  const { ref, ...others } = bare(props);
  // Preact sets the property, a boolean for which every string is true.
  if (others.translate === 'no') others.translate = false;
  const node = draw(kind, bare(others), key);
  if (ref) node.ref = ref;
  return node;
}) as typeof draw;
export { jsx as jsxs, Fragment };
