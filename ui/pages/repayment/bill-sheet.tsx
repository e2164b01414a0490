import { useTranslation } from 'react-i18next';
import type { BillBook } from '../../../domain/bills/bill-book';
import type { BillType } from '../../../domain/bills/bill-type';
import { type Bill, isNothingDue, onlyBill } from '../../../domain/bills/read-bills';
import { useFormat } from '../../format/use-format';
import { EmptyBillsArt } from '../../illustrations/empty-bills-art';
import { EmptyState } from '../../kit/empty-state';
import { Notice } from '../../kit/notice';
import { BillDetails } from './bill-details';
import { BillLine, BillLines } from './bill-lines';
import { billMessages } from './bill-messages';
import { UnreadBills } from './unread-bills';
import '../../kit/page.css';

interface BillSheetProps {
  readonly type: BillType;
  readonly book: BillBook;
  /** Whether the values are old while newer ones load. */
  readonly stale: boolean;
  /** The id of the bill that is open beside the list. */
  readonly opened?: string | undefined;
  readonly onOpen: (bill: Bill) => void;
  readonly onRetry: () => void;
  readonly onHelp?: (() => void) | undefined;
}

/** Renders one list of bills, below their total, which is the row of a bill that is the only one. */
export const BillSheet = ({ type, book, stale, opened, ...on }: BillSheetProps) => {
  const { t } = useTranslation('repayment');
  const format = useFormat();
  const { bills, isWhole, unlisted, readAt } = book;
  const isListed = bills.length > 0;
  return (
    <>
      {!isNothingDue(book) && (unlisted || !isListed) ? (
        <UnreadBills onRetry={on.onRetry} onHelp={on.onHelp}>
          {t(!isListed ? 'noneListed' : isWhole ? 'notListed' : 'notWhole')}
        </UnreadBills>
      ) : (
        !isWhole && (
          <Notice tone="warn" role="status">
            {t('noTotal')}
          </Notice>
        )
      )}
      {isNothingDue(book) && (
        <EmptyState picture={<EmptyBillsArt />} title={t(`empty.${type}.title`)}>
          {t(`empty.${type}.text`)}
        </EmptyState>
      )}
      {bills.length > 0 && !onlyBill(book) && (
        <BillLines type={type}>
          {bills.map((bill, at) => (
            <BillLine
              key={at}
              bill={bill}
              texts={billMessages(bill, readAt, t, format, format.shortDay)}
              stale={stale}
              isOpen={bill.id === opened}
              onOpen={() => on.onOpen(bill)}
            />
          ))}
        </BillLines>
      )}
      <BillDetails book={book} stale={stale} />
    </>
  );
};
