import { type ReactNode, useId, useRef, useState } from 'react';
import { CheckIcon, CopyIcon } from '../icons/icon';
import { Button } from './button';
import './copy-field.css';

interface CopyFieldProps {
  readonly label: string;
  /** Shown; what of it is selected by hand is what is copied. */
  readonly children: ReactNode;
  /** Copies the value, and says whether the device let it. */
  readonly onCopy: () => Promise<boolean>;
  /** "Salin", and what of: "nomor", which is only heard. */
  readonly copy: string;
  readonly what: string;
  /** Whether it was copied. Where the device does not let a page copy, the value is selected. */
  readonly onEnd: (copied: boolean) => void;
}

/** Something that has to be taken elsewhere, with its button beside it. */
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
