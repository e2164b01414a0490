import type { Instant } from '../kernel/instant';
import type { Rupiah } from '../kernel/money';
import { countedDays, daysLeft } from './days-left';
import { isLateStatus } from './late-status';
import { UNREAD, type Unread } from '../kernel/unread';
import type { Bill, ReadBills, Unlisted } from './read-bills';

export interface DuePart {
  /** Whole rupiah, late fees included. */
  readonly amount: Rupiah;
  /** Above zero, or absent; a part of `amount`. */
  readonly lateFee?: Rupiah;
  /** The earliest due time among its bills, if the server sent any. */
  readonly dueTime?: Instant;
  /** Days of Jakarta's calendar from now until then; negative when it is past. */
  readonly days?: number;
}

/** The amount to pay, split exactly into what is late and what is due later. An empty part is absent. */
export interface DueParts {
  readonly late?: DuePart;
  readonly coming?: DuePart;
}

/** Returns whether a bill is late: by its status, or by the calendar when it has none. */
export const isLateBill = (
  { status, dueTime }: Pick<Bill, 'status' | 'dueTime'>,
  now: Instant,
): boolean =>
  status === undefined ? dueTime !== undefined && daysLeft(dueTime, now) < 0 : isLateStatus(status);

/** The facts about late bills that are known although the bills may not add up, or lack an amount. */
export interface Lateness {
  /** Above zero, and whole; absent without a fee. */
  readonly lateFee?: Rupiah | Unread;
}

/** Returns the late fee of a late bill: unread if its status names one that was not sent. */
const feeOf = ({ status, lateFee, ...rest }: Unlisted & { currency?: string }): Rupiah | Unread => {
  if ((rest.currency ?? 'IDR') !== 'IDR') return UNREAD;
  return lateFee ?? (status === 'OVERDUE_WITH_LATE_FEE' ? UNREAD : 0);
};

/** Returns the known facts about late bills, listed or not; `undefined` if no bill is known to be late. */
export const latenessOf = (
  { bills, unlisted = [] }: Pick<ReadBills, 'bills' | 'unlisted'>,
  now: Instant,
): Lateness | undefined => {
  const late = [...bills, ...unlisted].filter((bill) => isLateBill(bill, now));
  if (late.length === 0) return undefined;
  const fees = late.map(feeOf);
  if (fees.includes(UNREAD)) return { lateFee: UNREAD };
  const lateFee = fees.reduce<number>((sum, fee) => sum + Number(fee), 0);
  return lateFee > 0 ? { lateFee } : {};
};

/**
 * Returns the earliest due time of the late bills, or of all if none is late; `undefined` unless each of them has one.
 * Rows that do not add up to the total, without an unlisted bill, lack a bill whose date is unknown.
 */
export const firstDueOf = (
  { bills, unlisted = [], total }: ReadBills,
  now: Instant,
): Instant | undefined => {
  const sum = bills.reduce((all, { whole }) => all + whole, 0);
  const all = [...bills, ...unlisted];
  const late = all.filter((bill) => isLateBill(bill, now));
  const times = (late.length > 0 ? late : all).map(({ dueTime }) => dueTime ?? Number.NaN);
  const first =
    times.length > 0 && (unlisted.length > 0 || sum === total) ? Math.min(...times) : Number.NaN;
  return Number.isNaN(first) ? undefined : first;
};

const partOf = (bills: readonly Bill[], now: Instant): DuePart | undefined => {
  if (bills.length === 0) return undefined;
  const amount = bills.reduce((sum, { whole }) => sum + whole, 0);
  const lateFee = bills.reduce((sum, bill) => sum + (bill.lateFee ?? 0), 0);
  const [dueTime] = bills.flatMap((bill) => bill.dueTime ?? []).sort((a, b) => a - b);
  const days = dueTime === undefined ? undefined : countedDays(dueTime, now);
  return {
    amount,
    ...(lateFee > 0 && { lateFee }),
    ...(dueTime !== undefined && { dueTime }),
    ...(days !== undefined && { days }),
  };
};

/** Returns whether the total is known, and the listed bills, all in rupiah, add up to it. */
export const addsUp = ({ bills, total, isWhole }: Omit<ReadBills, 'currency'>): boolean =>
  isWhole &&
  bills.every(({ currency }) => currency === 'IDR') &&
  bills.reduce((sum, { whole }) => sum + whole, 0) === total;

/**
 * Returns the parts of a list; none when the list is incomplete or does not add up to its total, or when a bill is in
 * another currency, or has neither a known status nor a due time.
 */
export const duePartsOf = (read: ReadBills, now: Instant): DueParts => {
  const { bills } = read;
  const isUnclear = bills.some(({ status, dueTime }) => (status ?? dueTime) === undefined);
  if (isUnclear || !addsUp(read)) return {};
  const late = partOf(
    bills.filter((bill) => isLateBill(bill, now)),
    now,
  );
  const coming = partOf(
    bills.filter((bill) => !isLateBill(bill, now)),
    now,
  );
  return { ...(late && { late }), ...(coming && { coming }) };
};

/** Returns whether a bill is known to be late while it is not known how much of the total is. */
export const isPartLate = (read: ReadBills, now: Instant): boolean =>
  latenessOf(read, now) !== undefined && duePartsOf(read, now).late === undefined;

/** Returns the bills whose due day is still to come. */
export const billsAhead = (
  bills: readonly Bill[],
  now: Instant,
): readonly (Bill & Required<Pick<Bill, 'dueTime'>>)[] =>
  bills.flatMap((bill) => {
    const { dueTime } = bill;
    return dueTime === undefined || daysLeft(dueTime, now) <= 0 ? [] : [{ ...bill, dueTime }];
  });
