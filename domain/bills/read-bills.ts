import type { AnswerOf } from '../kernel/call';
import type { Failure } from '../kernel/failure';
import { type Instant, jakartaDay } from '../kernel/instant';
import type { Rupiah } from '../kernel/money';
import { err, ok, type Result } from '../kernel/result';
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
  /** False when the total is a sum that lacks a bill, or is too large for a number. */
  readonly isWhole: boolean;
  /** ISO code of the total. */
  readonly currency: string;
}

const parts = {
  CURRENT: { total: 'totalDue', dues: 'currentDues' },
  UPCOMING: { total: 'upcomingTotalDue', dues: 'upcomingDues' },
} as const;

/** Leaves out a bill without an amount, since the person could not know what to pay. */
const readBill = (due: Due, at: number): readonly Bill[] => {
  const { title, amount, lateFee = 0, currency = 'IDR', dueTime, status } = due;
  if (amount === undefined) return [];
  const bill: Bill = {
    id: due.id ?? (dueTime === undefined ? String(at + 1) : jakartaDay(dueTime)),
    whole: amount + lateFee,
    currency,
    ...(title !== undefined && { title }),
    ...(lateFee > 0 && { lateFee }),
    ...(dueTime !== undefined && { dueTime }),
    ...(status !== undefined && status !== 'UNKNOWN' && { status }),
  };
  return [bill];
};

/**
 * One list out of an answer of the bill list; amounts of another currency than the list's are not added up. A bill that
 * cannot be read is left out. Fails where none of them can be, and no total of the server says that something is owed.
 */
export const readBills = (type: keyof typeof parts, answer: Answer): Result<ReadBills, Failure> => {
  const { total, dues } = parts[type];
  const rows = answer[dues] ?? [];
  const bills = rows.flatMap(readBill);
  const sent = answer[total];
  if (rows.length > 0 && bills.length === 0 && (sent ?? 0) <= 0)
    return err({ kind: 'contract', path: dues });
  const [first = 'IDR', ...others] = new Set(bills.map((bill) => bill.currency));
  const currency = others.length === 0 ? first : 'IDR';
  const sum = bills
    .filter((bill) => bill.currency === currency)
    .reduce((all, bill) => all + bill.whole, 0);
  const isSumWhole = bills.length === rows.length && Number.isSafeInteger(sum);
  return ok({ bills, total: sent ?? sum, currency, isWhole: sent !== undefined || isSumWhole });
};

/** Everything could be read, and nothing is to be paid. */
export const isNothingDue = ({ bills, total, isWhole }: Omit<ReadBills, 'currency'>): boolean =>
  isWhole && bills.length === 0 && total <= 0;
