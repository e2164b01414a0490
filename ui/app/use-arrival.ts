import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Place } from '../../domain/ports/navigator';

/** Where each place was scrolled to, by its key. */
const positions = new Map<string, number>();
/** A screen reader reads a new document from its top without help. */
let hasLeft = false;

/**
 * Lets the browser restore the scroll position of a reloaded document only. On a way back it would scroll the page that
 * is still shown.
 */
const useOwnScroll = (): void =>
  useEffect(() => {
    const own = () => void (history.scrollRestoration = 'manual');
    const leave = () => void (history.scrollRestoration = 'auto');
    own();
    addEventListener('pageshow', own);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pageshow', own);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

/**
 * On a route change, focuses the `h1` and scrolls to the top, or back to the earlier position. Does the same when other
 * content replaces the page. Waits while nothing is shown.
 */
export const useArrival = (place: Place, shown: string | undefined): void => {
  const arrived = useRef<string>(undefined);

  useOwnScroll();

  useLayoutEffect(() => () => void (hasLeft = true), [place]);

  useLayoutEffect(() => {
    if (!shown) return;
    const { key, path, by } = place;
    // Another query is another state of the same page: a tab, or a receipt over its list.
    const now = `${shown} ${path}`;
    if (hasLeft && arrived.current !== now) {
      window.scrollTo(0, by === 'back' ? (positions.get(key) ?? 0) : 0);
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
    arrived.current = now;
    // Noted while the page is shown: as it is replaced, a shorter page cuts its position off.
    const note = () => void positions.set(key, window.scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [place, shown]);
};
