import { useEffect } from 'react';

/** No on-screen keyboard is lower, in pixels; less without a field to type in is a bar of the browser, or its zoom. */
const lowestKeyboard = 120;

const focusedField = (): Element | undefined => {
  const focused = document.activeElement;
  return focused?.matches('input, select, textarea') ? focused : undefined;
};

const keepFocusInSight = () => {
  const focused = focusedField();
  if (!focused) return;
  // A page's action bar is always there; a sheet that is too high now has its own at its end.
  const action = focused.closest('dialog')?.querySelector('.dialog__buttons button');
  for (const it of [action, focused]) it?.scrollIntoView({ block: 'nearest' });
};

/**
 * Tells the style sheet how much the on-screen keyboard covers (`--keyboard`), so that a focused field and what comes
 * after it stay in sight, in a page and in a sheet over it (decision 30, WCAG 2.4.11). A webview, or a page around
 * ours, that makes the page smaller for the keyboard reports none; the field is brought into sight all the same.
 */
export const useKeyboard = (): void => {
  useEffect(() => {
    const root = document.documentElement.style;
    const view = window.visualViewport;
    let known = 0;

    const measure = () => {
      if (!view) return;
      // While the page is zoomed nothing can be told of a keyboard.
      const hidden = view.scale === 1 ? window.innerHeight - view.height - view.offsetTop : 0;
      const isKeyboard = hidden >= lowestKeyboard || focusedField() !== undefined;
      const covered = isKeyboard ? Math.max(0, Math.round(hidden)) : 0;
      // Told with every scrolled pixel: only news may touch the style of the whole document.
      if (covered === known) return;
      known = covered;
      root.setProperty('--keyboard', `${covered}px`);
    };
    const resize = () => {
      measure();
      keepFocusInSight();
    };

    if (focusedField()) measure();
    view?.addEventListener('resize', resize);
    view?.addEventListener('scroll', measure);
    return () => {
      view?.removeEventListener('resize', resize);
      view?.removeEventListener('scroll', measure);
      root.removeProperty('--keyboard');
    };
  }, []);
};
