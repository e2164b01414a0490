import { classes } from './classes';
import './toast.css';

interface ToastProps {
  /** A new `id` makes a screen reader read the same text again. The caller removes it after 5000 ms (spec §2). */
  readonly toast?: { readonly id: number; readonly text: string } | undefined;
  readonly place?: 'top' | 'bottom' | undefined;
}

/** Renders the live region for toasts. It is mounted early, or a screen reader would miss the first toast. */
export const Toast = ({ toast, place = 'bottom' }: ToastProps) => (
  <div className={classes('toast', `toast--${place}`)} role="status">
    {toast && (
      <p className="toast__text" data-toast="" key={toast.id}>
        {toast.text}
      </p>
    )}
  </div>
);
