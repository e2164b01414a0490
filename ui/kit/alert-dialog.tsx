import { type ReactNode, useId } from 'react';
import { Button, type ButtonLook } from './button';
import { useModal } from './use-modal';
import './dialog.css';

interface DialogButton {
  readonly label: string;
  readonly onPress: () => void;
  readonly look?: ButtonLook | undefined;
  readonly busy?: boolean | undefined;
}

interface AlertDialogProps {
  readonly title: string;
  readonly body: string;
  /** Small print below it, such as the code for support. */
  readonly note?: ReactNode;
  readonly primary: DialogButton;
  readonly secondary?: DialogButton | undefined;
  /** Called when the user presses Escape. */
  readonly onClose: () => void;
}

/** Renders a dialog that the user must answer before the page continues. */
export const AlertDialog = ({
  title,
  body,
  note,
  primary,
  secondary,
  onClose,
}: AlertDialogProps) => {
  const id = useId();
  return (
    <dialog
      className="dialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}body`}
      {...useModal({ role: 'alertdialog', onClose })}
    >
      <div className="dialog__panel">
        <h2 className="dialog__title" id={`${id}title`}>
          {title}
        </h2>
        <div className="dialog__body" id={`${id}body`}>
          <p>{body}</p>
          {note}
        </div>
        <div className="dialog__buttons">
          <Button look={primary.look ?? 'primary'} busy={primary.busy} onClick={primary.onPress}>
            {primary.label}
          </Button>
          {secondary && (
            <Button
              look={secondary.look ?? 'quiet'}
              busy={secondary.busy}
              onClick={secondary.onPress}
            >
              {secondary.label}
            </Button>
          )}
        </div>
      </div>
    </dialog>
  );
};
