import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillBook } from '../../../domain/bills/bill-book';
import type { BillType } from '../../../domain/bills/bill-type';
import { type Bill, onlyBill } from '../../../domain/bills/read-bills';
import { useFormat } from '../../format/use-format';
import { Amount } from '../../kit/amount';
import { ChevronIcon } from '../../icons/later-icons';
import { Card } from '../../kit/card';
import { classes } from '../../kit/classes';
import { SkeletonLine } from '../../kit/skeleton-parts';
import { StatusChip } from '../../kit/status-chip';
import { dueTones } from '../../widgets/due-status';
import '../../kit/page.css';
import './bill-tabs.css';
import { DueSummary } from './due-summary';
import { type TotalView, totalView } from './total-view';
import type { KnownDue } from './use-known-due';

interface TotalFiguresProps extends TotalView {
  readonly stale: boolean;
  /** Whether the bills are still loading. */
  readonly loading?: boolean;
  /** Opens the bill that is all of the total. */
  readonly onOpen: () => void;
  /** Below the total: the button to pay it. */
  readonly children?: ReactNode;
}

/** Renders the total of a list of bills, which is also the row of a bill that is the only one. */
export const TotalFigures = (props: TotalFiguresProps) => {
  const { title, amount, currency, isLate, isNothing, lines, only } = props;
  const { stale, loading, onOpen, children } = props;
  const { t } = useTranslation('repayment');
  return (
    <div
      className={classes('total-card', isNothing && 'total-card--nothing')}
      {...(only && { 'data-row': 'bill', 'data-id': only.id })}
    >
      <Card
        title={<bdi className="amount-label">{title}</bdi>}
        late={isLate}
        aside={
          only && (
            <button type="button" className="total-card__open" onClick={onOpen}>
              {t('opened.open')}
              <span className="visually-hidden">{` ${only.title}`}</span>
              <ChevronIcon small />
            </button>
          )
        }
      >
        {amount !== undefined ? (
          <Amount figure="total" value={amount} currency={currency} size="headline" stale={stale} />
        ) : (
          loading && <SkeletonLine size="headline" width="long" />
        )}
        {loading && <SkeletonLine width="long" />}
        <DueSummary {...lines} />
        {only?.fee && (
          <p className="due-summary__fee">
            {only.fee.label} <Amount value={only.fee.amount} currency={currency} stale={stale} />
          </p>
        )}
        {only?.status && (
          <p>
            <StatusChip tone={dueTones[only.status.name]}>{only.status.text}</StatusChip>
          </p>
        )}
        {children}
      </Card>
    </div>
  );
};

interface TotalCardProps {
  readonly type: BillType;
  /** The bills, once they are loaded. */
  readonly book: BillBook | undefined;
  /** Shown until then. */
  readonly known?: KnownDue | undefined;
  readonly stale: boolean;
  /** Opens a bill that is all of the total. */
  readonly onOpen: (bill: Bill) => void;
  /** Below the total: the button to pay it. */
  readonly children?: ReactNode;
}

/**
 * Renders the total of a list of bills; until they are loaded, the amount due that home has shown. Its element stays
 * when the bills arrive: a page transition ends when an element that it moves is removed.
 */
export const TotalCard = (props: TotalCardProps) => {
  const { type, book, known, stale, onOpen, children } = props;
  const { t } = useTranslation('repayment');
  const format = useFormat();
  const only = book && onlyBill(book);
  const view = book
    ? totalView(type, book, t, format)
    : { title: t(`total.${type}`), ...known, lines: {} };
  return (
    <TotalFigures {...view} stale={stale} loading={!book} onOpen={() => only && onOpen(only)}>
      {children}
    </TotalFigures>
  );
};
