import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillType } from '../../../domain/bills/bill-type';
import type { Bill } from '../../../domain/bills/read-bills';
import { Card } from '../../kit/card';
import { BillRow } from '../../widgets/bill-row';
import type { BillMessages } from './bill-messages';
import './bill-tabs.css';

interface BillLinesProps {
  readonly type: BillType;
  readonly children: ReactNode;
}

/** Renders the card around the rows of a list of bills. */
export const BillLines = ({ type, children }: BillLinesProps) => {
  const { t } = useTranslation('repayment');
  return (
    <Card>
      <ul aria-label={t(`rows.${type}`)}>{children}</ul>
    </Card>
  );
};

interface BillLineProps {
  readonly bill: Bill;
  readonly texts: BillMessages;
  readonly stale: boolean;
  /** Whether it is open beside the list. */
  readonly isOpen?: boolean;
  readonly onOpen: () => void;
}

/** Renders a bill as a row of its list. */
export const BillLine = ({ bill, texts, stale, isOpen, onOpen }: BillLineProps) => {
  const { listed, due, late, status, lateFee } = texts;
  return (
    <BillRow
      bill={bill}
      stale={stale}
      isOpen={isOpen}
      onOpen={onOpen}
      texts={{
        title: listed,
        due: late === undefined ? due : <span className="due-summary__late">{late}</span>,
        left: undefined,
        status,
        lateFee,
      }}
    />
  );
};
