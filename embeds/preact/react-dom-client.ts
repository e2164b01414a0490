import { type ComponentChildren, render } from 'preact';
import { bare } from '../core/safely';
import { restartIds } from './ids';
import { jsx } from './jsx-runtime';

interface OutermostProps {
  readonly children: ComponentChildren;
}

/** Preact passes its components the object that it reads in the place of a node that did not exist before. */
const Outermost = ({ children }: OutermostProps, absent: object) => {
  bare(absent);
  return children;
};

/** The `react-dom/client` of the elements. An error of a view reaches the caller of `render`. */
export const createRoot = (container: ShadowRoot) => ({
  render: (children: ComponentChildren): void => {
    restartIds();
    render(jsx(Outermost as () => null, { children }), container);
  },
  unmount: (): void => {
    render(null, container);
  },
});
