import { useTranslation } from 'react-i18next';
import type { BillBook, BillType } from '../../../domain/bills/bill-book';
import { duePartsOf } from '../../../domain/bills/due-parts';
import { type Bill, isNothingDue } from '../../../domain/bills/read-bills';
import { Clock } from '../../../domain/ports/clock';
import { useFormat } from '../../format/use-format';
import { EmptyBillsArt } from '../../illustrations/empty-bills-art';
import { useService } from '../../hooks/services';
import { Amount } from '../../kit/amount';
import { Card } from '../../kit/card';
import { EmptyState } from '../../kit/empty-state';
import { Notice } from '../../kit/notice';
import { BillRow } from '../../widgets/bill-row';
import { BillDetails } from './bill-details';
import { billMessages } from './bill-messages';
import { DueSummary } from './due-summary';
import { Reminder } from './reminder';
import '../../kit/page.css';

interface BillSheetProps {
  readonly type: BillType;
  readonly book: BillBook;
  /** Whether the values are old while newer ones load. */
  readonly stale: boolean;
  /** Whether the values may be old, so that their time is shown. */
  readonly dated: boolean;
  readonly onOpen: (bill: Bill) => void;
}

/** Renders one list of bills: the total, then each bill. */
export const BillSheet = ({ type, book, stale, dated, onOpen }: BillSheetProps) => {
  const { t } = useTranslation('repayment');
  const format = useFormat();
  const now = useService(Clock).now();
  const { bills, total, currency, isWhole, hasUnread, readAt } = book;
  const isUnlisted = bills.length === 0 && total > 0;
  const { late, coming } = type === 'CURRENT' ? duePartsOf(book, readAt) : {};
  // The total's card shows the due date of a bill that is the only one.
  const isDated = bills.length === 1 && !late && coming?.dueTime !== undefined;
  return (
    <>
      <Card title={t(`total.${type}`)} late={late !== undefined}>
        <Amount figure="total" value={total} currency={currency} size="headline" stale={stale} />
        {type === 'CURRENT' && <DueSummary book={book} now={readAt} />}
        {dated && <p className="page__note">{t('asOf', { time: format.moment(readAt, now) })}</p>}
      </Card>
      {!isWhole && bills.length > 0 && (
        <Notice tone="warn" role="status">
          {t(hasUnread ? 'notWhole' : 'noTotal')}
        </Notice>
      )}
      {isWhole && (hasUnread || isUnlisted) && (
        <Notice tone="warn" role="status">
          {t('notListed')}
        </Notice>
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
                  onOpen={() => onOpen(bill)}
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
