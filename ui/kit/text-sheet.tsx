import { useRef, useState } from 'react';
import { Button } from './button';
import { Sheet } from './sheet';
import './plain-text.css';

interface TextSheetProps {
  readonly title: string;
  readonly lead: string;
  readonly text: string;
  readonly copy: string;
  readonly copied: string;
  /** Copies the text, and says whether the device let it. */
  readonly onCopy: () => Promise<boolean>;
  /** Said when the device does not let a page copy; the text is selected then. */
  readonly failed: string;
  readonly close: string;
  readonly onClose: () => void;
}

/** The last rung for a file: its text, to be copied. */
export const TextSheet = ({
  text,
  lead,
  copy,
  copied,
  onCopy,
  failed,
  ...sheet
}: TextSheetProps) => {
  const shown = useRef<HTMLPreElement>(null);
  const [outcome, setOutcome] = useState('');
  const copyText = async () => {
    const isCopied = await onCopy();
    if (!isCopied && shown.current) window.getSelection()?.selectAllChildren(shown.current);
    setOutcome(isCopied ? copied : failed);
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
