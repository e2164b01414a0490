import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { CloseIcon } from '../icons/later-icons';
import { IconButton } from './icon-button';
import type { SheetProps } from './sheet';
import './dialog.css';
import './sheet.css';
import './side-pane.css';

/** Renders a detail beside its list, as a dialog that leaves the list usable. The focus returns when it closes. */
export const SidePane = ({ title, children, action, more, close, onClose }: SheetProps) => {
  const id = useId();
  const pane = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  });
  useLayoutEffect(() => {
    const here = pane.current;
    const opener = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    const press = (event: KeyboardEvent) => onKey(event);
    here?.addEventListener('keydown', press);
    return () => {
      here?.removeEventListener('keydown', press);
      if (!here?.contains(document.activeElement)) return;
      // The row that opened it may be scrolled out of the document.
      const row = opener?.closest('main button');
      const next = row?.isConnected ? row : document.querySelector('main h1');
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div className="sheet sheet__panel side-pane" role="dialog" aria-labelledby={id} ref={pane}>
      <h2 className="dialog__title sheet__title" id={id} tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <div className="sheet__body">{children}</div>
      <div className="dialog__buttons">{action}</div>
      {more && <div className="sheet__more">{more}</div>}
      <div className="sheet__close">
        <IconButton label={close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
    </div>
  );
};
