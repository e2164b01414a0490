import { agreedDays, daysLeft } from '../bills/days-left';
import { billListOf } from '../bills/address';
import { isLateStatus } from '../bills/late-status';
import { type Host, HOSTS } from '../host/host';
import type { Instant } from '../kernel/instant';
import type { Rupiah } from '../kernel/money';
import { ROUTES } from '../navigation/routes';
import { type HomeData, nextBill } from './home';

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

/** Returns the page on which an amount is paid: its account, or the bills where the host may take the payment over. */
export const payAddress = ({ amount }: Owed, host: Host): string =>
  amount === undefined || HOSTS[host].payment ? billListOf('CURRENT') : ROUTES.bcaVa.path;
