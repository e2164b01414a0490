import { type RefObject, useEffect } from 'react';

/** Tells the style sheet how high the bar is (`--actions-height`), so that what is focused is scrolled clear of it. */
export const useActionBar = (bar: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      root.setProperty('--actions-height', `${bar.current?.offsetHeight ?? 0}px`);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      root.removeProperty('--actions-height');
    };
  }, [bar]);
};
