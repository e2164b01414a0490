import type { TFunction } from 'i18next';
import type { Bill } from '../../../domain/bills/read-bills';
import { agreedDays } from '../../../domain/bills/days-left';
import { isLateBill } from '../../../domain/bills/due-parts';
import { type Instant, jakartaMonth } from '../../../domain/kernel/instant';
import type { Format } from '../../format/use-format';

/** Returns how far a due day is away, by Jakarta's calendar: "5 hari lagi". */
export const leftMessage = (days: number, t: TFunction<'repayment'>): string => {
  if (days === 0) return t('left.today');
  if (days === 1) return t('left.tomorrow');
  return t(days > 0 ? 'left.in' : 'left.ago', { count: Math.abs(days) });
};

const monthOf = ({ dueTime }: Bill, format: Format): string | undefined =>
  dueTime === undefined ? undefined : format.month(jakartaMonth(dueTime));

/** Returns the title of a bill: the server's, or else the month in which it is due. */
export const billTitle = (bill: Bill, t: TFunction<'repayment'>, format: Format): string => {
  const month = monthOf(bill, format);
  return bill.title ?? (month === undefined ? t('billAlone') : t('bill', { month }));
};

export const billMessages = (
  bill: Bill,
  now: Instant,
  t: TFunction<'repayment'>,
  format: Format,
) => {
  const { dueTime, status } = bill;
  const days = dueTime === undefined ? undefined : agreedDays(dueTime, now, isLateBill(bill, now));
  return {
    title: billTitle(bill, t, format),
    /** Title for a list whose heading already names the bills: the month alone. */
    listed: bill.title ?? monthOf(bill, format) ?? t('billAlone'),
    due: dueTime === undefined ? t('dueUnread') : t('dueOn', { day: format.day(dueTime) }),
    left: days === undefined ? undefined : leftMessage(days, t),
    status: status === undefined ? undefined : t(`due.${status}`),
    lateFee: t('lateFee'),
  };
};
