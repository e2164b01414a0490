import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CheckIcon, CopyIcon } from '../icons/later-icons';
import { Button } from './button';
import { classes } from './classes';
import './copy-field.css';

interface CopyFieldProps {
  readonly label: ReactNode;
  /** The visible value, which the user can also select and copy by hand. */
  readonly children: ReactNode;
  /** Copies the value and resolves with whether the copy succeeded. */
  readonly onCopy: () => Promise<boolean>;
  /** Label of the button ("Salin"), followed by `what` ("nomor") for screen readers only. */
  readonly copy: string;
  readonly what: string;
  /** Label of the button for a moment after a copy ("Tersalin"). */
  readonly copied: string;
  /** What a screen reader then announces ("Nomor tersalin"). */
  readonly announced: string;
  /** Called if the copy failed. The value is then selected. */
  readonly onFailed: () => void;
}

/** How long the button confirms that the value is copied, in milliseconds. */
const copiedTime = 2_000;

/** Renders a value with a button that copies it. */
export const CopyField = (props: CopyFieldProps) => {
  const { label, children, copy, what, copied, announced, onCopy, onFailed } = props;
  const id = useId();
  const shown = useRef<HTMLDivElement>(null);
  const [copies, setCopies] = useState(0);
  const isCopied = copies > 0;

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(setCopies, copiedTime, 0);
    return () => clearTimeout(timer);
  }, [copies]);

  const copyText = async () => {
    if (await onCopy()) return setCopies((count) => count + 1);
    if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
    onFailed();
  };

  return (
    <div className="copy-field" role="group" aria-labelledby={id}>
      <p className="copy-field__label" id={id}>
        {label}
      </p>
      <div className="copy-field__line">
        <div ref={shown}>{children}</div>
        <Button look="secondary" compact onClick={() => void copyText()}>
          {[
            { icon: <CopyIcon small />, text: copy, isNow: !isCopied },
            { icon: <CheckIcon small />, text: copied, isNow: isCopied },
          ].map(({ icon, text, isNow }) => (
            <span
              key={text}
              className={classes('copy-field__state', !isNow && 'copy-field__state--other')}
            >
              {icon}
              <span className="copy-field__text">
                {text}
                <span className="visually-hidden"> {what}</span>
              </span>
            </span>
          ))}
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {isCopied && <span key={copies}>{announced}</span>}
      </p>
    </div>
  );
};
