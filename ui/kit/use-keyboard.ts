import { useEffect } from 'react';

const keepFocusInSight = () => {
  const focused = document.activeElement;
  if (!focused?.matches('input, select, textarea')) return;
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
      if (!view || view.scale !== 1) return;
      const covered = Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
      // Told with every scrolled pixel: only news may touch the style of the whole document.
      if (covered === known) return;
      known = covered;
      root.setProperty('--keyboard', `${covered}px`);
    };
    const resize = () => {
      measure();
      keepFocusInSight();
    };

    measure();
    view?.addEventListener('resize', resize);
    view?.addEventListener('scroll', measure);
    return () => {
      view?.removeEventListener('resize', resize);
      view?.removeEventListener('scroll', measure);
      root.removeProperty('--keyboard');
    };
  }, []);
};
