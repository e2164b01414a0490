import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';

interface Modal {
  /** An alert wants an answer; a dialog may also be left by a press beside it. */
  readonly role: 'alertdialog' | 'dialog';
  readonly onClose: () => void;
  /** Where the focus begins; at the first button when left out. */
  readonly first?: RefObject<HTMLElement | null>;
}

/**
 * The attributes of a native modal dialog that is open for as long as its component is there; its closing gives the
 * focus back to where it was. Escape asks `onClose` and closes nothing by itself, since whether the dialog shows is the
 * caller's state.
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
      // Where the focus was is gone, or was nowhere yet: it would vanish with the dialog.
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
      onClose();
    },
    // A second Escape closes the dialog without asking: some browsers insist.
    onClose: () => {
      if (ref.current?.open === false) onClose();
    },
    // The dialog element itself is the scrim around its panel.
    onClick: (event: MouseEvent) => {
      if (role === 'dialog' && event.target === event.currentTarget) onClose();
    },
  };
};
