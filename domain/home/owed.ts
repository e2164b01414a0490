import { agreedDays, daysLeft } from '../bills/days-left';
import { isLateStatus } from '../bills/late-status';
import type { Instant } from '../kernel/instant';
import type { Rupiah } from '../kernel/money';
import { type HomeData, nextBill } from './read-home';

/** What the user owes now, from the server's home (spec §3, "Home v2"); amounts are never computed here. */
export interface Owed {
  /** The server's name for it. */
  readonly title?: string;
  /** The whole amount to pay now; absent when the server names none. */
  readonly amount?: Rupiah;
  /** The due day of the oldest bill. */
  readonly dueTime?: Instant;
  /** Days of Jakarta's calendar until that day, negative after it. */
  readonly days?: number;
  /** Whether the due day is past: by the server's status, else by the calendar. */
  readonly isLate: boolean;
  /** Whether the server's status names a late fee. */
  readonly hasFee?: true;
}

/** Returns what the user owes at `now`; `undefined` without a bill, or with an amount of zero. */
export const owedIn = (home: HomeData | undefined, now: Instant): Owed | undefined => {
  const bill = nextBill(home);
  if (!bill || bill.amount === 0) return undefined;
  const { title, amount, dueTime, dueStatus = 'UNKNOWN' } = bill;
  const isLate =
    dueStatus === 'UNKNOWN'
      ? dueTime !== undefined && daysLeft(dueTime, now) < 0
      : isLateStatus(dueStatus);
  const days = dueTime === undefined ? undefined : agreedDays(dueTime, now, isLate);
  return {
    isLate,
    ...(title !== undefined && { title }),
    ...(amount !== undefined && { amount }),
    ...(dueTime !== undefined && { dueTime }),
    ...(days !== undefined && { days }),
    ...(dueStatus === 'OVERDUE_WITH_LATE_FEE' && { hasFee: true }),
  };
};

/**
 * Returns whether home names the current bills: with an amount of zero, which means that nothing is owed, or with an
 * amount and either their status or their due time.
 */
export const namesBills = (home: HomeData | undefined): boolean => {
  const { amount, dueTime, dueStatus = 'UNKNOWN' } = nextBill(home) ?? {};
  if (amount === undefined) return false;
  return amount === 0 || dueTime !== undefined || dueStatus !== 'UNKNOWN';
};

/** How far the due day is: past it by days, past it by an unknown number, today, tomorrow, or further. */
export type DueDistance = 'late' | 'overdue' | 'today' | 'tomorrow' | 'in';

/** Returns the distance to the due day; `undefined` when it is unknown, or contradicts the server's status. */
export const dueDistance = ({ days, isLate }: Owed): DueDistance | undefined => {
  if (isLate) return days !== undefined && days < 0 ? 'late' : 'overdue';
  if (days === undefined || days < 0) return undefined;
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'in';
};
