import { type RefObject, useEffect, useRef } from 'react';
import { cancellable } from '../../../hooks/cancellable';

const [least, most] = [1, 4];

interface Fingers {
  readonly apart: number;
  /** Point between them. */
  readonly x: number;
  readonly y: number;
}

const fingersOf = ({ touches }: TouchEvent): Fingers | undefined => {
  const [a, b] = touches;
  if (!a || !b) return undefined;
  const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  return { apart, x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
};

/**
 * Zooms the content of a box by its `--zoom` while two fingers move, around the point between them, and calls `onZoom`
 * at the end. Webviews may have no pinch zoom.
 */
export const usePinch = (
  box: RefObject<HTMLElement | null>,
  /** `undefined` turns zooming off. */
  zoom: number | undefined,
  onZoom: (zoom: number) => void,
): void => {
  const latest = useRef({ zoom, onZoom });
  useEffect(() => {
    latest.current = { zoom, onZoom };
  });
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    let begun: { readonly apart: number; readonly zoom: number } | undefined;
    let now = 1;
    const begin = (event: TouchEvent) => {
      const fingers = fingersOf(event);
      begun = undefined;
      if (!fingers || latest.current.zoom === undefined) return;
      now = latest.current.zoom;
      begun = { apart: fingers.apart, zoom: now };
    };
    const move = (event: TouchEvent) => {
      const fingers = fingersOf(event);
      if (!begun || !fingers) return;
      if (event.cancelable) event.preventDefault();
      const next = Math.min(most, Math.max(least, (begun.zoom * fingers.apart) / begun.apart));
      const { left, top } = current.getBoundingClientRect();
      const [x, y, ratio] = [fingers.x - left, fingers.y - top, next / now];
      const [toLeft, toTop] = [current.scrollLeft + x, current.scrollTop + y];
      current.style.setProperty('--zoom', String(next));
      current.scrollTo(toLeft * ratio - x, toTop * ratio - y);
      now = next;
    };
    const end = () => {
      if (begun) latest.current.onZoom(now);
      begun = undefined;
    };
    return cancellable((signal) => {
      current.addEventListener('touchstart', begin, { passive: true, signal });
      current.addEventListener('touchmove', move, { passive: false, signal });
      for (const type of ['touchend', 'touchcancel'])
        current.addEventListener(type, end, { passive: true, signal });
    });
  }, [box]);
};
