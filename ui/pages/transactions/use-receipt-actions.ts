import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Files } from '../../../domain/ports/files';
import type { Receipt } from '../../../domain/receipts/receipts';
import { useCopy } from '../../app/use-copy';
import { useFileFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { receiptFile, type ShownReceipt } from './receipt-text';

/** Result of the last press: the key of a message, or a text for copying by hand. */
interface Outcome {
  readonly message?: 'saved' | 'opened' | 'copied' | 'copyFailed' | 'byHand';
  readonly text?: string;
}

/** Saves a receipt, and copies its reference, which is selected if that fails; returns the result of the last press. */
export const useReceiptActions = (of: ShownReceipt, shown: RefObject<HTMLElement | null>) => {
  const { t } = useTranslation('transactions');
  const format = useFileFormat();
  const files = useService(Files);
  const copyText = useCopy();
  const [outcome, setOutcome] = useState<Outcome>({});

  const save = async (receipt: Receipt) => {
    const file = receiptFile(receipt, of, t, format);
    const end = await files.save(file);
    if (end === 'text') setOutcome({ message: 'byHand', text: file.text });
    else setOutcome(end === 'shared' ? {} : { message: end });
  };

  const copy = async (reference: string) => {
    setOutcome({});
    const isCopied = await copyText(reference);
    if (!isCopied && shown.current) window.getSelection()?.selectAllChildren(shown.current);
    setOutcome({ message: isCopied ? 'copied' : 'copyFailed' });
  };

  return { outcome, save, copy };
};
