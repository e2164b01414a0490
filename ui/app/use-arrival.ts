import { useLayoutEffect, useRef } from 'react';
import type { Place } from '../../domain/ports/navigator';

const positions = new Map<string, number>();

/**
 * On a route change, focuses the `h1` and scrolls to the top, or back to the earlier position. Does the same when other
 * content replaces the page. Waits while nothing is shown.
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
    // No page was left yet: a screen reader reads a new document from its top without help.
    if (positions.size === 0) return;
    window.scrollTo(0, place.by === 'back' ? (positions.get(place.key) ?? 0) : 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [place, shown]);
};
