import type { TFunction } from 'i18next';
import type { BillBook } from '../../../domain/bills/bill-book';
import type { BillType } from '../../../domain/bills/bill-type';
import { isPartLate, latenessOf } from '../../../domain/bills/due-parts';
import {
  type Bill,
  type DueStatus,
  isNothingDue,
  onlyBill,
} from '../../../domain/bills/read-bills';
import type { Rupiah } from '../../../domain/kernel/money';
import type { Format } from '../../format/use-format';
import { type BillMessages, billMessages } from './bill-messages';
import { type DueLines, dueLines } from './due-lines';

/** What the card of a list's total shows. */
export interface TotalView {
  readonly title: string;
  /** Absent for a total that is no figure. */
  readonly amount?: Rupiah | undefined;
  readonly currency?: string | undefined;
  readonly isLate?: boolean | undefined;
  readonly isNothing?: boolean;
  readonly lines: DueLines;
  /** The bill that is all of the total. */
  readonly only?: OnlyBill | undefined;
}

interface OnlyBill {
  readonly id: string;
  readonly title: string;
  readonly fee?: { readonly label: string; readonly amount: Rupiah } | undefined;
  readonly status?: { readonly name: DueStatus; readonly text: string } | undefined;
}

/** Returns what the card shows of the only bill. */
const onlyView = (
  { id, lateFee, status }: Bill,
  { title, lateFee: label, status: text }: BillMessages,
): OnlyBill => ({
  id,
  title,
  fee: lateFee === undefined ? undefined : { label, amount: lateFee },
  status: status === undefined || text === undefined ? undefined : { name: status, text },
});

/** Returns what the card of a list's total shows, in a language. */
export const totalView = (
  type: BillType,
  book: BillBook,
  t: TFunction<'repayment'>,
  format: Format,
): TotalView => {
  const { readAt } = book;
  const only = onlyBill(book);
  const texts = only && billMessages(only, readAt, t, format);
  // Without a bill, a total that may lack one is no figure.
  const isKnown = book.bills.length > 0 || book.isWhole;
  const isCurrent = type === 'CURRENT';
  return {
    title: t(isKnown ? `total.${type}` : `rows.${type}`),
    amount: isKnown ? book.total : undefined,
    currency: book.currency,
    isLate: isCurrent && latenessOf(book, readAt) !== undefined && !isPartLate(book, readAt),
    isNothing: isNothingDue(book),
    lines: texts
      ? { late: texts.late, due: texts.due }
      : isCurrent
        ? dueLines(book, readAt, t, format)
        : {},
    only: only && texts && onlyView(only, texts),
  };
};
