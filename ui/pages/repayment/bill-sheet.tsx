import { useTranslation } from 'react-i18next';
import type { BillBook, BillType } from '../../../domain/bills/bill-book';
import { duePartsOf } from '../../../domain/bills/due-parts';
import { type Bill, isNothingDue } from '../../../domain/bills/read-bills';
import { useFormat } from '../../format/use-format';
import { EmptyBillsArt } from '../../illustrations/empty-bills-art';
import { Card } from '../../kit/card';
import { EmptyState } from '../../kit/empty-state';
import { Notice } from '../../kit/notice';
import { BillRow } from '../../widgets/bill-row';
import { BillDetails } from './bill-details';
import { billMessages } from './bill-messages';
import { Reminder } from './reminder';
import { UnreadBills } from './unread-bills';
import '../../kit/page.css';

interface BillSheetProps {
  readonly type: BillType;
  readonly book: BillBook;
  /** Whether the values are old while newer ones load. */
  readonly stale: boolean;
  readonly onOpen: (bill: Bill) => void;
  readonly onRetry: () => void;
  readonly onHelp?: (() => void) | undefined;
}

/** Renders one list of bills, below their total. */
export const BillSheet = ({ type, book, stale, ...on }: BillSheetProps) => {
  const { t } = useTranslation('repayment');
  const format = useFormat();
  const { bills, isWhole, unlisted, readAt } = book;
  const isListed = bills.length > 0;
  const { late, coming } = type === 'CURRENT' ? duePartsOf(book, readAt) : {};
  // The total's card shows the due date of a bill that is the only one.
  const isDated = bills.length === 1 && !late && coming?.dueTime !== undefined;
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
      {bills.length > 0 && (
        <Card>
          <ul aria-label={t(`rows.${type}`)}>
            {bills.map((bill, at) => {
              const { listed: title, due, left, ...texts } = billMessages(bill, readAt, t, format);
              const dates = isDated ? { due: undefined, left: undefined } : { due, left };
              return (
                <BillRow
                  key={at}
                  bill={bill}
                  stale={stale}
                  onOpen={() => on.onOpen(bill)}
                  texts={{ ...texts, ...dates, title }}
                />
              );
            })}
          </ul>
        </Card>
      )}
      <BillDetails book={book} stale={stale} />
      <Reminder bills={bills} now={readAt} />
    </>
  );
};
