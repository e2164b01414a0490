import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { CloseIcon } from '../icons/later-icons';
import { classes } from './classes';
import { IconButton } from './icon-button';
import { useModal } from './use-modal';
import { useSheetMotion } from './use-sheet-motion';
import { WaitingInside } from './waiting';
import './dialog.css';
import './sheet.css';

export interface SheetProps {
  readonly title: string;
  readonly children?: ReactNode;
  /**
   * The main action, which stays visible while the content scrolls. The dialog's first button is this one, or the first
   * in a content without it.
   */
  readonly action?: ReactNode;
  /** Further buttons, which scroll with the content. */
  readonly more?: ReactNode;
  readonly close: string;
  readonly onClose: () => void;
  /** Element that takes the focus first; defaults to the title. */
  readonly first?: RefObject<HTMLElement | null> | undefined;
}

/** Renders a dialog that comes from the bottom of the page. */
export const Sheet = ({ title, children, action, more, close, onClose, first }: SheetProps) => {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { panel, head } = useSheetMotion(onClose);
  return (
    <dialog
      className={classes('dialog sheet', !!action && 'sheet--acts')}
      aria-labelledby={id}
      {...useModal({ role: 'dialog', onClose, first: first ?? heading })}
    >
      <div className="sheet__panel" ref={panel}>
        <div className="sheet__head" {...head}>
          <h2 className="dialog__title sheet__title" id={id} tabIndex={-1} ref={heading}>
            {title}
          </h2>
        </div>
        <div className="sheet__body">
          <WaitingInside>{children}</WaitingInside>
        </div>
        {action !== undefined && <div className="dialog__buttons">{action}</div>}
        {more && <div className="sheet__more">{more}</div>}
        <div className="sheet__close">
          <IconButton label={close} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
      </div>
    </dialog>
  );
};
