import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Files } from '../../../domain/ports/files';
import type { Receipt, ReceiptOf } from '../../../domain/receipts/receipts';
import { useCopy } from '../../app/use-copy';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { receiptFile } from './receipt-text';

/** What came of the last press: the key of a sentence, or a text that has to be copied by hand. */
interface Outcome {
  readonly message?: 'saved' | 'opened' | 'copied' | 'copyFailed' | 'byHand';
  readonly text?: string;
}

/** Keeping a receipt and copying its reference, and what came of it. */
export const useReceiptActions = (of: ReceiptOf) => {
  const { t } = useTranslation('transactions');
  const format = useFormat();
  const files = useService(Files);
  const copyText = useCopy();
  const [outcome, setOutcome] = useState<Outcome>({});

  const save = async (receipt: Receipt) => {
    const file = receiptFile(receipt, of, t, format);
    const end = await files.save(file);
    if (end === 'text') setOutcome({ message: 'byHand', text: file.text });
    else setOutcome(end === 'shared' ? {} : { message: end });
  };

  const copy = async () => {
    const isCopied = await copyText(of.referenceId);
    setOutcome(isCopied ? { message: 'copied' } : { message: 'copyFailed', text: of.referenceId });
  };

  return { outcome, save, copy };
};
