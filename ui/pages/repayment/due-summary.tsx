import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { duePartsOf } from '../../../domain/bills/due-parts';
import type { ReadBills } from '../../../domain/bills/read-bills';
import type { Instant } from '../../../domain/kernel/instant';
import { type Format, useFormat } from '../../format/use-format';
import { leftMessage } from './bill-messages';
import './bill-tabs.css';

interface DueSummaryProps {
  readonly book: ReadBills;
  readonly now: Instant;
}

/** Returns "Terlambat 3 hari: Rp680.000" and "Rp120.000 jatuh tempo 30 November"; amounts only if both exist. */
const linesOf = (
  { book, now }: DueSummaryProps,
  t: TFunction<'repayment'>,
  format: Format,
): { readonly late?: string; readonly coming?: string } => {
  const { late, coming } = duePartsOf(book, now);
  const days = late?.days ?? 0;
  const isLate = days < 0 ? t('parts.late', { count: -days }) : t('parts.lateAlone');
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

/** Renders the due date, or that it is unknown, and the late part to the rupiah. */
export const DueSummary = (props: DueSummaryProps) => {
  const { t } = useTranslation('repayment');
  const format = useFormat();
  const { bills } = props.book;
  const { late, coming } = linesOf(props, t, format);
  // The rows of a list that cannot be split show their dates themselves.
  const isUnread =
    late === undefined && bills.length > 0 && bills.every(({ dueTime }) => dueTime === undefined);
  const due = coming ?? (isUnread ? t('dueUnread') : undefined);
  if (late === undefined && due === undefined) return null;
  return (
    <div className="due-summary">
      {late !== undefined && <p className="due-summary__late">{late}</p>}
      {due !== undefined && <p>{due}</p>}
    </div>
  );
};
