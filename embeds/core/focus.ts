import { bare } from './safely';

/** Draws. When what had the focus is gone afterwards, the element's box has it: a person stays where they were. */
export const keepingFocus = (root: ShadowRoot, draw: () => void): void => {
  const focused = root.activeElement;
  draw();
  if (!focused || focused.isConnected) return;
  const box = root.querySelector<HTMLElement>('.paylater');
  box?.setAttribute('tabindex', '-1');
  box?.focus(bare({ preventScroll: true }));
};
