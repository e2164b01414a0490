import { agreedDays, daysLeft } from '../bills/days-left';
import { isLateStatus } from '../bills/due-parts';
import type { Instant } from '../kernel/instant';
import type { Rupiah } from '../kernel/money';
import { type HomeModule, type HomePage, nextBill } from './home';

/** What a person owes now, as the server's home says (spec §3, "Home v2"); nothing of it is computed here. */
export interface Owed {
  /** The server's name for it. */
  readonly title?: string;
  /** All that is to be paid now; absent when the server names no amount. */
  readonly amount?: Rupiah;
  /** The due day of the oldest bill. */
  readonly dueTime?: Instant;
  /** Days of Jakarta's calendar until that day, negative after it. */
  readonly days?: number;
  /** Past its due day: as the server says, else by the calendar. */
  readonly isLate: boolean;
}

/** What a bill comes to; an amount below zero says nothing of what is owed. */
const amountIn = ({ amount }: HomeModule): Rupiah | undefined =>
  amount !== undefined && amount >= 0 ? amount : undefined;

/** What is owed at `now`; `undefined` for a person who owes nothing. */
export const owedIn = (home: HomePage | undefined, now: Instant): Owed | undefined => {
  const bill = nextBill(home);
  if (!bill || bill.amount === 0) return undefined;
  const amount = amountIn(bill);
  const { title, dueTime, dueStatus = 'UNKNOWN' } = bill;
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

/** Whether home names the current bills with an amount that could be read; zero says that nothing is owed. */
export const namesBills = (home: HomePage | undefined): boolean => {
  const bill = nextBill(home);
  return bill !== undefined && amountIn(bill) !== undefined;
};
