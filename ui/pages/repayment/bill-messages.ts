import type { TFunction } from 'i18next';
import type { Bill } from '../../../domain/bills/read-bills';
import { agreedDays } from '../../../domain/bills/days-left';
import { isLateBill } from '../../../domain/bills/due-parts';
import { type Instant, jakartaMonth } from '../../../domain/kernel/instant';
import type { Format } from '../../format/use-format';

/** Returns how far a due day is away that is not over, by Jakarta's calendar: "5 hari lagi". */
export const leftMessage = (days: number, t: TFunction<'repayment'>): string => {
  if (days === 0) return t('left.today');
  return days === 1 ? t('left.tomorrow') : t('left.in', { count: days });
};

const monthOf = ({ dueTime }: Bill, format: Format): string | undefined =>
  dueTime === undefined ? undefined : format.month(jakartaMonth(dueTime));

/** Returns the title of a bill: the server's, or else the month in which it is due. */
export const billTitle = (bill: Bill, t: TFunction<'repayment'>, format: Format): string => {
  const month = monthOf(bill, format);
  return bill.title ?? (month === undefined ? t('billAlone') : t('bill', { month }));
};

/** Returns when a bill is due, with the days until then or since, and its status if that adds something. */
const timesOf = (
  { dueTime, status, lateFee }: Bill,
  days: number | undefined,
  t: TFunction<'repayment'>,
  write: (at: Instant) => string,
) => {
  const named = status === undefined ? undefined : t(`due.${status}`);
  if (dueTime === undefined) return { due: t('dueUnread'), status: named };
  const day = write(dueTime);
  if (days === undefined) return { due: t('dueOn', { day }), status: named };
  if (days >= 0)
    return {
      due: `${t('dueOn', { day })}, ${leftMessage(days, t)}`,
      status: status === 'NOT_OVERDUE' ? undefined : named,
    };
  const isSaid = status !== 'OVERDUE_WITH_LATE_FEE' || lateFee !== undefined;
  return { late: t('parts.since', { count: -days, day }), status: isSaid ? undefined : named };
};

export interface BillMessages {
  readonly title: string;
  /** Title for a list whose heading already names the bills: the month alone. */
  readonly listed: string;
  readonly due?: string;
  /** Instead of `due`, for a late bill. */
  readonly late?: string;
  readonly status: string | undefined;
  readonly lateFee: string;
}

/** Returns the texts of a bill; in a list its dates have short months. */
export const billMessages = (
  bill: Bill,
  now: Instant,
  t: TFunction<'repayment'>,
  format: Format,
  day: (at: Instant) => string = format.day,
): BillMessages => {
  const { dueTime } = bill;
  const days = dueTime === undefined ? undefined : agreedDays(dueTime, now, isLateBill(bill, now));
  return {
    title: billTitle(bill, t, format),
    listed: bill.title ?? monthOf(bill, format) ?? t('billAlone'),
    lateFee: t('lateFee'),
    ...timesOf(bill, days, t, day),
  };
};
