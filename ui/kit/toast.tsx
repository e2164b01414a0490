import { type RefObject, useLayoutEffect, useRef } from 'react';
import { classes } from './classes';
import './toast.css';

interface ToastProps {
  /** A new `id` makes a screen reader read the same text again. The caller removes it after 5000 ms (spec §2). */
  readonly toast?: { readonly id: number; readonly text: string } | undefined;
  readonly place?: 'top' | 'bottom' | undefined;
}

/** Moves a toast to the top while it would cover the page's main action, which may scroll. */
const useClearOfAction = (box: RefObject<HTMLDivElement | null>, id: number | undefined) => {
  useLayoutEffect(() => {
    if (id === undefined) return;
    const place = () => {
      const [toast, action] = [box.current, document.querySelector('main [data-action="primary"]')];
      toast?.classList.remove('toast--away');
      const [low, high] = [toast?.getBoundingClientRect(), action?.getBoundingClientRect()];
      const isCovered = low && high && low.top < high.bottom && high.top < low.bottom;
      toast?.classList.toggle('toast--away', isCovered);
    };
    place();
    window.addEventListener('scroll', place);
    return () => window.removeEventListener('scroll', place);
  }, [box, id]);
};

/** Renders the live region for toasts. It is mounted early, or a screen reader would miss the first toast. */
export const Toast = ({ toast, place = 'bottom' }: ToastProps) => {
  const box = useRef<HTMLDivElement>(null);
  useClearOfAction(box, toast?.id);
  return (
    <div ref={box} className={classes('toast', `toast--${place}`)} role="status">
      {toast && (
        <p className="toast__text" data-toast="" key={toast.id}>
          {toast.text}
        </p>
      )}
    </div>
  );
};
