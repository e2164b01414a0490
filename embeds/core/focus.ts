import { bare } from './safely';

/** Draws. If the focused node is gone afterwards, focuses the element's box, so that the user keeps the position. */
export const keepingFocus = (root: ShadowRoot, draw: () => void): void => {
  const focused = root.activeElement;
  draw();
  if (!focused || focused.isConnected) return;
  const box = root.querySelector<HTMLElement>('.paylater');
  box?.setAttribute('tabindex', '-1');
  box?.focus(bare({ preventScroll: true }));
};
