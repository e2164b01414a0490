import type { TFunction } from 'i18next';
import type { BillBook } from '../../../domain/bills/bill-book';
import type { BillType } from '../../../domain/bills/bill-type';
import { Bills } from '../../../domain/bills/bills';
import { billsAhead } from '../../../domain/bills/due-parts';
import type { Bill } from '../../../domain/bills/read-bills';
import type { Instant } from '../../../domain/kernel/instant';
import { latestValue } from '../../../domain/kernel/loadable';
import { type Format, useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { useQuery } from '../../hooks/use-query';
import { useTranslation } from 'react-i18next';
import { billTitle } from './bill-messages';

/** A due day to be reminded of. */
export interface DueDay {
  readonly id: string;
  readonly dueTime: Instant;
  /** The bill's name. */
  readonly title: string;
}

/** Returns the due days of bills that are still to come. */
export const dueDays = (
  bills: readonly Bill[],
  now: Instant,
  t: TFunction<'repayment'>,
  format: Format,
): readonly DueDay[] =>
  billsAhead(bills, now).map((bill) => ({
    id: `bill-${bill.id}`,
    dueTime: bill.dueTime,
    title: billTitle(bill, t, format),
  }));

/**
 * Returns the future due days of current and upcoming bills, earliest first, and loads the list that is missing. `unread`
 * is true if a list or one of its bills could not be read.
 */
export const useDueDays = (type: BillType, book: BillBook) => {
  const { t } = useTranslation('repayment');
  const format = useFormat();
  const other = useQuery(useService(Bills).of(type === 'CURRENT' ? 'UPCOMING' : 'CURRENT'));
  const books = [book, latestValue(other)];
  const days = books.flatMap((it) => (it ? dueDays(it.bills, book.readAt, t, format) : []));
  const isLoading = other.phase === 'loading' || other.phase === 'idle';
  const isWhole = other.phase === 'ready' && books.every((it) => it?.isWhole);
  return {
    days: [...new Map(days.map((it) => [it.id, it])).values()].sort(
      (one, other) => one.dueTime - other.dueTime,
    ),
    state: isLoading ? ('loading' as const) : isWhole ? ('whole' as const) : ('unread' as const),
  };
};
