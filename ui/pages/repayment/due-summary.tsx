import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { duePartsOf, firstDueOf, latenessOf } from '../../../domain/bills/due-parts';
import { isNothingDue, type ReadBills } from '../../../domain/bills/read-bills';
import { agreedDays } from '../../../domain/bills/days-left';
import type { Instant } from '../../../domain/kernel/instant';
import { UNREAD } from '../../../domain/kernel/unread';
import { type Format, useFormat } from '../../format/use-format';
import { leftMessage } from './bill-messages';
import './bill-tabs.css';

interface DueSummaryProps {
  readonly book: ReadBills;
  readonly now: Instant;
  /** Whether the page has no rows of bills, which would show their late fees. */
  readonly isAlone?: boolean;
}

/** Returns "Terlambat 3 hari: Rp680.000" and "Rp120.000 jatuh tempo 30 November"; amounts only if both exist, otherwise the date. */
const linesOf = (
  { book, now }: DueSummaryProps,
  t: TFunction<'repayment'>,
  format: Format,
): { readonly late?: string; readonly coming?: string } => {
  const { late, coming } = duePartsOf(book, now);
  const days = late?.days ?? 0;
  const since = late?.dueTime === undefined ? undefined : format.day(late.dueTime);
  const isLate =
    days >= 0
      ? t('parts.lateAlone')
      : coming || since === undefined
        ? t('parts.late', { count: -days })
        : t('parts.since', { count: -days, day: since });
  const day = coming?.dueTime === undefined ? undefined : format.day(coming.dueTime);
  const left = coming?.days === undefined || coming.days < 0 ? [] : [leftMessage(coming.days, t)];
  return {
    ...(late && { late: coming ? `${isLate}: ${format.rupiah(late.amount)}` : isLate }),
    ...(coming &&
      day !== undefined && {
        coming: late
          ? t('parts.coming', { amount: format.rupiah(coming.amount), day })
          : [t('dueOn', { day }), ...left].join(', '),
      }),
  };
};

/** Returns that a bill of a list that cannot be split is late, and since when; the date only if no row shows it. */
const unsplitLines = (
  { book, now }: DueSummaryProps,
  t: TFunction<'repayment'>,
  format: Format,
): { readonly late?: string; readonly coming?: string } => {
  const { bills, unlisted = [] } = book;
  const dueTime = firstDueOf(book, now);
  const isLate = latenessOf(book, now) !== undefined;
  const days = dueTime === undefined ? undefined : agreedDays(dueTime, now, isLate);
  const isHidden = unlisted.some((bill) => bill.dueTime === dueTime);
  const late = days === undefined ? t('parts.some') : t('parts.someLate', { count: -days });
  // The rows show their dates themselves.
  const isUnread = !isLate && bills.length > 0 && bills.every((bill) => bill.dueTime === undefined);
  return {
    ...(isLate && { late }),
    ...(dueTime !== undefined && isHidden
      ? { coming: t('dueOn', { day: format.day(dueTime) }) }
      : (isUnread || bills.length === 0) && { coming: t('dueUnread') }),
  };
};

/** Renders the due date, or that it is unknown, the late part to the rupiah, and late fees that no row shows. */
export const DueSummary = (props: DueSummaryProps) => {
  const { t } = useTranslation('repayment');
  const format = useFormat();
  const { book, now, isAlone } = props;
  if (isNothingDue(book)) return null;
  const split = linesOf(props, t, format);
  const isSplit = split.late !== undefined || split.coming !== undefined;
  const { late, coming: due } = isSplit ? split : unsplitLines(props, t, format);
  const { lateFee } = latenessOf({ bills: [], unlisted: book.unlisted ?? [] }, now) ?? {};
  const included = isAlone ? duePartsOf(book, now).late?.lateFee : undefined;
  if (late === undefined && due === undefined) return null;
  return (
    <div className="due-summary">
      {late !== undefined && <p className="due-summary__late">{late}</p>}
      {included !== undefined && (
        <p>
          {t('lateFee')} {format.rupiah(included)}
        </p>
      )}
      {due !== undefined && <p>{due}</p>}
      {lateFee !== undefined && (
        <p>
          {lateFee === UNREAD ? t('feeUnread') : `${t('opened.lateFee')} ${format.rupiah(lateFee)}`}
        </p>
      )}
    </div>
  );
};
