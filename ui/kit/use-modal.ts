import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';

interface Modal {
  /** An alert requires an answer; a dialog also closes by a press outside of it. */
  readonly role: 'alertdialog' | 'dialog';
  readonly onClose: () => void;
  /** Element that takes the focus first; defaults to the first button. */
  readonly first?: RefObject<HTMLElement | null>;
}

/**
 * Returns the attributes of a native modal dialog that is open while its component is mounted; when it closes, the
 * focus returns. Escape calls `onClose` and closes nothing itself, because the caller's state decides whether the
 * dialog is shown.
 */
export const useModal = ({ role, onClose, first }: Modal) => {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!dialog.open) dialog.showModal();
    first?.current?.focus();
    return () => {
      dialog.close();
      // The focus has no element to return to, and would vanish with the dialog.
      const { activeElement, body } = document;
      if (activeElement === body || dialog.contains(activeElement))
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    };
  }, [first]);

  return {
    ref,
    role,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      // React passes on the event of a dialog that this one renders.
      if (event.target === event.currentTarget) onClose();
    },
    // Some browsers close the dialog on a second Escape without asking.
    onClose: () => {
      if (ref.current?.open === false) onClose();
    },
    // The dialog element itself is the scrim around its panel.
    onClick: (event: MouseEvent) => {
      if (role === 'dialog' && event.target === event.currentTarget) onClose();
    },
  };
};
