import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyTransactionsArt } from '../../illustrations/empty-transactions-art';
import '../../kit/page.css';
import './transactions.css';

/** Renders what is beside the list on a large screen until a transaction is chosen. */
export const ReceiptChoice = () => {
  const { t } = useTranslation('transactions');
  return (
    <div className="receipt-choose">
      <EmptyTransactionsArt />
      <p>{t('receipt.choose')}</p>
    </div>
  );
};

/** Renders that bills became instalments. */
export const RestructuredNote = () => (
  <p className="page__note">{useTranslation('transactions').t('restructured')}</p>
);

interface HistorySideProps {
  /** Whether an open receipt takes its room on a large screen. */
  readonly isCovered?: boolean;
  readonly children: ReactNode;
}

/** Renders the notes above the list, or beside it on a large screen. */
export const HistorySide = ({ isCovered = false, children }: HistorySideProps) => (
  <div className="history-side" data-covered={isCovered || undefined}>
    {children}
  </div>
);
