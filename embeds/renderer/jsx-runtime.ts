import type { Described, Drawn } from './render';

/** What JSX is compiled to. In the build this file stands in for `react/jsx-runtime`. */
export const jsx = (kind: Described['kind'], props: Described['props']): Described => ({
  kind,
  props,
});
export { jsx as jsxs };
export const Fragment = ({ children }: Described['props']): Drawn => children;
