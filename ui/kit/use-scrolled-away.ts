import { type RefObject, useEffect } from 'react';

/** Calls back when an element has been scrolled out of the page under its header, and when it is back. */
export const useScrolledAway = (
  element: RefObject<HTMLElement | null>,
  onChange: ((isAway: boolean) => void) | undefined,
): void => {
  useEffect(() => {
    const it = element.current;
    if (!it || !onChange) return undefined;
    const header = it.closest('.page')?.querySelector('header')?.offsetHeight ?? 0;
    const watching = new IntersectionObserver(
      (entries) => {
        const entry = entries[entries.length - 1];
        if (entry) onChange(!entry.isIntersecting && entry.boundingClientRect.top < header);
      },
      { rootMargin: `-${header}px 0px 0px 0px` },
    );
    watching.observe(it);
    return () => watching.disconnect();
  }, [element, onChange]);
};
