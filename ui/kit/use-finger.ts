import { type MouseEvent, type TouchEvent, useRef } from 'react';

/** CSS pixels beyond which a touch counts as scrolling. */
const mostMoved = 10;

/**
 * Returns handlers that open a list in another way when it is touched, or reached by the keyboard's "next". They cancel
 * the end of the touch, so that the browser's own list stays closed; keys, mice and screen readers still open that one.
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
    // A screen reader's click is trusted, and opens the browser's own list.
    onClick: ({ nativeEvent }: MouseEvent) => {
      if (!nativeEvent.isTrusted) open();
    },
  };
};
