import type { AnswerOf } from '../kernel/call';
import type { Failure } from '../kernel/failure';
import { type Instant, jakartaDay } from '../kernel/instant';
import type { Rupiah } from '../kernel/money';
import { err, ok, type Result } from '../kernel/result';
import type { billList } from './calls';

/** The bills themselves, apart from what is said beside them: the part of a list that partner pages show too. */

type Answer = Pick<
  AnswerOf<typeof billList>,
  'totalDue' | 'upcomingTotalDue' | 'currentDues' | 'upcomingDues'
>;
type Due = NonNullable<Answer['currentDues']>[number];

/** How a bill stands to its due date (spec §3). */
export type DueStatus = Exclude<NonNullable<Due['status']>, 'UNKNOWN'>;

export interface Bill {
  /** The server's id, else the due day, else its place in the list. */
  readonly id: string;
  readonly title?: string;
  /** All there is to pay of it, the late fee included. */
  readonly whole: Rupiah;
  /** More than nothing, when it is there. */
  readonly lateFee?: Rupiah;
  /** ISO code. */
  readonly currency: string;
  readonly dueTime?: Instant;
  /** Absent for a word of tomorrow, of which nothing is claimed. */
  readonly status?: DueStatus;
}

/** What a list comes to. */
export interface ReadBills {
  readonly bills: readonly Bill[];
  /** The server's own total, else the sum of the bills shown. */
  readonly total: Rupiah;
  /** False when the total is a sum that a bill is missing from, or that no number holds. */
  readonly isWhole: boolean;
  /** ISO code of the total. */
  readonly currency: string;
}

const parts = {
  CURRENT: { total: 'totalDue', dues: 'currentDues' },
  UPCOMING: { total: 'upcomingTotalDue', dues: 'upcomingDues' },
} as const;

/** No bill without its amount: nobody could be shown what to pay of it. */
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

/** Nothing to pay and nothing to show, as far as it could all be read. */
export const isNothingDue = ({
  bills,
  total,
  isWhole,
}: Pick<ReadBills, 'bills' | 'total' | 'isWhole'>): boolean =>
  isWhole && bills.length === 0 && total <= 0;
