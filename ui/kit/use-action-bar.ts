import { type RefObject, useEffect } from 'react';

const keepFocusInSight = () => {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.matches('input, select, textarea'))
    focused.scrollIntoView({ block: 'nearest' });
};

/**
 * Tells the style sheet how much the bar and the on-screen keyboard cover (`--actions-height`, `--keyboard`), so that a
 * focused field is scrolled clear of both (WCAG 2.4.11). Webviews that shrink the page for the keyboard report none.
 */
export const useActionBar = (bar: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const root = document.documentElement.style;
    const view = window.visualViewport;
    let known = -1;

    const measureBar = () => {
      root.setProperty('--actions-height', `${bar.current?.offsetHeight ?? 0}px`);
    };
    const measureKeyboard = () => {
      if (!view || view.scale !== 1) return;
      const covered = Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
      // Told with every scrolled pixel: only news may touch the style of the whole document.
      if (covered === known) return;
      known = covered;
      root.setProperty('--keyboard', `${covered}px`);
    };
    const resize = () => {
      measureKeyboard();
      keepFocusInSight();
    };

    const observer = new ResizeObserver(measureBar);
    if (bar.current) observer.observe(bar.current);
    view?.addEventListener('resize', resize);
    view?.addEventListener('scroll', measureKeyboard);
    return () => {
      observer.disconnect();
      view?.removeEventListener('resize', resize);
      view?.removeEventListener('scroll', measureKeyboard);
      root.removeProperty('--actions-height');
      root.removeProperty('--keyboard');
    };
  }, [bar]);
};
