import { type ReactNode, useId, useRef, useState } from 'react';
import { CheckIcon, CopyIcon } from '../icons/later-icons';
import { Button } from './button';
import './copy-field.css';

interface CopyFieldProps {
  readonly label: string;
  /** The visible value, which the user can also select and copy by hand. */
  readonly children: ReactNode;
  /** Copies the value and resolves with whether the copy succeeded. */
  readonly onCopy: () => Promise<boolean>;
  /** Label of the button ("Salin"), followed by `what` ("nomor") for screen readers only. */
  readonly copy: string;
  readonly what: string;
  /** Called with whether the copy succeeded. If it failed, the value is selected. */
  readonly onEnd: (copied: boolean) => void;
}

/** Renders a value with a button that copies it. */
export const CopyField = ({ label, children, copy, what, onCopy, onEnd }: CopyFieldProps) => {
  const id = useId();
  const shown = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState(false);

  const copyText = async () => {
    const isCopied = await onCopy();
    setCopied(isCopied);
    if (!isCopied && shown.current) window.getSelection()?.selectAllChildren(shown.current);
    onEnd(isCopied);
  };

  return (
    <div className="copy-field" role="group" aria-labelledby={id}>
      <p className="copy-field__label" id={id}>
        {label}
      </p>
      <div className="copy-field__line">
        <div ref={shown}>{children}</div>
        <Button look="secondary" compact onClick={() => void copyText()}>
          {copied ? <CheckIcon small /> : <CopyIcon small />}
          <span>
            {copy}
            <span className="visually-hidden"> {what}</span>
          </span>
        </Button>
      </div>
    </div>
  );
};
