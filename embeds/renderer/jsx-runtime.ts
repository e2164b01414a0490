import { bare } from '../core/safely';
import type { Described, Drawn } from './render';

/**
 * Replaces `react/jsx-runtime` in the build: the compiler turns JSX into calls of these functions. Props have no
 * prototype, so that an absent one is never read from the page's `Object.prototype`.
 */
export const jsx = (kind: Described['kind'], props: Described['props']): Described =>
  bare({ kind, props: bare(props) });
export { jsx as jsxs };
export const Fragment = ({ children }: Described['props']): Drawn => children;
