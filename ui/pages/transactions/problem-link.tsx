import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { purchaseProblemsOf } from '../../../domain/receipts/purchase-problem';
import type { Receipt, ReceiptOf } from '../../../domain/receipts/receipts';
import { Button } from '../../kit/button';
import { ProblemSheet } from './problem-sheet';

interface ProblemLinkProps {
  readonly receipt: Receipt;
  readonly of: ReceiptOf;
}

/** Renders the button with which a user reports a problem with a purchase. */
export const ProblemLink = ({ receipt, of }: ProblemLinkProps) => {
  const { t } = useTranslation('transactions');
  const [isOpen, setOpen] = useState(false);
  const problems = purchaseProblemsOf(receipt, of);
  if (problems.length === 0) return null;
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('problem.open')}
      </Button>
      {isOpen && (
        <ProblemSheet
          receipt={receipt}
          of={of}
          problems={problems}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
