import { type PointerEvent, useLayoutEffect, useRef } from 'react';

/** Share of its height by which a sheet has to be dragged to close. */
const farthest = 1 / 3;

/** A shorter drag closes the sheet if it is a flick: this fast, in pixels per millisecond, and at least this far. */
const flick = { speed: 0.5, way: 24 };

/** Milliseconds within which a page removes a sheet that a drag closed; a sheet that stays returns. */
const patience = 300;

/** Lets sheet.css move a sheet in or out, then calls `ended`: at once with reduced motion. */
const move = (dialog: HTMLElement, way: 'in' | 'out', ended: () => void): void => {
  dialog.dataset['moves'] = way;
  Promise.all(dialog.getAnimations({ subtree: true }).map((it) => it.finished)).then(ended, ended);
};

/**
 * Moves a sheet in when it opens and out when it is removed, and lets the user drag it down by its head to close it.
 * Returns the panel's ref and the head's handlers. Call it before `useModal`, which closes the dialog.
 */
export const useSheetMotion = (onClose: () => void) => {
  const panel = useRef<HTMLDivElement>(null);
  const start = useRef<{ readonly y: number; readonly time: number }>(undefined);

  useLayoutEffect(() => {
    const moved = panel.current;
    const dialog = moved?.closest('dialog');
    const page = document.querySelector('main');
    if (!moved || !dialog) return;
    // By then the dialog is open. A focus that it took below the edge would have scrolled it.
    queueMicrotask(() => move(dialog, 'in', () => dialog.removeAttribute('data-moves')));
    return () => {
      const { transform } = getComputedStyle(moved);
      const { scrollTop } = dialog;
      // By then the dialog is removed. It returns for its last animation, unless its page was removed too.
      queueMicrotask(() => {
        if (dialog.isConnected || page?.isConnected === false) return;
        moved.style.transform = transform;
        dialog.setAttribute('aria-hidden', 'true');
        document.body.append(dialog);
        move(dialog, 'out', () => dialog.remove());
        dialog.scrollTop = scrollTop;
      });
    };
  }, []);

  const follow = (transform: string, transition: string) => {
    if (panel.current) Object.assign(panel.current.style, { transform, transition });
  };

  return {
    panel,
    head: {
      onPointerDown: (event: PointerEvent) => {
        const isCentred = matchMedia('(min-width: 900px)').matches;
        if (isCentred || event.pointerType === 'mouse' || !event.isPrimary) return;
        start.current = { y: event.clientY, time: event.timeStamp };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        if (!start.current || !event.isPrimary) return;
        follow(`translateY(${Math.max(0, event.clientY - start.current.y)}px)`, 'none');
      },
      onPointerUp: (event: PointerEvent) => {
        if (!start.current || !panel.current || !event.isPrimary) return;
        const way = event.clientY - start.current.y;
        const speed = way / (event.timeStamp - start.current.time);
        const closes =
          way > panel.current.offsetHeight * farthest || (way >= flick.way && speed > flick.speed);
        start.current = undefined;
        if (closes) onClose();
        setTimeout(() => follow('', ''), closes ? patience : 0);
      },
      onPointerCancel: () => {
        start.current = undefined;
        follow('', '');
      },
    },
  };
};
