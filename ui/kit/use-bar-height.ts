import { type RefObject, useEffect } from 'react';

/** Writes the height of a bar into a custom property, so that a focused element is scrolled clear of the bar. */
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
