import { useId, useRef, useState } from 'react';
import { groupOfFour } from '../format/digits';
import { CheckIcon, CopyIcon } from '../icons/icon';
import { Button } from './button';

interface CopyFieldProps {
  readonly label: string;
  /** Digits only; shown in groups of four, copied without the gaps. */
  readonly value: string;
  readonly copy: string;
  readonly copied: string;
  /** Said when the device does not let a page copy; the number is selected then. */
  readonly failed: string;
}

/** A number that has to be taken elsewhere. */
export const CopyField = ({ label, value, copy, copied, failed }: CopyFieldProps) => {
  const id = useId();
  const output = useRef<HTMLOutputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      if (output.current) window.getSelection()?.selectAllChildren(output.current);
      setOutcome('failed');
    }
  };

  return (
    <div className="copy-field">
      <p className="copy-field__label" id={id}>
        {label}
      </p>
      <output className="copy-field__value" aria-labelledby={id} ref={output}>
        {groupOfFour(value)}
      </output>
      <Button look="secondary" onClick={() => void copyText()}>
        {outcome === 'copied' ? <CheckIcon small /> : <CopyIcon small />}
        {copy}
      </Button>
      <p className="copy-field__outcome" role="status">
        {outcome === 'copied' ? copied : outcome === 'failed' ? failed : ''}
      </p>
    </div>
  );
};
