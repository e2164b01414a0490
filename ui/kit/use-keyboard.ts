import { useEffect } from 'react';

/** Minimum height of an on-screen keyboard in pixels; less is a browser's bar or zoom, unless a field is focused. */
const lowestKeyboard = 120;

const focusedField = (): Element | undefined => {
  const focused = document.activeElement;
  return focused?.matches('input, select, textarea') ? focused : undefined;
};

const keepFocusInSight = () => {
  const focused = focusedField();
  if (!focused) return;
  // A page's action bar is always visible; a sheet that is too high now has its actions at its end.
  const action = focused.closest('dialog')?.querySelector('.dialog__buttons button');
  for (const it of [action, focused]) it?.scrollIntoView({ block: 'nearest' });
};

/**
 * Writes the height that the on-screen keyboard covers into `--keyboard`, so that a focused field and what follows it
 * stay visible, in a page and in a sheet over it (decision 30, WCAG 2.4.11). A webview, or an embedding page, that
 * makes the page smaller for the keyboard reports no height; the field is scrolled into view in any case.
 */
export const useKeyboard = (): void => {
  useEffect(() => {
    const root = document.documentElement.style;
    const view = window.visualViewport;

    const measure = () => {
      if (!view) return;
      // While the page is zoomed, the keyboard cannot be measured.
      const hidden = view.scale === 1 ? window.innerHeight - view.height - view.offsetTop : 0;
      const isKeyboard = hidden >= lowestKeyboard || focusedField() !== undefined;
      const covered = `${isKeyboard ? Math.max(0, Math.round(hidden)) : 0}px`;
      // Called for every scrolled pixel: only a change may restyle the whole document.
      if ((root.getPropertyValue('--keyboard') || '0px') !== covered)
        root.setProperty('--keyboard', covered);
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
