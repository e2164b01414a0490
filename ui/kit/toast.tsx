import { classes } from './classes';
import './toast.css';

interface ToastProps {
  /** A new `id` makes the same words heard again. The caller takes it away after 5000 ms (spec §2). */
  readonly toast?: { readonly id: number; readonly text: string } | undefined;
  readonly place?: 'top' | 'bottom' | undefined;
}

/** Where toasts appear. It is there before the first one, or a screen reader would miss that one. */
export const Toast = ({ toast, place = 'bottom' }: ToastProps) => (
  <div className={classes('toast', `toast--${place}`)} role="status">
    {toast && (
      <p className="toast__text" data-toast="" key={toast.id}>
        {toast.text}
      </p>
    )}
  </div>
);
