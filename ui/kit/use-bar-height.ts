import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Writes the height of a bar into a custom property, so that a focused element is scrolled clear of the bar. */
export const useBarHeight = (
  bar: RefObject<HTMLElement | null>,
  name: '--actions-height' | '--places-height',
  onChange?: () => void,
): void => {
  const changed = useEffectEvent(() => onChange?.());
  // Before the first frame, so that what stands above the bar does not move in the next one.
  useLayoutEffect(() => {
    const root = document.documentElement.style;
    const measure = () => {
      root.setProperty(name, `${bar.current?.offsetHeight ?? 0}px`);
      changed();
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (bar.current) observer.observe(bar.current);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      root.removeProperty(name);
    };
  }, [bar, name]);
};
