import type { AnswerOf } from '../wire/call';
import type { Failure } from '../kernel/failure';
import { type Instant, jakartaDay } from '../kernel/instant';
import type { Rupiah } from '../kernel/money';
import { err, ok, type Result } from '../kernel/result';
import { readPart, UNREAD, type Unread } from '../kernel/unread';
import type { billList } from './calls';

/** Reads the bills of a list without its details; partner pages use this part too. */

type Answer = Pick<
  AnswerOf<typeof billList>,
  'totalDue' | 'upcomingTotalDue' | 'currentDues' | 'upcomingDues'
>;
type Due = NonNullable<Answer['currentDues']>[number];

/** Whether a bill is due or overdue (spec §3). */
export type DueStatus = Exclude<NonNullable<Due['status']>, 'UNKNOWN'>;

export interface Bill {
  /** The server's id, else the due day, else the position in the list. */
  readonly id: string;
  readonly title?: string;
  /** The amount to pay, late fee included. */
  readonly whole: Rupiah;
  /** Above zero, or absent. */
  readonly lateFee?: Rupiah;
  /** The amount without the late fee, when the fee comes on top. */
  readonly amount?: Rupiah;
  /** ISO code. */
  readonly currency: string;
  readonly dueTime?: Instant;
  /** Absent for a status that this client does not know. */
  readonly status?: DueStatus;
}

/** The readable parts of a bill that is missing from the list, since its amount, late fee or currency is unread. */
export interface Unlisted extends Pick<Bill, 'dueTime' | 'status'> {
  /** Absent if the server sent none. */
  readonly lateFee?: Rupiah | Unread;
}

/** The bills of a list, and their total. */
export interface ReadBills {
  readonly bills: readonly Bill[];
  /** The server's total, else the sum of the bills in `currency`. */
  readonly total: Rupiah;
  /** Bills that are missing from the list, if any. */
  readonly unlisted?: readonly Unlisted[];
  /** False when the total may lack a bill, or an amount in another currency. */
  readonly isWhole: boolean;
  /** ISO code of the total. */
  readonly currency: string;
}

const parts = {
  CURRENT: { total: 'totalDue', dues: 'currentDues' },
  UPCOMING: { total: 'upcomingTotalDue', dues: 'upcomingDues' },
} as const;

/** A bill with the late fee added to its amount, and with the fee as part of its amount, which it cannot exceed. */
interface Counted {
  readonly feeOnTop: Bill;
  readonly feeWithin: Bill;
}

const dueOf = ({ dueTime, status }: Due): Pick<Bill, 'dueTime' | 'status'> => ({
  ...(dueTime !== undefined && { dueTime }),
  ...(status !== undefined && status !== 'UNKNOWN' && { status }),
});

/** Returns whether amount, late fee and currency of a bill are known; otherwise the debt is not. */
const isReadable = ({ amount = -1, lateFee = 0, currency }: Due): boolean =>
  amount >= 0 && lateFee !== UNREAD && lateFee >= 0 && currency !== UNREAD;

const readBill = (due: Due, at: number): readonly Counted[] => {
  if (!isReadable(due)) return [];
  const { title, amount = 0, dueTime } = due;
  const { lateFee = 0, currency = 'IDR' } = {
    lateFee: readPart(due.lateFee),
    currency: readPart(due.currency),
  };
  const bill = {
    id: due.id ?? (dueTime === undefined ? String(at + 1) : jakartaDay(dueTime)),
    whole: amount,
    currency,
    ...(title !== undefined && { title }),
    ...(lateFee > 0 && { lateFee }),
    ...dueOf(due),
  };
  const feeOnTop = { ...bill, ...(lateFee > 0 && { amount, whole: amount + lateFee }) };
  return [{ feeOnTop, feeWithin: lateFee > amount ? feeOnTop : bill }];
};

/** Returns what could be read of the bills that `readBill` leaves out. */
export const unlistedIn = (type: keyof typeof parts, answer: Answer): readonly Unlisted[] =>
  (answer[parts[type].dues] ?? [])
    .filter((due) => !isReadable(due))
    .map(({ lateFee, currency = 'IDR', ...due }) => {
      const isFee = typeof lateFee === 'number' && lateFee >= 0 && currency === 'IDR';
      return {
        ...dueOf(due),
        ...(lateFee !== undefined && { lateFee: isFee ? lateFee : UNREAD }),
      };
    });

const sumOf = (amounts: readonly Rupiah[]): Rupiah => amounts.reduce((sum, it) => sum + it, 0);

/** Returns the bills as the total counts them: if it is the sum of the amounts, they contain the late fees. */
const countedBy = (total: Rupiah | undefined, read: readonly Counted[]): readonly Bill[] => {
  const amounts = read.map(({ feeWithin }) => feeWithin.whole);
  return total === sumOf(amounts)
    ? read.map(({ feeWithin }) => feeWithin)
    : read.map(({ feeOnTop }) => feeOnTop);
};

/** Returns whether a total is unusable: unread, negative, or less than one of the bills. */
const contradicts = (total: Rupiah | Unread | undefined, bills: readonly Bill[]): boolean =>
  total === UNREAD ||
  (total !== undefined && (total < 0 || bills.some(({ whole }) => total < whole)));

/**
 * Reads one list from a response of the bill list. Leaves out bills that cannot be read, and sums only amounts in the
 * currency of the list. Fails when nothing could be read: only a readable total, or an empty list without an unreadable
 * total, shows that nothing is due.
 */
export const readBills = (type: keyof typeof parts, answer: Answer): Result<ReadBills, Failure> => {
  const names = parts[type];
  const rows = answer[names.dues];
  const readable = (rows ?? []).flatMap(readBill);
  const unlisted = unlistedIn(type, answer);
  const isEachRead = unlisted.length === 0;
  const total = readPart(answer[names.total]);
  const bills = countedBy(isEachRead ? total : undefined, readable);
  const [first = 'IDR', ...others] = new Set(bills.map((bill) => bill.currency));
  const currency = others.length === 0 ? first : 'IDR';
  const summed = (bill: Bill) => bill.currency === currency;
  const least = isEachRead ? bills : readable.map(({ feeWithin }) => feeWithin);
  const isTotalUnread = contradicts(answer[names.total], least.filter(summed));
  const sent = isTotalUnread ? undefined : total;
  const isProven =
    rows === undefined ? sent !== undefined : rows.length === 0 ? !isTotalUnread : (sent ?? 0) > 0;
  if (readable.length === 0 && !isProven)
    return err({ kind: 'contract', path: isTotalUnread ? names.total : names.dues });
  const sum = sumOf(bills.filter(summed).map(({ whole }) => whole));
  const isSumWhole = isEachRead && !isTotalUnread && Number.isSafeInteger(sum);
  return ok({
    bills,
    total: sent ?? sum,
    currency,
    isWhole: others.length === 0 && (sent !== undefined || isSumWhole),
    ...(!isEachRead && { unlisted }),
  });
};

/** Returns the bill that is all of its list: its amount is the total. */
export const onlyBill = ({ bills, total, unlisted, isWhole }: ReadBills): Bill | undefined => {
  const [only, ...others] = bills;
  const isAll = isWhole && !unlisted && others.length === 0 && only?.whole === total;
  return isAll ? only : undefined;
};

/** Returns whether everything could be read and nothing is due. */
export const isNothingDue = ({ bills, total, isWhole }: Omit<ReadBills, 'currency'>): boolean =>
  isWhole && bills.length === 0 && total === 0;
