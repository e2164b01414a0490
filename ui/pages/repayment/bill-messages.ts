import type { TFunction } from 'i18next';
import type { Bill } from '../../../domain/bills/read-bills';
import { daysLeft } from '../../../domain/bills/days-left';
import type { Instant } from '../../../domain/kernel/instant';
import type { Language } from '../../../domain/session/locale';
import { formatDay } from '../../format/date';

/** `April 2025`. */
const formatMonth = (at: Instant, language: Language): string =>
  formatDay(at, language).replace(/^\d+ /, '');

/** "5 hari lagi": how far a due day is from `now`, by Jakarta's calendar. */
const leftMessage = (days: number, t: TFunction): string => {
  if (days === 0) return t('repayment:left.today');
  if (days === 1) return t('repayment:left.tomorrow');
  return t(days > 0 ? 'repayment:left.in' : 'repayment:left.ago', { count: Math.abs(days) });
};

/** The title of a bill: the server's, else the month in which it is due. */
export const billTitle = ({ title, dueTime }: Bill, t: TFunction, language: Language): string => {
  if (title !== undefined) return title;
  return dueTime === undefined
    ? t('repayment:billAlone')
    : t('repayment:bill', { month: formatMonth(dueTime, language) });
};

/** The texts of a bill's row. */
export const billMessages = (bill: Bill, now: Instant, t: TFunction, language: Language) => {
  const { dueTime, status } = bill;
  return {
    title: billTitle(bill, t, language),
    due:
      dueTime === undefined
        ? undefined
        : t('repayment:dueOn', { day: formatDay(dueTime, language) }),
    left: dueTime === undefined ? undefined : leftMessage(daysLeft(dueTime, now), t),
    status: status === undefined ? undefined : t(`repayment:due.${status}`),
    lateFee: t('repayment:lateFee'),
  };
};
