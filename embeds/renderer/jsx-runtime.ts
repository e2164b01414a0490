import { bare } from '../core/safely';
import type { Described, Drawn } from './render';

/** What JSX is compiled to; a prop that is not there is not found on `Object.prototype` either. In the build this file stands in for `react/jsx-runtime`. */
export const jsx = (kind: Described['kind'], props: Described['props']): Described =>
  bare({ kind, props: bare(props) });
export { jsx as jsxs };
export const Fragment = ({ children }: Described['props']): Drawn => children;
