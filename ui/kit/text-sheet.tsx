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
  /** Copies the text and resolves with whether the copy succeeded. */
  readonly onCopy: () => Promise<boolean>;
  /** Shown if the copy fails; the text is then selected. */
  readonly failed: string;
  readonly close: string;
  readonly onClose: () => void;
}

/** Renders the last fallback for a file: its text, for copying. */
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
      action={
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
