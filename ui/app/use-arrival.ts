import { useLayoutEffect, useRef } from 'react';
import type { Place } from '../../domain/ports/navigator';

const positions = new Map<string, number>();

/**
 * On a route change the focus goes to the `h1` and the page to its top, or back to where it was scrolled to; so it does
 * when something else is shown in its place. Nothing is shown while it is waited for.
 */
export const useArrival = (place: Place, shown: string | undefined): void => {
  const arrived = useRef<string>(undefined);

  useLayoutEffect(() => {
    const { key } = place;
    return () => void positions.set(key, window.scrollY);
  }, [place]);

  useLayoutEffect(() => {
    // Another query is another state of the same page: a tab, or a receipt over its list.
    const now = `${shown} ${place.path}`;
    if (!shown || arrived.current === now) return;
    arrived.current = now;
    // Nothing was left yet: a freshly opened document is read from its top by itself.
    if (positions.size === 0) return;
    window.scrollTo(0, place.by === 'back' ? (positions.get(place.key) ?? 0) : 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [place, shown]);
};
