import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillBook, BillType } from '../../../domain/bills/bill-book';
import { isPartLate, latenessOf } from '../../../domain/bills/due-parts';
import { Clock } from '../../../domain/ports/clock';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { Amount } from '../../kit/amount';
import { Card } from '../../kit/card';
import { SkeletonLine } from '../../kit/skeleton-parts';
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
  /** Below the total: the button to pay it. */
  readonly children?: ReactNode;
}

/**
 * Renders the total of a list of bills; until they are loaded, the amount due that home has shown. Its element stays
 * when the bills arrive: a page transition ends when an element that it moves is removed.
 */
export const TotalCard = (props: TotalCardProps) => {
  const { type, book, known, stale, dated, children } = props;
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
  return (
    <Card
      title={<bdi className="amount-label">{t(isKnown ? `total.${type}` : `rows.${type}`)}</bdi>}
      late={isLate}
    >
      {amount === undefined ? (
        <SkeletonLine size="headline" width="long" />
      ) : (
        isKnown && (
          <Amount figure="total" value={amount} currency={currency} size="headline" stale={stale} />
        )
      )}
      {!book && <SkeletonLine width="long" />}
      {book && type === 'CURRENT' && <DueSummary book={book} now={book.readAt} />}
      {book && dated && (
        <p className="page__note">{t('asOf', { time: format.moment(book.readAt, now) })}</p>
      )}
      {children}
    </Card>
  );
};
