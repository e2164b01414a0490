import { Component, options } from 'preact';
import { Fragment, jsx as draw } from 'preact/jsx-runtime';
import { bare, soon } from '../core/safely';

// Preact reads absent fields, and walks props with `for … in`: nothing of it may inherit from the page's prototypes.
bare(Component.prototype);

/** A view that redraws itself must not throw into the page. */
options.debounceRendering = soon;

/** The `react/jsx-runtime` of the elements: the compiler turns JSX into calls of it. */
export const jsx = ((kind: never, props: object, key?: string) => {
  const node = draw(kind, bare(props), key);
  // They were copied where there is a `ref`.
  bare(node.props);
  return node;
}) as typeof draw;
export { jsx as jsxs, Fragment };
