import { useRef, useState } from 'react';
import { Button } from './button';
import { Sheet } from './sheet';

interface TextSheetProps {
  readonly title: string;
  readonly lead: string;
  readonly text: string;
  readonly copy: string;
  readonly copied: string;
  /** Said when the device does not let a page copy; the text is selected then. */
  readonly failed: string;
  readonly close: string;
  readonly onClose: () => void;
}

/** The last rung for a file: its text, to be copied. */
export const TextSheet = ({ text, lead, copy, copied, failed, ...sheet }: TextSheetProps) => {
  const shown = useRef<HTMLPreElement>(null);
  const [outcome, setOutcome] = useState('');
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(copied);
    } catch {
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
      setOutcome(failed);
    }
  };
  return (
    <Sheet
      {...sheet}
      actions={
        <Button look="primary" onClick={() => void copyText()}>
          {copy}
        </Button>
      }
    >
      <p>{lead}</p>
      <pre className="plain-text" ref={shown}>
        {text}
      </pre>
      <p role="status">{outcome}</p>
    </Sheet>
  );
};
