import { type RefObject, useEffect } from 'react';

/** Tells the style sheet how high a bar is, so that what is focused is scrolled clear of it; 0 without the bar. */
export const useBarHeight = (
  bar: RefObject<HTMLElement | null>,
  name: '--actions-height' | '--places-height',
): void => {
  useEffect(() => {
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      root.setProperty(name, `${bar.current?.offsetHeight ?? 0}px`);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      root.removeProperty(name);
    };
  }, [bar, name]);
};
