import type { TFunction } from 'i18next';
import { agreedDays } from '../../../domain/bills/days-left';
import { duePartsOf, firstDueOf, latenessOf } from '../../../domain/bills/due-parts';
import { isNothingDue, type ReadBills } from '../../../domain/bills/read-bills';
import type { Instant } from '../../../domain/kernel/instant';
import { UNREAD } from '../../../domain/kernel/unread';
import type { Format } from '../../format/use-format';
import { leftMessage } from './bill-messages';

/** The lines below a total; an empty line is absent. */
export interface DueLines {
  readonly late?: string | undefined;
  /** The late fees that the total includes. */
  readonly included?: string | undefined;
  readonly due?: string | undefined;
  /** The late fees of bills that no row shows. */
  readonly unlistedFee?: string | undefined;
}

/** Returns "Terlambat 3 hari: Rp680.000" and "Rp120.000 jatuh tempo 30 November"; amounts only if both exist, otherwise the date. */
const splitLines = (
  book: ReadBills,
  now: Instant,
  t: TFunction<'repayment'>,
  format: Format,
): DueLines => {
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
        due: late
          ? t('parts.coming', { amount: format.rupiah(coming.amount), day })
          : [t('dueOn', { day }), ...left].join(', '),
      }),
  };
};

/** Returns that a bill of a list that cannot be split is late, and since when; the date only if no row shows it. */
const unsplitLines = (
  book: ReadBills,
  now: Instant,
  t: TFunction<'repayment'>,
  format: Format,
): DueLines => {
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
      ? { due: t('dueOn', { day: format.day(dueTime) }) }
      : (isUnread || bills.length === 0) && { due: t('dueUnread') }),
  };
};

/** Returns the due date, or that it is unknown, the late part to the rupiah, and late fees that no row shows. */
export const dueLines = (
  book: ReadBills,
  now: Instant,
  t: TFunction<'repayment'>,
  format: Format,
): DueLines => {
  if (isNothingDue(book)) return {};
  const split = splitLines(book, now, t, format);
  const isSplit = split.late !== undefined || split.due !== undefined;
  const lines = isSplit ? split : unsplitLines(book, now, t, format);
  const { lateFee } = latenessOf({ bills: [], unlisted: book.unlisted ?? [] }, now) ?? {};
  if (lateFee === undefined || (lines.late ?? lines.due) === undefined) return lines;
  const unlistedFee =
    lateFee === UNREAD ? t('feeUnread') : `${t('opened.lateFee')} ${format.rupiah(lateFee)}`;
  return { ...lines, unlistedFee };
};

/** Returns the same for a page without rows of bills, which would show their late fees. */
export const dueLinesAlone = (...of: Parameters<typeof dueLines>): DueLines => {
  const [book, now, t, format] = of;
  const { lateFee } = duePartsOf(book, now).late ?? {};
  const lines = dueLines(...of);
  return lateFee === undefined
    ? lines
    : { ...lines, included: `${t('lateFee')} ${format.rupiah(lateFee)}` };
};
