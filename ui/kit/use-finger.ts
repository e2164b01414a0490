import { type MouseEvent, type TouchEvent, useRef } from 'react';

/** A finger that moved farther (CSS pixels) was scrolling. */
const mostMoved = 10;

/**
 * The handlers of a list that a finger, and the keyboard's "next", opens in its own way. The end of the touch is taken
 * from the browser, so its own list stays closed; keys, mice, screen readers and programs are not touched by it.
 */
export const useFinger = (open: () => void) => {
  const start = useRef<Touch>(undefined);
  return {
    'data-opens': 'sheet',
    onTouchStart: ({ nativeEvent }: TouchEvent) => {
      start.current = nativeEvent.touches[0];
    },
    onTouchEnd: ({ nativeEvent: event }: TouchEvent) => {
      const touch = event.changedTouches[0];
      const from = start.current;
      if (!touch || !from || !event.cancelable) return;
      if (Math.hypot(touch.clientX - from.clientX, touch.clientY - from.clientY) > mostMoved)
        return;
      event.preventDefault();
      open();
    },
    // A screen reader's press is trusted, and opens the browser's own list.
    onClick: ({ nativeEvent }: MouseEvent) => {
      if (!nativeEvent.isTrusted) open();
    },
  };
};
