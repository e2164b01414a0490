import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillBook, BillType } from '../../../domain/bills/bill-book';
import { isPartLate, latenessOf } from '../../../domain/bills/due-parts';
import { type Bill, isNothingDue, onlyBill } from '../../../domain/bills/read-bills';
import { Clock } from '../../../domain/ports/clock';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { Amount } from '../../kit/amount';
import { ChevronIcon } from '../../icons/later-icons';
import { Card } from '../../kit/card';
import { classes } from '../../kit/classes';
import { SkeletonLine } from '../../kit/skeleton-parts';
import { StatusChip } from '../../kit/status-chip';
import { dueTones } from '../../widgets/due-status';
import { billMessages } from './bill-messages';
import '../../kit/page.css';
import { DueSummary } from './due-summary';
import type { KnownDue } from './use-known-due';

interface TotalCardProps {
  readonly type: BillType;
  /** The bills, once they are loaded. */
  readonly book: BillBook | undefined;
  /** Shown until then. */
  readonly known?: KnownDue | undefined;
  readonly stale: boolean;
  /** Whether the values may be old, so that their time is shown. */
  readonly dated: boolean;
  /** Opens a bill that is all of the total. */
  readonly onOpen: (bill: Bill) => void;
  /** Below the total: the button to pay it. */
  readonly children?: ReactNode;
}

/**
 * Renders the total of a list of bills, which is also the row of a bill that is the only one; until they are loaded, the
 * amount due that home has shown. Its element stays when the bills arrive: a page transition ends when an element that
 * it moves is removed.
 */
export const TotalCard = (props: TotalCardProps) => {
  const { type, book, known, stale, dated, onOpen, children } = props;
  const { t } = useTranslation('repayment');
  const format = useFormat();
  const now = useService(Clock).now();
  const { amount, currency } = book
    ? { amount: book.total, currency: book.currency }
    : (known ?? {});
  const isLate =
    book &&
    type === 'CURRENT' &&
    latenessOf(book, book.readAt) !== undefined &&
    !isPartLate(book, book.readAt);
  // Without a bill, a total that may lack one is no figure.
  const isKnown = !book || book.bills.length > 0 || book.isWhole;
  const only = book && onlyBill(book);
  const texts = only && billMessages(only, book.readAt, t, format);
  const isNothing = book && isNothingDue(book);
  return (
    <div
      className={classes('total-card', isNothing && 'total-card--nothing')}
      {...(only && { 'data-row': 'bill', 'data-id': only.id })}
    >
      <Card
        title={<bdi className="amount-label">{t(isKnown ? `total.${type}` : `rows.${type}`)}</bdi>}
        late={isLate}
        aside={
          only && (
            <button type="button" className="total-card__open" onClick={() => onOpen(only)}>
              {t('opened.open')}
              <span className="visually-hidden">{` ${texts?.title}`}</span>
              <ChevronIcon small />
            </button>
          )
        }
      >
        {amount === undefined ? (
          <SkeletonLine size="headline" width="long" />
        ) : (
          isKnown && (
            <Amount
              figure="total"
              value={amount}
              currency={currency}
              size="headline"
              stale={stale}
            />
          )
        )}
        {!book && <SkeletonLine width="long" />}
        {texts ? (
          <div className="due-summary">
            {texts.late !== undefined && <p className="due-summary__late">{texts.late}</p>}
            {texts.due !== undefined && <p>{texts.due}</p>}
          </div>
        ) : (
          book && type === 'CURRENT' && <DueSummary book={book} now={book.readAt} />
        )}
        {only?.lateFee !== undefined && (
          <p>
            {texts?.lateFee} <Amount value={only.lateFee} currency={currency} stale={stale} />
          </p>
        )}
        {only?.status !== undefined && texts?.status !== undefined && (
          <p>
            <StatusChip tone={dueTones[only.status]}>{texts.status}</StatusChip>
          </p>
        )}
        {book && dated && (
          <p className="page__note">{t('asOf', { time: format.moment(book.readAt, now) })}</p>
        )}
        {children}
      </Card>
    </div>
  );
};
