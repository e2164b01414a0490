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
  /** Label after the value was copied. */
  readonly copied: string;
  readonly what: string;
  /** Called with whether the copy succeeded. If it failed, the value is selected. */
  readonly onEnd: (copied: boolean) => void;
}

/** Renders a value with a button that copies it. */
export const CopyField = (props: CopyFieldProps) => {
  const { label, children, copy, copied, what, onCopy, onEnd } = props;
  const id = useId();
  const shown = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);

  const copyText = async () => {
    const isDone = await onCopy();
    setCopied(isDone);
    if (!isDone && shown.current) window.getSelection()?.selectAllChildren(shown.current);
    onEnd(isDone);
  };

  return (
    <div className="copy-field" role="group" aria-labelledby={id}>
      <p className="copy-field__label" id={id}>
        {label}
      </p>
      <div className="copy-field__line">
        <div ref={shown}>{children}</div>
        <Button look="secondary" compact onClick={() => void copyText()}>
          {isCopied ? <CheckIcon small /> : <CopyIcon small />}
          <span>
            {isCopied ? copied : copy}
            <span className="visually-hidden"> {what}</span>
          </span>
        </Button>
      </div>
    </div>
  );
};
