import type { AnswerOf } from '../wire/call';
import type { Failure } from '../kernel/failure';
import { type Instant, jakartaDay } from '../kernel/instant';
import type { Rupiah } from '../kernel/money';
import { err, ok, type Result } from '../kernel/result';
import { readPart, UNREAD, type Unread } from '../kernel/unread';
import type { billList } from './calls';

/** The bills without the details beside them: the part of a list that partner pages show too. */

type Answer = Pick<
  AnswerOf<typeof billList>,
  'totalDue' | 'upcomingTotalDue' | 'currentDues' | 'upcomingDues'
>;
type Due = NonNullable<Answer['currentDues']>[number];

/** Whether a bill is due or overdue (spec §3). */
export type DueStatus = Exclude<NonNullable<Due['status']>, 'UNKNOWN'>;

export interface Bill {
  /** The server's id, else the due day, else its place in the list. */
  readonly id: string;
  readonly title?: string;
  /** The amount to pay, late fee included. */
  readonly whole: Rupiah;
  /** Above zero, or absent. */
  readonly lateFee?: Rupiah;
  /** The server's own amount before the late fee, where that comes on top. */
  readonly amount?: Rupiah;
  /** ISO code. */
  readonly currency: string;
  readonly dueTime?: Instant;
  /** Absent for a status that this client does not know. */
  readonly status?: DueStatus;
}

/** What a list comes to. */
export interface ReadBills {
  readonly bills: readonly Bill[];
  /** The server's own total, else the sum of the bills shown. */
  readonly total: Rupiah;
  /** Some bill could not be read: it is missing from the list. */
  readonly hasUnread?: true;
  /** False when the total may lack something: a bill, or an amount in another currency. */
  readonly isWhole: boolean;
  /** ISO code of the total. */
  readonly currency: string;
}

const parts = {
  CURRENT: { total: 'totalDue', dues: 'currentDues' },
  UPCOMING: { total: 'upcomingTotalDue', dues: 'upcomingDues' },
} as const;

/** A bill in the two ways in which servers count a late fee. */
interface Counted {
  readonly feeOnTop: Bill;
  readonly feeWithin: Bill;
}

/** A bill whose amount, late fee or currency cannot be read, or is below zero, is left out: nobody could know what to pay. */
const readBill = (due: Due, at: number): readonly Counted[] => {
  const { title, amount, lateFee = 0, currency = 'IDR', dueTime, status } = due;
  if (amount === undefined || lateFee === UNREAD || currency === UNREAD) return [];
  if (amount < 0 || lateFee < 0) return [];
  const bill = {
    id: due.id ?? (dueTime === undefined ? String(at + 1) : jakartaDay(dueTime)),
    whole: amount,
    currency,
    ...(title !== undefined && { title }),
    ...(lateFee > 0 && { lateFee }),
    ...(dueTime !== undefined && { dueTime }),
    ...(status !== undefined && status !== 'UNKNOWN' && { status }),
  };
  const onTop = lateFee > 0 && { amount, whole: amount + lateFee };
  return [{ feeOnTop: { ...bill, ...onTop }, feeWithin: bill }];
};

const sumOf = (amounts: readonly Rupiah[]): Rupiah => amounts.reduce((sum, it) => sum + it, 0);

/** The bills as the total counts them: where it is the sum of the amounts, each late fee is a part of its amount. */
const countedBy = (total: Rupiah | undefined, read: readonly Counted[]): readonly Bill[] => {
  const amounts = read.map(({ feeWithin }) => feeWithin.whole);
  return total === sumOf(amounts)
    ? read.map(({ feeWithin }) => feeWithin)
    : read.map(({ feeOnTop }) => feeOnTop);
};

/** Whether a total says nothing: it is unread, below zero, or zero beside a bill that is to be paid. */
const contradicts = (total: Rupiah | Unread | undefined, read: readonly Counted[]): boolean =>
  total === UNREAD ||
  (total !== undefined &&
    (total < 0 || (total === 0 && read.some(({ feeOnTop }) => feeOnTop.whole > 0))));

/**
 * Reads one list out of an answer of the bill list; amounts of another currency than the list's are not added up. A bill
 * that cannot be read is left out. Fails where nothing of the list could be read: only a readable total or an empty list
 * without an unreadable one says that nothing is due.
 */
export const readBills = (type: keyof typeof parts, answer: Answer): Result<ReadBills, Failure> => {
  const names = parts[type];
  const rows = answer[names.dues];
  const readable = (rows ?? []).flatMap(readBill);
  const isTotalUnread = contradicts(answer[names.total], readable);
  const sent = isTotalUnread ? undefined : readPart(answer[names.total]);
  const isProven =
    rows === undefined ? sent !== undefined : rows.length === 0 ? !isTotalUnread : (sent ?? 0) > 0;
  if (readable.length === 0 && !isProven)
    return err({ kind: 'contract', path: isTotalUnread ? names.total : names.dues });
  const isEachRead = readable.length === (rows ?? []).length;
  const bills = countedBy(isEachRead ? sent : undefined, readable);
  const [first = 'IDR', ...others] = new Set(bills.map((bill) => bill.currency));
  const currency = others.length === 0 ? first : 'IDR';
  const sum = sumOf(bills.filter((bill) => bill.currency === currency).map(({ whole }) => whole));
  const isSumWhole = isEachRead && !isTotalUnread && Number.isSafeInteger(sum);
  return ok({
    bills,
    total: sent ?? sum,
    currency,
    isWhole: others.length === 0 && (sent !== undefined || isSumWhole),
    ...(!isEachRead && { hasUnread: true }),
  });
};

/** Everything could be read, and nothing is to be paid. */
export const isNothingDue = ({ bills, total, isWhole }: Omit<ReadBills, 'currency'>): boolean =>
  isWhole && bills.length === 0 && total === 0;
